import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { waitForHealth } from '../health.mjs'
import { followOutput } from '../log-file.mjs'
import { identify, signal } from '../processes.mjs'
import { ROOT } from '../root.mjs'

/** A process that is paused in a debugger does not react to SIGTERM. */
const END_LIMIT_MS = 2_000
const HEALTH_LIMIT_MS = 300_000
const HEALTH_INTERVAL_MS = 40

/**
 * One process that is restarted after every change. If it exits by itself, that is reported and it is started at the
 * next change, which probably fixes the cause. `gates` follow its state.
 */
export class ReloadingChild {
  #child = null
  #work = Promise.resolve()
  #isQueued = false
  #isEnding = false

  constructor({ service, gates = [], log, show, isShown, onStart, onCrash = () => undefined }) {
    Object.assign(this, { service, gates, log, show, isShown, onStart, onCrash })
  }

  /** Process id and start time of the running process, or null. */
  get identity() {
    return this.#isRunning(this.#child) ? identify(this.#child.pid) : null
  }

  /**
   * Replaces the process. Resolves to whether the new one answers at its health address, or immediately if it has none.
   * Several calls during one replacement count as one.
   */
  restart() {
    if (!this.#isQueued) {
      this.#isQueued = true
      this.#work = this.#work.then(() => {
        this.#isQueued = false
        return this.#replace()
      })
    }
    return this.#work
  }

  /** Ends it permanently: SIGTERM first, SIGKILL after `limit` milliseconds. */
  end(limit) {
    this.#isEnding = true
    return this.#stop(this.#child, limit)
  }

  #isRunning(child) {
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
  }

  async #replace() {
    const started = Date.now()
    const former = this.#child
    for (const gate of this.gates) gate.hold()
    this.#child = null
    await this.#stop(former, END_LIMIT_MS)
    if (this.#isEnding) return false
    const child = this.#start()
    const { health } = this.service
    if (!health) return true
    const isHealthy = await waitForHealth(health, {
      limit: HEALTH_LIMIT_MS,
      interval: HEALTH_INTERVAL_MS,
      isHopeless: () => !this.#isRunning(child),
    })
    if (isHealthy) {
      for (const gate of this.gates) gate.open()
      const seconds = ((Date.now() - started) / 1_000).toFixed(1)
      if (former) this.show(`[${this.service.name}] restarted in ${seconds} s`)
    }
    return isHealthy
  }

  async #stop(child, limit) {
    if (!this.#isRunning(child)) return
    const ended = once(child, 'exit')
    signal(child.pid, 'SIGTERM')
    const force = setTimeout(() => signal(child.pid, 'SIGKILL'), limit)
    await ended
    clearTimeout(force)
  }

  #start() {
    const { command, args, env } = this.service
    // A process group of its own: Ctrl-C reaches only the supervisor, which then ends the children in order.
    const child = spawn(command, args, { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    followOutput(child, (line, stream) => this.#takeLine(line, stream))
    child.once('error', (error) => this.#takeEnd(child, `could not be started: ${error.message}`))
    child.once('close', (code, signal) =>
      this.#takeEnd(child, signal ? `was ended by ${signal}` : `ended with code ${code}`),
    )
    this.onStart()
    return child
  }

  #takeLine(line, stream) {
    this.log.write(`${line}\n`)
    if (this.isShown(line, stream)) this.show(`[${this.service.name}] ${line}`)
  }

  #takeEnd(child, how) {
    if (child !== this.#child || this.#isEnding) return
    for (const gate of this.gates) gate.refuse()
    this.show(`The ${this.service.role} ${how}; it starts again at the next change`)
    this.onCrash()
  }
}
