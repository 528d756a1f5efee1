import type { ReactNode } from 'react'

/** Server-rendered parts of a booking card's head. */
export interface BookingHeadParts {
  /** Kind of product, above the price. */
  kicker: ReactNode
  /** The price line before a selection. */
  from: ReactNode
  /** Texts for the price line of the selection. */
  words: { old: string; now: string; unit: string }
  /** Campaign, and contact details for browsers without scripts. */
  notes: ReactNode
}

/** Head of the booking card: kind and price; once a day is chosen, the price of that day. */
export function BookingHead({ head, price = head.from }: { head: BookingHeadParts; price?: ReactNode }) {
  return (
    <div className="mb-4">
      {head.kicker}
      {price}
      {head.notes}
    </div>
  )
}
