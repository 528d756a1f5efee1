import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { type Instant, type LocalTime, toEpoch, toInstant, toLocal } from '@/domain/dates/zone'
import type { Refund, RefundStep } from './cancellation'

/**
 * A stop of the slider. 'today' is the current moment, 'day' a whole day. A day on which the refund changes has two
 * stops: 'until' (its last moment before the change) and 'after' (the moment after it).
 */
export interface RefundStop extends Refund {
  part: 'today' | 'day' | 'until' | 'after'
  date: PlainDate
  /** Local time of the change in the tenant's zone; null for a stop without a change. */
  time: LocalTime | null
  /** A moment within the stop, in milliseconds since 1970. */
  at: number
}

/** Adjacent stops with the same refund. */
export interface RefundBlock extends Refund {
  first: number
  last: number
  /** Last moment of the block, as ISO text. */
  until: string
}

export interface RefundSlider {
  stops: RefundStop[]
  blocks: RefundBlock[]
}

/**
 * Maximum number of stops per block. The refund does not change between them, and a short block must stay wide enough
 * for a thumb.
 */
const MOST_PER_BLOCK = 16

/**
 * The refund that a quote gives for a moment; null after the first start, when a cancellation is no longer possible.
 * The steps are those of `buildRefundQuote`, so the result equals `refundAt`.
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
 * Stops for the days from now to the first start, each with its exact refund. A long block with the same refund shows
 * only some of its days, always including the first and the last. Empty when the reservation can no longer be
 * cancelled.
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
