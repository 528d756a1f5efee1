import { useTranslations } from 'next-intl'
import { type ReactNode, startTransition, useState } from 'react'
import { Amount } from '@/components/money/amount'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useIsWide } from '@/components/ui/use-is-wide'
import type { PricedReservation } from '@/domain/pricing/types'
import type { SaleBooking } from '@/lib/basket/booking'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { getCampaign } from '@/lib/basket/price-choice'
import { getUnitPrice } from '@/lib/basket/unit-price'
import { BookingHead, type BookingHeadParts } from './booking-head'
import { uncover } from './uncover'
import { UnitPriceTag } from './unit-price-tag'

interface BookingFrameProps {
  booking: SaleBooking
  /** Price line and campaign, rendered by the server. */
  head: BookingHeadParts
  /** The price line alone, for the phone bar. */
  price: ReactNode
  priced: PricedReservation | null
  money: BrowserMoney | null
  /** Short description of the date, shown in the phone bar once the choice has a price. */
  when: string | null
  /** Renders the form. In the bottom sheet, `onAdded` closes it after an item was added. */
  children: (onAdded?: () => void) => ReactNode
}

/** The booking card: beside the page on wide screens, a bar with a bottom sheet on phones. Both share one choice. */
export function BookingFrame({ booking, head, price, priced, money, when, children }: BookingFrameProps) {
  const t = useTranslations('basket.card')
  const [isOpen, setOpen] = useState(false)
  const isWide = useIsWide()
  const { title } = booking
  const unit = priced && getUnitPrice(priced, getCampaign(booking, Date.now()))
  return (
    <>
      <section
        className="float booking-card max-desktop:hidden max-desktop:noscript:block"
        aria-label={title}
        onFocus={uncover}
      >
        <BookingHead
          head={head}
          price={
            unit && money ? (
              <UnitPriceTag unit={unit} currency={priced.currency} money={money} words={head.words} />
            ) : undefined
          }
        />
        {/* The form needs scripts. Without them the head contains contact details instead. */}
        {isWide && <div className="noscript:hidden">{children()}</div>}
      </section>
      <div className="booking-bar fixed flex items-center gap-4 border-t border-line bg-surface noscript:hidden desktop:hidden">
        <div className="min-w-0 flex-1">
          {priced && money ? (
            <>
              <Amount
                className="block text-lg leading-tight"
                amount={priced.totals.grandTotal}
                currency={priced.currency}
                money={money}
              />
              <small className="text-muted">{[when, t('totalShort')].filter(Boolean).join(' · ')}</small>
            </>
          ) : (
            price
          )}
        </div>
        {/* A transition: rendering the form takes longer than an interaction may (INP). */}
        <Button tone="buy" onClick={() => startTransition(() => setOpen(true))}>
          {t(priced ? 'continue' : 'checkDates')}
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={t('close')} full>
        {children(() => setOpen(false))}
      </Dialog>
    </>
  )
}
