'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Amount } from '@/components/basket/amount'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { formatDayShort } from '@/lib/basket/day-words'
import { BookingForm } from './booking-form'
import type { TourBookingParts } from './use-tour-booking'

interface BookingBarProps {
  parts: TourBookingParts
  /** The price line of the card. */
  head: ReactNode
}

/** On phones: price and button stay in view, and the card opens as a sheet. */
export function BookingBar({ parts, head }: BookingBarProps) {
  const t = useTranslations('basket.card')
  const [isOpen, setOpen] = useState(false)
  const { booking, choice, money, state } = parts
  const { priced } = state
  return (
    <>
      <div className="booking-bar lg:hidden">
        <div className="min-w-0 flex-1">
          {priced && money ? (
            <>
              <Amount
                className="block text-lg leading-tight"
                amount={priced.totals.grandTotal}
                currency={priced.currency}
                money={money}
              />
              <small className="text-muted">
                {choice.date && formatDayShort(choice.date, booking.locale)} · {t('totalShort')}
              </small>
            </>
          ) : (
            head
          )}
        </div>
        <Button tone="buy" onClick={() => setOpen(true)}>
          {t(priced ? 'continue' : 'checkDates')}
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={booking.title} closeLabel={t('close')} full>
        <BookingForm parts={parts} onAdded={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
