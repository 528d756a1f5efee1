/** Places between two steps where a power cut would hurt most, by what has just happened. */
export const FAIL_POINTS = [
  'stockTaken',
  'reservationInserted',
  'reservationCommitted',
  'paymentIntended',
  'charged',
  'settled',
  'mailDue',
  'mailWritten',
] as const

export type FailPoint = (typeof FAIL_POINTS)[number]

const [armed, passes = '1'] = (process.env.FAILPOINT ?? '').split(':')
let left = Number(passes)

/**
 * Ends the process as kill -9 would when it comes here for the n-th time, if FAILPOINT says so ('charged:3'); nothing
 * otherwise. For the test that kills (tests/load/kill).
 */
export function failPoint(name: FailPoint): void {
  if (name !== armed) return
  left -= 1
  if (left <= 0) process.kill(process.pid, 'SIGKILL')
}
