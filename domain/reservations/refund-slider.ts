import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { type Instant, type LocalTime, toEpoch, toInstant, toLocal } from '@/domain/dates/zone'
import type { Refund, RefundStep } from './cancellation'

/**
 * A place of the slider. 'today' is this very moment and 'day' a whole day; a day on which the refund changes has two:
 * 'until' its last moment, and 'after' it.
 */
export interface RefundStop extends Refund {
  part: 'today' | 'day' | 'until' | 'after'
  date: PlainDate
  /** Of the change, on the tenant's clocks; null for a day that has none. */
  time: LocalTime | null
  /** Milliseconds since 1970: a moment that the stop stands for. */
  at: number
}

/** Neighbouring stops with one and the same refund. */
export interface RefundBlock extends Refund {
  first: number
  last: number
  /** ISO text of its last moment. */
  until: string
}

export interface RefundSlider {
  stops: RefundStop[]
  blocks: RefundBlock[]
}

/** Stops of one block at most: between them nothing changes, and a short block must stay wide enough for a thumb. */
const MOST_PER_BLOCK = 16

/**
 * What a quote promises for a moment; null after the first start, when nothing can be cancelled. The steps are those of
 * `buildRefundQuote`, so that this says what `refundAt` pays.
 */
export function findRefundStep(steps: readonly RefundStep[], at: Instant): RefundStep | null {
  const moment = toEpoch(at)
  return steps.find((step) => moment <= toEpoch(step.until)) ?? null
}

type Moment = Pick<RefundStop, 'part' | 'date' | 'time' | 'at'>

function momentsOf(date: PlainDate, changes: readonly number[], isToday: boolean, zone: string): Moment[] {
  const timeOf = (at: number) => toLocal(at, zone).time
  const end = toEpoch(toInstant(addDays(date, 1), '00:00', zone)) - 1
  const after = (at: number): Moment => ({ part: 'after', date, time: timeOf(at), at: at + 1 })
  if (isToday) return changes.map(after)
  const until = changes.map((at): Moment => ({ part: 'until', date, time: timeOf(at), at }))
  const last = changes.at(-1)
  return last === undefined ? [{ part: 'day', date, time: null, at: end }] : [...until, after(last)]
}

function thinOut<T>(stops: readonly T[]): T[] {
  if (stops.length <= MOST_PER_BLOCK) return [...stops]
  const gap = (stops.length - 1) / (MOST_PER_BLOCK - 1)
  return Array.from({ length: MOST_PER_BLOCK }, (_, index) => stops[Math.round(index * gap)] as T)
}

/**
 * Every day from now to the first start with exactly what comes back then; within a long stretch of the same refund
 * only some of its days, first and last always. Empty when nothing can be cancelled any more.
 */
export function buildRefundSlider(
  { steps, startsAt }: { steps: readonly RefundStep[]; startsAt: string },
  now: Instant,
  zone: string,
): RefundSlider {
  const [begin, start] = [toEpoch(now), toEpoch(startsAt)]
  const open = steps.filter((step) => toEpoch(step.until) >= begin)
  if (begin > start || open.length === 0) return { stops: [], blocks: [] }
  const today = toLocal(begin, zone).date
  const last = toLocal(start, zone).date
  const moments: Moment[] = [{ part: 'today', date: today, time: null, at: begin }]
  for (let date = today; date <= last; date = addDays(date, 1)) {
    const changes = open.map((step) => toEpoch(step.until)).filter((at) => toLocal(at, zone).date === date)
    moments.push(...momentsOf(date, changes, date === today, zone).filter(({ at }) => at > begin && at <= start))
  }
  const stops: RefundStop[] = []
  const blocks: RefundBlock[] = []
  for (const step of open) {
    const { refund, kept, until } = step
    const own = moments.filter(({ at }) => findRefundStep(open, at) === step)
    if (own.length === 0) continue
    const first = stops.length
    stops.push(...thinOut(own).map((moment) => ({ ...moment, refund, kept })))
    blocks.push({ first, last: stops.length - 1, refund, kept, until })
  }
  return { stops, blocks }
}
