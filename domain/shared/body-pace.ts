export interface BodyPace {
  /** Milliseconds that every body has, whatever its size. */
  graceMs: number
  /** Average that is required after the grace. */
  bytesPerSecond: number
  /** Longest pause between two parts, in milliseconds. */
  idleMs: number
}

export interface BodyProgress {
  /** Milliseconds of one clock: when the headers were there, and when the last byte of the body arrived. */
  startedAt: number
  lastByteAt: number
  /** Of the body, as they came over the wire. */
  bytes: number
}

/**
 * The slowest pace at which the body of a request may arrive. GPRS, the slowest mobile network in use, carries 4 to 6 KiB a second: the
 * largest upload (4.4 MB) takes 18 minutes on it and is taken. A mere limit of the whole time would either refuse it or let a body of a
 * few bytes hold its connection for as long.
 */
export const BODY_PACE: BodyPace = { graceMs: 10_000, bytesPerSecond: 4_096, idleMs: 20_000 }

/** Until when the next byte must arrive, in milliseconds of the same clock. */
export function bodyDeadline({ startedAt, lastByteAt, bytes }: BodyProgress, pace: BodyPace = BODY_PACE): number {
  const { graceMs, bytesPerSecond, idleMs } = pace
  return Math.min(startedAt + graceMs + (bytes / bytesPerSecond) * 1_000, lastByteAt + idleMs)
}
