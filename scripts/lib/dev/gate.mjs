import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'

/**
 * A port that stays open while the process behind it restarts. Connections made in the meantime wait, so a page that
 * loads at that moment is delayed and does not fail. States: `hold`, `open`, `refuse` (the process has crashed).
 */
export class Gate {
  #server = createServer({ allowHalfOpen: true }, (socket) => this.#take(socket))
  #sockets = new Set()
  #waiting = new Set()
  #state = 'hold'

  /** Ports are numbers; `host` is the listening address. */
  constructor({ port, host, targetPort }) {
    Object.assign(this, { port, host, targetPort })
  }

  /** Rejects with the system's error if the port is taken. */
  listen() {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(this.port, this.host, resolve)
    })
  }

  hold() {
    this.#state = 'hold'
  }

  open() {
    this.#state = 'open'
    this.#release((socket) => this.#pass(socket))
  }

  refuse() {
    this.#state = 'refuse'
    this.#release((socket) => socket.destroy())
  }

  close() {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  #release(how) {
    for (const socket of this.#waiting) how(socket)
    this.#waiting.clear()
  }

  #take(socket) {
    this.#sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      this.#sockets.delete(socket)
      this.#waiting.delete(socket)
    })
    if (this.#state === 'open') this.#pass(socket)
    else if (this.#state === 'refuse') socket.destroy()
    else this.#waiting.add(socket)
  }

  #pass(socket) {
    const target = connect({ port: this.targetPort, host: '127.0.0.1', allowHalfOpen: true })
    // An error on one side closes the other: the caller sees the same as without a gate.
    pipeline(socket, target, socket, () => {
      target.destroy()
      socket.destroy()
    })
  }
}
