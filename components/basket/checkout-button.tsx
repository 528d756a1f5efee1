import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { ReservationFlow } from '@/domain/reservations/draft'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

interface CheckoutButtonProps {
  flow: ReservationFlow
  /** How many items can be booked; without any there is nothing to go on with. */
  bookable: number
  locale: Locale
  isWide?: boolean
  /** There is something to wait for before going on. */
  isBusy?: boolean | undefined
}

export function CheckoutButton({ flow, bookable, locale, isWide = true, isBusy = false }: CheckoutButtonProps) {
  const t = useTranslations('basket.totals')
  const look = { tone: 'buy', wide: isWide, ...(isWide ? { size: 'large' as const } : {}) } as const
  if (bookable === 0) return <Button {...look} missing={t('nothingBookable')} />
  if (isBusy)
    return (
      <Button {...look} busy>
        {t('checkout')}
      </Button>
    )
  return (
    <ButtonLink {...look} href={localePath(locale, paths.basket('checkout', flow))}>
      {t('checkout')}
    </ButtonLink>
  )
}
