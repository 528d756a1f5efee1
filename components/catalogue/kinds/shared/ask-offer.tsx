import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import type { SaleBooking } from '@/lib/basket/booking'
import { localePath } from '@/lib/i18n/locale-path'
import { getOfferPath, type OfferWish } from '@/lib/requests/offer-wish'

interface AskOfferProps extends Partial<Pick<OfferWish, 'date' | 'endDate'>>, Pick<OfferWish, 'pax'> {
  booking: Pick<SaleBooking, 'locale' | 'slug'>
}

/** Link to the request form, prefilled with the selection, for guests whom the card cannot help. */
export function AskOffer({ booking: { locale, slug }, pax, date = null, endDate = null }: AskOfferProps) {
  const t = useTranslations('basket.card')
  return (
    <ButtonLink
      tone="quiet"
      size="small"
      href={localePath(locale, getOfferPath({ product: slug, date, endDate, pax }))}
    >
      {t('askOffer')}
    </ButtonLink>
  )
}
