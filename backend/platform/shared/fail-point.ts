/** Points between two steps where a crash is most critical, named after the step just completed. */
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
 * Kills the process with SIGKILL at the n-th call if FAILPOINT names this point ('charged:3'). Does nothing otherwise.
 * Used by the kill test (tests/load/kill).
 */
export function failPoint(name: FailPoint): void {
  if (name !== armed) return
  left -= 1
  if (left <= 0) process.kill(process.pid, 'SIGKILL')
}
