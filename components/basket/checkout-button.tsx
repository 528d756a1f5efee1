import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { ReservationFlow } from '@/domain/reservations/draft'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

interface CheckoutButtonProps {
  flow: ReservationFlow
  /** Number of items that can be booked; at 0 the button states that none can be booked. */
  bookable: number
  locale: Locale
  isWide?: boolean
  /** A pending request must finish before the guest can continue. */
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
