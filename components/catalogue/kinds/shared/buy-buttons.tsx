import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatMoment } from '@/domain/dates/day-words'
import type { SaleBooking } from '@/lib/basket/booking'
import { openBasketSidebar } from '@/lib/basket/sidebar-signal'
import { localePath } from '@/lib/i18n/locale-path'
import { type BasketFlow, paths } from '@/lib/paths'

interface BuyButtonsProps {
  booking: Pick<SaleBooking, 'locale' | 'timeZone' | 'isDirect'>
  isBusy: boolean
  /** Why the selection cannot be bought, as text; 'loading' while that is unknown, null if it can be bought. */
  missing: string | 'loading' | null
  freeUntil: string | null
  add: (flow?: BasketFlow) => Promise<'added' | 'duplicate' | null>
  /** Called after an item was added; closes the bottom sheet on phones before the basket opens. */
  onAdded?: (() => void) | undefined
}

/** Buttons to add to the basket or to go to the checkout. An incomplete selection states what is missing. */
export function BuyButtons({ booking, isBusy, missing, freeUntil, add, onAdded }: BuyButtonsProps) {
  const t = useTranslations('basket.card')
  const router = useRouter()
  const isReady = missing === null

  const addToBasket = async () => {
    const result = await add()
    if (result === null) return
    onAdded?.()
    openBasketSidebar(result)
  }
  const bookNow = async () => {
    const flow = booking.isDirect ? 'direct' : 'basket'
    if ((await add(flow)) !== null) router.push(localePath(booking.locale, paths.basket('checkout', flow)))
  }

  return (
    <div className="flex flex-col gap-2.5">
      <Button
        tone="buy"
        size="large"
        wide
        icon="shopping-bag"
        busy={isBusy || missing === 'loading'}
        missing={missing === null || missing === 'loading' ? undefined : missing}
        onClick={addToBasket}
      >
        {t('add')}
      </Button>
      {isReady && (
        <Button tone="secondary" wide disabled={isBusy} onClick={bookNow}>
          {t('bookNow')}
        </Button>
      )}
      {isReady && freeUntil !== null && (
        <p className="flex items-start justify-center gap-2 text-sm font-semibold text-success">
          <Icon name="circle-check" size={18} />
          <span>{t('freeUntil', { moment: formatMoment(freeUntil, booking.timeZone, booking.locale) })}</span>
        </p>
      )}
    </div>
  )
}
