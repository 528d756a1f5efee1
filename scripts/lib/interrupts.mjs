import { identifyNpm, isAlive } from './processes.mjs'

/** A terminal sends Ctrl-C to npm too, which forwards it: two signals within this time count as one. */
const SAME_WISH_MS = 1_500
const NPM_CHECK_MS = 1_000

/**
 * Calls `onFirst` at the first signal, or when npm, which started this process, has exited without a signal; calls
 * `onSecond` at a further signal.
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
