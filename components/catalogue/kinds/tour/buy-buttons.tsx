'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatMoment } from '@/lib/basket/day-words'
import { openBasketSidebar } from '@/lib/basket/sidebar-signal'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import type { TourBookingParts } from './use-tour-booking'

interface BuyButtonsProps {
  parts: TourBookingParts
  /** The sheet on a phone closes before the basket opens. */
  onAdded?: (() => void) | undefined
}

/** Into the basket, or straight on to the checkout; a choice that lacks something says what. */
export function BuyButtons({ parts, onAdded }: BuyButtonsProps) {
  const t = useTranslations('basket.card')
  const router = useRouter()
  const { add, booking, isBusy, state } = parts
  const { step } = state
  const isReady = step === 'ready'
  const missing = step === 'ready' || step === 'loading' ? undefined : t(`missing.${step}`)

  const addToBasket = async () => {
    const result = await add()
    if (result === null) return
    onAdded?.()
    openBasketSidebar(result)
  }
  const bookNow = async () => {
    if ((await add()) !== null) router.push(localePath(booking.locale, paths.basket('checkout')))
  }

  return (
    <div className="flex flex-col gap-2.5">
      <Button
        tone="buy"
        size="large"
        wide
        icon="shopping-bag"
        busy={isBusy || step === 'loading'}
        missing={missing}
        onClick={addToBasket}
      >
        {t('add')}
      </Button>
      {isReady && (
        <Button tone="secondary" wide disabled={isBusy} onClick={bookNow}>
          {t('bookNow')}
        </Button>
      )}
      {isReady && state.freeUntil !== null && (
        <p className="flex items-start justify-center gap-2 text-sm font-semibold text-success">
          <Icon name="circle-check" size={18} />
          <span>{t('freeUntil', { moment: formatMoment(state.freeUntil, booking.timeZone, booking.locale) })}</span>
        </p>
      )}
    </div>
  )
}
