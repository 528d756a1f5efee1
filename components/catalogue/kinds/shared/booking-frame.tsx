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
  /** Price line and campaign, made by the server. */
  head: BookingHeadParts
  /** The price line alone, for the bar on phones. */
  price: ReactNode
  priced: PricedReservation | null
  money: BrowserMoney | null
  /** When, in few words: stands in the bar once the choice has a price. */
  when: string | null
  /** The form; in the sheet it closes that once something is in the basket. */
  children: (onAdded?: () => void) => ReactNode
}

/** The booking card: beside the page on wide screens, a bar and a sheet on phones. Both show one choice. */
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
        {/* Without scripts nothing could be chosen in it: the head says so and leads to a person. */}
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
        {/* The form takes longer to draw than the press may take to be answered. */}
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
