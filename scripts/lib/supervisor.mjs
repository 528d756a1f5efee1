import { join } from 'node:path'
import { endEmbeddedPostgres } from './embedded-postgres.mjs'
import { waitForHealth } from './health.mjs'
import { openLog } from './log-file.mjs'
import { ManagedChild } from './managed-child.mjs'
import { endProcesses } from './processes.mjs'
import { removeRunRecord, writeRunRecord } from './run-record.mjs'

const FIRST_DELAY_MS = 250
const STOP_LIMIT_MS = 10_000
const START_LIMIT_MS = 300_000

/**
 * Runs services concurrently. `start()` resolves when all answer at their health address and rejects if one cannot;
 * `failed` rejects if one is lost later; `stop()` ends all.
 */
export class Supervisor {
  #children = []
  #stopping = null

  constructor({ services, dataDir, show = console.log, verbose = false, firstDelay = FIRST_DELAY_MS }) {
    Object.assign(this, { services, dataDir, show, verbose, firstDelay })
    this.failed = new Promise((_, reject) => {
      this.fail = (reason) => reject(new Error(reason))
    })
    // Callers that wait for `failed` see the rejection; this prevents an unhandled rejection if there are none yet.
    this.failed.catch(() => undefined)
  }

  async start() {
    this.#children = this.services.map((service) => this.#createChild(service))
    for (const child of this.#children) child.start()
    await Promise.race([Promise.all(this.#children.map((child) => this.#waitFor(child))), this.failed])
  }

  /** Ends all children: SIGTERM first, SIGKILL after ten seconds. Idempotent. */
  stop(limit = STOP_LIMIT_MS) {
    this.#stopping ??= this.#end(limit)
    return this.#stopping
  }

  /** Kills at once the processes that `stop` still waits for. */
  async kill() {
    await endProcesses(this.#identities(), 0)
  }

  async #end(limit) {
    const identities = this.#identities()
    for (const child of this.#children) child.retire()
    await endProcesses(identities, limit)
    await endEmbeddedPostgres(this.dataDir)
    for (const child of this.#children) child.log.end()
    removeRunRecord(this.dataDir)
  }

  #identities() {
    return this.#children.map((child) => child.identity).filter((identity) => identity !== null)
  }

  #createChild(service) {
    return new ManagedChild({
      service,
      log: openLog(join(this.dataDir, 'logs', `${service.name}.log`)),
      show: this.show,
      verbose: this.verbose,
      firstDelay: this.firstDelay,
      onStart: () => writeRunRecord(this.dataDir, this.#identities()),
      onGiveUp: (reason) => this.fail(reason),
    })
  }

  async #waitFor(child) {
    const { role, health } = child.service
    const isHealthy = await waitForHealth(health, { limit: START_LIMIT_MS, isHopeless: () => child.hasGivenUp })
    if (isHealthy) child.wasHealthy = true
    else this.fail(`The ${role} did not answer at ${health.url} within ${START_LIMIT_MS / 60_000} minutes`)
  }
}
