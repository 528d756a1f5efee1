import type { Availability, DayAvailability } from '@/domain/availability/schema'
import { addMonths, type PlainDate, startOfMonth } from '@/domain/dates/plain-date'
import { callOperator } from '@/lib/api/browser'
import type { ApiResult } from '@/lib/api/result'

/** Months that are asked for at once: the next press on the arrow finds its month there. */
const MONTHS_AT_ONCE = 3

export type MonthState = { status: 'loading' } | { status: 'failed'; code: string } | { status: 'ready' }

export interface AvailabilitySnapshot {
  /** Per first day of a month. */
  months: Readonly<Record<PlainDate, MonthState>>
  /** Every day known, in order. */
  days: readonly DayAvailability[]
  /** First bookable day as far as is known. */
  firstOpen: PlainDate | null
}

type Load = (from: PlainDate, months: number) => Promise<ApiResult<Availability>>

const NOTHING: AvailabilitySnapshot = { months: {}, days: [], firstOpen: null }

/** Seats and prices of one product, asked for month by month and kept while the page is open. */
export function createAvailabilityStore(load: Load) {
  let snapshot = NOTHING
  let age = 0
  const listeners = new Set<() => void>()

  const update = (changes: Partial<AvailabilitySnapshot>) => {
    snapshot = { ...snapshot, ...changes }
    for (const listener of listeners) listener()
  }

  const mark = (months: readonly PlainDate[], state: MonthState) =>
    update({ months: { ...snapshot.months, ...Object.fromEntries(months.map((month) => [month, state])) } })

  const take = ({ days, firstOpen }: Availability) => {
    const fresh = new Map([...snapshot.days, ...days].map((day) => [day.date, day]))
    const sorted = [...fresh.values()].sort((left, right) => (left.date < right.date ? -1 : 1))
    const known = [snapshot.firstOpen, firstOpen].filter((date) => date !== null)
    update({ days: sorted, firstOpen: known.sort()[0] ?? null })
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    getSnapshot: () => snapshot,

    /** Makes sure that the month is known or on its way; one that failed is asked for again. */
    async request(date: PlainDate): Promise<void> {
      const month = startOfMonth(date)
      const known = snapshot.months[month]
      if (known && known.status !== 'failed') return
      const months = Array.from({ length: MONTHS_AT_ONCE }, (_, index) => addMonths(month, index)).filter(
        (candidate) => snapshot.months[candidate]?.status !== 'ready',
      )
      const asked = age
      mark(months, { status: 'loading' })
      const result = await load(month, MONTHS_AT_ONCE)
      // Thrown away meanwhile: somebody knows that it is no longer true.
      if (asked !== age) return
      if (result.ok) take(result.data)
      mark(months, result.ok ? { status: 'ready' } : { status: 'failed', code: result.error.code })
    },

    /** Forgets everything and asks again from the month on: somebody else was faster. */
    async refresh(date: PlainDate): Promise<void> {
      age += 1
      snapshot = NOTHING
      await this.request(date)
    },
  }
}

export type AvailabilityStore = ReturnType<typeof createAvailabilityStore>

const stores = new Map<number, AvailabilityStore>()

/** The store of a product that all parts of its page share. */
export function getAvailabilityStore(productId: number): AvailabilityStore {
  const known = stores.get(productId)
  if (known) return known
  const made = createAvailabilityStore((from, months) => callOperator('getAvailability', { productId, from, months }))
  stores.set(productId, made)
  return made
}
