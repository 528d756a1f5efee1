import { dirname, join } from 'node:path'
import { endEmbeddedPostgres } from '../embedded-postgres.mjs'
import { listFiles } from '../files.mjs'
import { openLog } from '../log-file.mjs'
import { fromRoot } from '../root.mjs'
import { removeRunRecord, writeRunRecord } from '../run-record.mjs'
import { isDevLine } from './dev-lines.mjs'
import { Gate } from './gate.mjs'
import { ReloadingChild } from './reloading-child.mjs'
import { watchBundle } from './watch-bundle.mjs'
import { FolderWatcher } from './watch-folders.mjs'

const STOP_LIMIT_MS = 10_000

/**
 * Folders in which a change may fix a process without a bundle that has exited: an invalid next.config.ts ends `next
 * dev`.
 */
const SOURCES = ['app', 'components', 'domain', 'lib', 'messages', 'store']

/**
 * The processes of `npm run dev`. `start()` resolves when each has answered once or failed; `stop()` ends all.
 *
 * `services` come from `buildDevServices`. `prepare()` runs before the first service with a bundle is started, and
 * returns a resource that `stop` stops last, or null. `show` takes one line; `isWholeLog` shows the whole output of the
 * processes.
 */
export class DevShop {
  #children = []
  #bundles = []
  #folders = []
  #stopping = null

  constructor({ services, dataDir, prepare, show = console.log, isWholeLog = false }) {
    Object.assign(this, { services, dataDir, show, isWholeLog })
    this.prepare = prepare
  }

  async start() {
    this.#children = this.services.map((service) => this.#createChild(service))
    const gates = this.#children.flatMap((child) => child.gates)
    await Promise.all(gates.map((gate) => gate.listen()))
    for (const child of this.#children) if (!child.service.bundle) void child.restart()
    this.prepared = this.prepare()
    const reloading = this.#children.filter((child) => child.service.bundle)
    await Promise.all([this.prepared, ...reloading.map((child) => this.#startReloading(child))])
  }

  /** Ends all: SIGTERM first, SIGKILL after ten seconds. Idempotent. */
  stop() {
    this.#stopping ??= this.#end(STOP_LIMIT_MS)
    return this.#stopping
  }

  /** Kills at once the processes that `stop` still waits for. */
  async kill() {
    await Promise.all(this.#children.map((child) => child.end(0)))
  }

  #createChild(service) {
    return new ReloadingChild({
      service,
      gates: (service.gates ?? []).map((gate) => new Gate(gate)),
      log: openLog(join(this.dataDir, 'logs', `${service.name}.log`)),
      show: this.show,
      isShown: (line, stream) => this.isWholeLog || isDevLine(line, stream),
      onStart: () => writeRunRecord(this.dataDir, this.#identities()),
      onCrash: () => {
        if (!service.bundle) this.#startAfterChange()
      },
    })
  }

  #identities() {
    return this.#children.map((child) => child.identity).filter((identity) => identity !== null)
  }

  /**
   * Resolves when the first process answers, has exited, or cannot be built; later builds restart it in the background.
   */
  #startReloading(child) {
    const { bundle, name } = child.service
    return new Promise((resolve, reject) => {
      const take = async () => {
        await this.prepared
        await child.restart()
        resolve()
      }
      const onFailed = (text) => {
        this.show(`[${name}] cannot be built; what ran goes on running\n${text}`)
        resolve()
      }
      watchBundle({ ...bundle, onBuilt: () => take().catch(reject), onFailed }).then(
        (watching) => this.#bundles.push(watching),
        reject,
      )
    })
  }

  /** Starts exited processes without a bundle at the next change of a storefront source. */
  #startAfterChange() {
    const watcher = new FolderWatcher(() => {
      watcher.close()
      for (const child of this.#children) if (!child.service.bundle && child.identity === null) void child.restart()
    })
    const files = SOURCES.flatMap((folder) => listFiles(folder))
    watcher.follow([fromRoot(), ...new Set(files.map((path) => dirname(fromRoot(path))))])
    this.#folders.push(watcher)
  }

  async #end(limit) {
    for (const watcher of this.#folders) watcher.close()
    await Promise.all(this.#bundles.map((bundle) => bundle.close()))
    await Promise.all(this.#children.map((child) => child.end(limit)))
    for (const { gates, log } of this.#children) {
      for (const gate of gates) gate.close()
      log.end()
    }
    await (await this.prepared?.catch(() => null))?.stop()
    await endEmbeddedPostgres(this.dataDir)
    removeRunRecord(this.dataDir)
  }
}
