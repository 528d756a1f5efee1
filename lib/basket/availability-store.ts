import type { Availability, DayAvailability } from '@/domain/availability/schema'
import { addMonths, type PlainDate, startOfMonth } from '@/domain/dates/plain-date'
import { callOperator } from '@/lib/api/browser'
import type { ApiResult } from '@/lib/api/result'

/** Months per request, so that the next month is loaded before the user opens it. */
const MONTHS_AT_ONCE = 3

export type MonthState = { status: 'loading' } | { status: 'failed'; code: string } | { status: 'ready' }

export interface AvailabilitySnapshot {
  /** Keyed by the first day of the month. */
  months: Readonly<Record<PlainDate, MonthState>>
  /** All loaded days, in order. */
  days: readonly DayAvailability[]
  /** First bookable day of the loaded data. */
  firstOpen: PlainDate | null
}

type Load = (from: PlainDate, months: number) => Promise<ApiResult<Availability>>

const NOTHING: AvailabilitySnapshot = { months: {}, days: [], firstOpen: null }

/** Availability of one product, loaded month by month and cached while the page is open. */
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

    /** Loads the month unless it is loaded or loading; a failed month is loaded again. */
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
      // `refresh` was called meanwhile: the response is stale.
      if (asked !== age) return
      if (result.ok) take(result.data)
      mark(months, result.ok ? { status: 'ready' } : { status: 'failed', code: result.error.code })
    },

    /** Discards all data and reloads from the month on, for example after another guest took the last seats. */
    async refresh(date: PlainDate): Promise<void> {
      age += 1
      snapshot = NOTHING
      await this.request(date)
    },
  }
}

export type AvailabilityStore = ReturnType<typeof createAvailabilityStore>

const stores = new Map<number, AvailabilityStore>()

/** The store of a product, shared by all parts of its page. */
export function getAvailabilityStore(productId: number): AvailabilityStore {
  const known = stores.get(productId)
  if (known) return known
  const made = createAvailabilityStore((from, months) => callOperator('getAvailability', { productId, from, months }))
  stores.set(productId, made)
  return made
}
