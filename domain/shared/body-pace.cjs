/**
 * The slowest pace at which the body of a request may arrive. GPRS, the slowest mobile network in use, carries 4 to 6 KiB a second: the
 * largest upload (4.4 MB) takes 18 minutes on it and is taken. A mere limit of the whole time would either refuse it or let a body of a
 * few bytes hold its connection for as long.
 * @type {import('./body-pace.cjs').BodyPace}
 */
const BODY_PACE = { graceMs: 10_000, bytesPerSecond: 4_096, idleMs: 20_000 }

/** @type {typeof import('./body-pace.cjs').bodyDeadline} */
function bodyDeadline({ startedAt, lastByteAt, bytes }, { graceMs, bytesPerSecond, idleMs } = BODY_PACE) {
  return Math.min(startedAt + graceMs + (bytes / bytesPerSecond) * 1_000, lastByteAt + idleMs)
}

module.exports = { BODY_PACE, bodyDeadline }
