'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import type { SaleBooking } from '@/lib/basket/booking'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

/** The way to a person where nothing in the card helps: a request that names what they wanted. */
export function AskOffer({ booking: { locale, slug } }: { booking: Pick<SaleBooking, 'locale' | 'slug'> }) {
  const t = useTranslations('basket.card')
  return (
    <ButtonLink tone="quiet" size="small" href={localePath(locale, paths.specialOffer(slug))}>
      {t('askOffer')}
    </ButtonLink>
  )
}
