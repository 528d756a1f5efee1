import { identifyNpm, isAlive } from './processes.mjs'

/** A terminal sends Ctrl-C to npm too, which passes it on: two signals this close are one wish. */
const SAME_WISH_MS = 1_500
const NPM_CHECK_MS = 1_000

/**
 * Calls `onFirst` at the first request to end, also when npm, which started this process, is gone without a word;
 * `onSecond` when a person insists.
 */
export function listenForEnd({ onFirst, onSecond }) {
  let first = null
  const take = () => {
    if (first === null) {
      first = Date.now()
      onFirst()
    } else if (Date.now() - first > SAME_WISH_MS) onSecond()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, take)
  const npm = identifyNpm()
  if (npm === null) return
  const timer = setInterval(() => {
    if (isAlive(npm)) return
    clearInterval(timer)
    take()
  }, NPM_CHECK_MS)
  timer.unref()
}
