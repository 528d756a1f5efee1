import { spawn } from 'node:child_process'
import { followOutput, isErrorLine } from './log-file.mjs'
import { identify } from './processes.mjs'
import { ROOT } from './root.mjs'

const RESTART_LIMIT = 5
const RESTART_WINDOW_MS = 60_000
const LAST_LINES = 15

/**
 * One supervised process: restarted when it exits, at most five times a minute. Calls `onGiveUp(reason)` once if
 * restarts did not help, or if the process exited by itself before it was ever healthy (a wrong setting does not fix
 * itself).
 */
export class ManagedChild {
  #child = null
  #timer = null
  #restarts = []
  #isStopping = false
  #lastLines = []

  constructor({ service, log, show, verbose, firstDelay, onStart, onGiveUp }) {
    Object.assign(this, { service, log, show, verbose, firstDelay, onStart, onGiveUp })
    this.wasHealthy = false
    this.hasGivenUp = false
  }

  /** Process id and start time of the running process, or null. */
  get identity() {
    return this.#child?.pid && this.#child.exitCode === null ? identify(this.#child.pid) : null
  }

  start() {
    const { command, args, env } = this.service
    // A process group of its own: Ctrl-C reaches only the supervisor, which then ends the children in order.
    const child = spawn(command, args, { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    followOutput(child, (line, stream) => this.#takeLine(line, stream))
    child.once('error', (error) => this.#giveUp(`could not be started: ${error.message}`))
    // 'close' is emitted after the last line was read.
    child.once('close', (code, signalName) => this.#takeEnd(code, signalName))
    this.onStart()
  }

  /** Disables further restarts. */
  retire() {
    this.#isStopping = true
    clearTimeout(this.#timer)
  }

  #takeLine(line, stream) {
    this.log.write(`${line}\n`)
    if (this.verbose || isErrorLine(line, stream)) this.show(`[${this.service.name}] ${line}`)
    else if (line.trim() !== '') this.#lastLines = [...this.#lastLines, line].slice(-LAST_LINES)
  }

  #takeEnd(code, signalName) {
    if (this.#isStopping || this.hasGivenUp) return
    const how = signalName ? `was ended by ${signalName}` : `ended with code ${code}`
    if (!this.wasHealthy && signalName === null) return this.#giveUp(`${how} before it was ready`)
    const now = Date.now()
    this.#restarts = this.#restarts.filter((time) => now - time < RESTART_WINDOW_MS)
    if (this.#restarts.length >= RESTART_LIMIT)
      return this.#giveUp(`${how}, ${RESTART_LIMIT} restarts within a minute did not help`)
    const delay = this.firstDelay * 2 ** this.#restarts.length
    this.#restarts.push(now)
    this.show(`The ${this.service.role} ${how}; starting it again in ${delay / 1000} s`)
    this.#timer = setTimeout(() => this.start(), delay)
  }

  #giveUp(reason) {
    if (this.hasGivenUp || this.#isStopping) return
    this.hasGivenUp = true
    // Errors were shown immediately; the last other lines may explain more.
    const quiet = this.#lastLines.map((line) => `\n  ${line}`).join('')
    this.onGiveUp(`The ${this.service.role} ${reason}.${quiet && ` Its last lines:${quiet}`}`)
  }
}
