import { dayAvailability, monthAvailability } from '@/domain/availability/rules'
import type { SessionAvailability } from '@/domain/availability/schema'
import type { Problem, Selection } from '@/domain/basket/schema'
import type { TaxonRef, Titled } from '@/domain/content/schema'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { findActiveProducts, type ProductRow, readAvailabilityInput } from '../availability/repository'
import { findTitles } from '../catalogue/cards'
import { findTaxonTitles } from '../catalogue/taxons'
import type { Queryable } from '../db/client'

export interface Clock {
  now: number
  zone: string
}

/** A selection that can be had, with the rows its price is made of. */
export interface AvailableSelection {
  selection: Selection
  product: ProductRow
  titles: Titled
  category: TaxonRef
  session: SessionAvailability
}

export type CheckedSelection =
  | { ok: true; value: AvailableSelection }
  | { ok: false; problem: Problem; nearestOpen: PlainDate | null }

/** Seats a selection takes of a departure: infants sit on laps. */
export function seatsOf(selection: Pick<Selection, 'pax'>): number {
  return selection.pax.adult + selection.pax.child
}

const REASONS: Record<string, Problem> = {
  past: 'past',
  pastCutoff: 'pastCutoff',
  full: 'full',
  notOperating: 'notOperating',
  closed: 'notOperating',
  beyondHorizon: 'notOperating',
}

async function checkOne(db: Queryable, selection: Selection, product: ProductRow, clock: Clock) {
  if (product.kind !== 'tour') return { problem: 'notBookable' as const, nearestOpen: null, session: null }
  const range = { from: addDays(selection.date, -32), to: addDays(selection.date, 63) }
  const input = await readAvailabilityInput(db, product, range, clock)
  const seats = seatsOf(selection)
  const asked = { ...input, minPersons: seats }
  const day = dayAvailability(asked, selection.date)
  const nearestOpen = () =>
    monthAvailability(asked, selection.date).find((entry) => entry.date === selection.date)?.nearestOpen ?? null
  if (day.dayStatus === 'closed') {
    const largest = Math.max(0, ...input.sessions.map((entry) => entry.capacity))
    const problem = seats > largest && largest > 0 ? 'tooManyPersons' : (REASONS[day.reason ?? ''] ?? 'notOperating')
    return { problem, nearestOpen: nearestOpen(), session: null }
  }
  const session = day.sessions.find((entry) => entry.time === selection.session)
  if (!session) return { problem: 'notOperating' as const, nearestOpen: nearestOpen(), session: null }
  if (session.seatsLeft < seats) return { problem: 'full' as const, nearestOpen: nearestOpen(), session: null }
  return { problem: null, nearestOpen: null, session }
}

/** Answers for each selection, in its order, whether it can be had now; asks the database only. */
export async function checkSelections(
  db: Queryable,
  selections: readonly Selection[],
  clock: Clock,
): Promise<CheckedSelection[]> {
  const ids = [...new Set(selections.map((selection) => selection.productId))]
  const products = await findActiveProducts(db, ids)
  const [titles, taxons] = await Promise.all([
    findTitles(db, ids),
    findTaxonTitles(
      db,
      [...products.values()].map((product) => product.categoryId),
    ),
  ])
  return Promise.all(
    selections.map(async (selection): Promise<CheckedSelection> => {
      const product = products.get(selection.productId)
      const category = product ? taxons.get(product.categoryId) : undefined
      if (!product || !category || product.kind !== selection.kind)
        return { ok: false, problem: 'unknownProduct', nearestOpen: null }
      const isKnownExtra = (id: string) => product.extras.some((extra) => extra.id === id)
      if (!selection.extras.every((extra) => isKnownExtra(extra.id)))
        return { ok: false, problem: 'unknownExtra', nearestOpen: null }
      const checked = await checkOne(db, selection, product, clock)
      if (!checked.session)
        return { ok: false, problem: checked.problem ?? 'notOperating', nearestOpen: checked.nearestOpen }
      return {
        ok: true,
        value: { selection, product, titles: titles.get(product.id) ?? {}, category, session: checked.session },
      }
    }),
  )
}
