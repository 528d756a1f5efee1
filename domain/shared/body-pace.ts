export interface BodyPace {
  /** Milliseconds that every body may take, whatever its size. */
  graceMs: number
  /** Minimum average rate after the grace period. */
  bytesPerSecond: number
  /** Longest pause between two parts, in milliseconds. */
  idleMs: number
}

export interface BodyProgress {
  /** Milliseconds of one clock: when the headers arrived, and when the last byte of the body arrived. */
  startedAt: number
  lastByteAt: number
  /** Bytes of the body received so far. */
  bytes: number
}

/**
 * The slowest pace at which the body of a request may arrive. GPRS, the slowest mobile network in use, carries 4 to 6
 * KiB a second; the largest upload (4.4 MB) takes 18 minutes on it and is accepted. A limit on the total time alone
 * would either refuse that upload or let a body of a few bytes hold its connection for as long.
 */
export const BODY_PACE: BodyPace = { graceMs: 10_000, bytesPerSecond: 4_096, idleMs: 20_000 }

/** The deadline for the next byte, in milliseconds of the same clock. */
export function bodyDeadline({ startedAt, lastByteAt, bytes }: BodyProgress, pace: BodyPace = BODY_PACE): number {
  const { graceMs, bytesPerSecond, idleMs } = pace
  return Math.min(startedAt + graceMs + (bytes / bytesPerSecond) * 1_000, lastByteAt + idleMs)
}
