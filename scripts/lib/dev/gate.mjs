import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'

/**
 * A port that stays open while the process behind it restarts: connections made meanwhile wait, so that a page which is loaded at that
 * moment gets its answers a little later and no error. States: `hold`, `open`, `refuse` (the process has crashed).
 */
export class Gate {
  #server = createServer({ allowHalfOpen: true }, (socket) => this.#take(socket))
  #sockets = new Set()
  #waiting = new Set()
  #state = 'hold'

  /** Ports are numbers; `host` is the address to listen on. */
  constructor({ port, host, targetPort }) {
    Object.assign(this, { port, host, targetPort })
  }

  /** Rejects with the system's error when the port is taken. */
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
    // Either end that breaks breaks the other: the caller sees what it would see without a gate between.
    pipeline(socket, target, socket, () => {
      target.destroy()
      socket.destroy()
    })
  }
}
