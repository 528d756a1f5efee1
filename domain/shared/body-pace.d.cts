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

export declare const BODY_PACE: BodyPace

/** Until when the next byte must arrive, in milliseconds of the same clock. */
export declare function bodyDeadline(progress: BodyProgress, pace?: BodyPace): number
