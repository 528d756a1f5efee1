import type { ReactNode } from 'react'

/** What the server writes of a booking card's head. */
export interface BookingHeadParts {
  /** What it is, above the price. */
  kicker: ReactNode
  /** The price line before anything is chosen. */
  from: ReactNode
  /** For the price line of what is chosen. */
  words: { old: string; now: string; unit: string }
  /** Campaign, and what to do without scripts. */
  notes: ReactNode
}

/** Above the form: what it is and what it costs, of the chosen day once there is one. */
export function BookingHead({ head, price = head.from }: { head: BookingHeadParts; price?: ReactNode }) {
  return (
    <div className="mb-4">
      {head.kicker}
      {price}
      {head.notes}
    </div>
  )
}
