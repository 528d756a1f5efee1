'use client'

import { useTranslations } from 'next-intl'
import { Amount } from '@/components/basket/amount'
import { toShown } from '@/lib/basket/browser-money'
import { countExtra, withExtra } from '@/lib/basket/choice'
import { CountRow } from './count-row'
import type { TourBookingParts } from './use-tour-booking'

/** What may be added to a tour, with the price of one. */
export function ExtraFields({ parts }: { parts: TourBookingParts }) {
  const t = useTranslations('basket.card')
  const { booking, choice, choose, money } = parts
  if (booking.extras.length === 0) return null
  return (
    <div className="border-t border-line">
      {booking.extras.map((extra) => {
        const shown = money && toShown(extra.price, booking.price.currency, money)
        return (
          <CountRow
            key={extra.id}
            label={extra.title}
            hint={
              <>
                {shown && <Amount className="font-semibold" {...shown} money={money} />}{' '}
                {t(extra.per === 'person' ? 'each' : 'perBooking')}
                {extra.text && <span className="block">{extra.text}</span>}
              </>
            }
            value={countExtra(choice, extra.id)}
            min={0}
            max={extra.maximum}
            onChange={(quantity) => choose(withExtra(choice, extra.id, quantity))}
          />
        )
      })}
    </div>
  )
}
