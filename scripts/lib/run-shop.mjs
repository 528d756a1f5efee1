import { parseArgs } from 'node:util'
import { listenForEnd } from './interrupts.mjs'
import { endLeftovers, getLivingSupervisor } from './run-record.mjs'

const LEFTOVERS_LIMIT_MS = 10_000

/** Ends leftover processes of a killed run on a data folder. Throws if a shop runs on it. */
export async function claimDataFolder(dataDir) {
  const other = getLivingSupervisor(dataDir)
  if (other)
    throw new Error(
      `The shop already runs on this data folder (process ${other.pid}). Stop it, or set DATA_DIR and the ports.`,
    )
  const left = await endLeftovers(dataDir, LEFTOVERS_LIMIT_MS)
  if (left > 0) console.log(`Ended ${left} processes of a former run`)
}

/**
 * Starts `shop`, calls `onStarted()` once it runs, and stops it at a signal or when `shop.failed` rejects; a second
 * signal kills it. Rejects with the error of the start or of `failed`.
 */
export async function runUntilEnded(shop, onStarted) {
  const ended = new Promise((resolve) => {
    listenForEnd({
      onFirst: () => {
        console.log('\nStopping ...')
        resolve()
      },
      onSecond: () => shop.kill(),
    })
  })
  try {
    console.log('Starting ...')
    const started = shop.start().then(onStarted)
    const isStarted = await Promise.race([started.then(() => true), ended.then(() => false)])
    if (isStarted) await Promise.race([ended, ...(shop.failed ? [shop.failed] : [])])
  } finally {
    await shop.stop()
  }
  console.log('Stopped.')
}

/**
 * Command line of a program that runs the shop: `--help` prints `help`; otherwise `run({ verbose })` returns the exit
 * code.
 */
export async function runCommandLine(help, run) {
  const { values } = parseArgs({ options: { verbose: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(help)
  try {
    await run({ verbose: values.verbose ?? false })
    process.exit(0)
  } catch (error) {
    console.error(`\n${error.message}`)
    process.exit(1)
  }
}
