import type { SeedProduct, SeedSeason, SeedText } from '@/backend/db/seed/types'
import type { Locale } from '@/domain/shared/locales'
import { mapTexts } from './menu-entries'

/** A product without its place among the others, which the list of all of them gives it. */
export type Unranked<L extends Locale> = Omit<SeedProduct<L>, 'rank' | 'pictureSeed'>

/** Words of what has no programme, or says so itself. */
export type Words = Omit<SeedText, 'programme'> & Partial<Pick<SeedText, 'programme'>>

/** What every product says for itself; the rest has a usual value for its kind. */
type Told = 'code' | 'destination' | 'scene' | 'details' | 'seasons' | 'extras' | 'reviews'

export type Entry<L extends Locale> = Pick<SeedProduct<L>, Told> &
  Partial<Omit<SeedProduct<L>, Told | 'rank' | 'pictureSeed' | 'kind' | 'text'>> & { text: Record<L, Words> }

/** What an operator's products of a kind have in common. */
export type Usual<L extends Locale> = Pick<
  SeedProduct<L>,
  'category' | 'unit' | 'taxRate' | 'depositRate' | 'cutoffMinutes' | 'freeCancellationHours'
> &
  Partial<Pick<SeedProduct<L>, 'instantConfirmation' | 'cancellation'>>

/** A product of the kind, from what it says for itself. */
export const entryOf =
  <L extends Locale>(usual: Usual<L>) =>
  ({ text, ...entry }: Entry<L>): Unranked<L> => ({
    currency: 'EUR',
    sessions: [],
    childFrom: 3,
    adultFrom: 12,
    taxMode: 'included',
    paymentPlan: 'deposit',
    instantConfirmation: false,
    ...usual,
    ...entry,
    kind: entry.details.kind,
    text: mapTexts(text, (words) => ({ programme: [], ...words })),
  })

/** One season of what has the same price whoever comes; `minimumNights` is the shortest stay that begins in it. */
export function season(from: string, to: string, price: string, minimumNights?: number): SeedSeason {
  return { from, to, adult: price, child: price, infant: '0.00', ...(minimumNights ? { minimumNights } : {}) }
}
