import { formatDate } from '@/domain/dates/plain-date'
import type { ReservationDetails } from '@/domain/reservations/details-schema'
import type { Locale } from '@/domain/shared/locales'

/** A reservation detail as displayed. */
export interface DetailFact {
  key: string
  label: string
  /** Parts of a list; empty for a detail that the operator needs and that is missing. */
  parts: string[]
  /** Whether it needs a row of its own. */
  isLong: boolean
  /** Whether the value is a number, which runs from left to right in every language. */
  isFigures: boolean
}

type Label =
  | 'name'
  | 'phone'
  | 'birthDate'
  | 'identityNumber'
  | 'address'
  | 'hotelName'
  | 'room'
  | 'flightNumber'
  | 'returnFlightNumber'
  | 'note'

interface FactContext {
  locale: Locale
  labelOf: (label: Label) => string
  titleOf: (ticketNumber: string) => string
}

const FIGURES: readonly Label[] = ['phone', 'birthDate', 'identityNumber', 'room', 'flightNumber', 'returnFlightNumber']
const LONG: readonly Label[] = ['address', 'note']

/** Lists the known details. Missing hotel and flight details are listed too while they can still be given. */
export function listDetailFacts(details: ReservationDetails, { locale, labelOf, titleOf }: FactContext): DetailFact[] {
  const { guest, hotel, note, items, detailsState } = details
  const country = guest.country && new Intl.DisplayNames([locale], { type: 'region' }).of(guest.country)
  const fact = (label: Label, texts: (string | null | undefined)[], isWanted = false, title = ''): DetailFact[] => {
    const parts = [...new Set(texts.flatMap((text) => (text ? [text] : [])))]
    if (parts.length === 0 && !isWanted) return []
    return [
      {
        key: `${label} ${title}`,
        label: title === '' ? labelOf(label) : `${title} · ${labelOf(label)}`,
        parts,
        isLong: LONG.includes(label),
        isFigures: FIGURES.includes(label),
      },
    ]
  }
  const hasSeveral = items.filter(({ asks }) => asks.length > 0).length > 1
  const flights = items.flatMap((item) =>
    item.asks.flatMap((field) =>
      fact(field, [item[field]], item.editable, hasSeveral ? titleOf(item.ticketNumber) : undefined),
    ),
  )
  return [
    ...fact('hotelName', [hotel?.hotelName, hotel?.district, hotel?.city], detailsState === 'open'),
    ...fact('room', [hotel?.room]),
    ...flights,
    ...fact('name', [`${guest.firstName} ${guest.lastName}`.trim()]),
    ...fact('phone', [guest.phone]),
    ...fact('birthDate', [guest.birthDate && formatDate(guest.birthDate)]),
    ...fact('identityNumber', [guest.identityNumber]),
    ...fact('address', [guest.address, guest.city, country]),
    ...fact('note', [note]),
  ]
}
