import { DEFAULT_PAX, toPax } from '@/domain/basket/pax'
import type { Pax, Selection } from '@/domain/basket/schema'
import { isPlainDate } from '@/domain/dates/plain-date'
import { isLocalTime } from '@/domain/dates/zone'

/** What a person has chosen on the page of a tour, as far as it goes. */
export interface TourChoice {
  date: string | null
  session: string | null
  pax: Pax
  extras: Selection['extras']
}

export const NO_CHOICE: TourChoice = { date: null, session: null, pax: DEFAULT_PAX, extras: [] }

const BANDS = { adult: 'adults', child: 'children', infant: 'infants' } as const

/** The choice in an address: `?date&session&adults&children&infants`. What makes no sense counts as not chosen. */
export function parseChoice(search: string): TourChoice {
  const query = new URLSearchParams(search)
  const date = query.get('date')
  const session = query.get('session')
  const countOf = (band: keyof Pax): number => {
    const text = query.get(BANDS[band])
    return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : DEFAULT_PAX[band]
  }
  return {
    date: isPlainDate(date) ? date : null,
    session: isLocalTime(session) ? session : null,
    pax: toPax({ adult: countOf('adult'), child: countOf('child'), infant: countOf('infant') }),
    extras: [],
  }
}

/** The query with the choice in it; what it said beside stays, and what is as at the beginning is left out. */
export function toSearch(choice: TourChoice, search: string): string {
  const query = new URLSearchParams(search)
  const put = (name: string, value: string | null) => (value === null ? query.delete(name) : query.set(name, value))
  put('date', choice.date)
  put('session', choice.date === null ? null : choice.session)
  for (const band of Object.keys(BANDS) as (keyof Pax)[]) {
    const isUsual = choice.pax[band] === DEFAULT_PAX[band]
    put(BANDS[band], isUsual ? null : String(choice.pax[band]))
  }
  // A colon needs no escape in a query, and an address is read by people.
  const text = query.toString().replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}

/** How many of an extra are chosen; 0 when it is not. */
export function countExtra(choice: TourChoice, id: string): number {
  return choice.extras.find((extra) => extra.id === id)?.quantity ?? 0
}

export function withExtra(choice: TourChoice, id: string, quantity: number): TourChoice {
  const others = choice.extras.filter((extra) => extra.id !== id)
  return { ...choice, extras: quantity > 0 ? [...others, { id, quantity }] : others }
}
