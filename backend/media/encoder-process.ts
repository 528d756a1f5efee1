import { type ChildProcess, fork } from 'node:child_process'
import type { EncoderAnswer, EncoderQuestion } from './encoder-messages'
import type { Encode } from './variant-queue'

/** A picture of 50 megapixels takes some seconds; one that takes longer holds up all others. */
const LIMIT_MS = 60_000
/** An encoder that nobody needs gives its memory back. */
const IDLE_MS = 30_000

/**
 * Encodes in a process of its own at low priority, so that a picture neither delays a request nor takes the API with it
 * when a decoder crashes. The process starts with the first picture and ends when it is idle. A worker thread would not
 * do: sharp computes in the threads of libuv, which a process shares.
 */
export class EncoderProcess {
  private child: ChildProcess | null = null
  private idleTimer: NodeJS.Timeout | undefined

  /** `file` is the bundle of encoder-main.ts; `onStart` is told of each process. */
  constructor(
    private readonly file: string,
    private readonly onStart: (child: ChildProcess) => void = () => undefined,
  ) {}

  /** One picture at a time; the queue sees to it. */
  readonly encode: Encode = (request) =>
    new Promise((resolve, reject) => {
      clearTimeout(this.idleTimer)
      const child = this.open()
      const finish = (settle: () => void): void => {
        clearTimeout(limit)
        child.off('message', onMessage).off('exit', onExit).off('error', onExit)
        this.idleTimer = setTimeout(() => this.stop(), IDLE_MS).unref()
        settle()
      }
      const onMessage = (answer: EncoderAnswer): void =>
        finish(() => ('body' in answer ? resolve(Buffer.from(answer.body)) : reject(new Error(answer.error))))
      const onExit = (): void => finish(() => reject(new Error('the encoder ended')))
      const limit = setTimeout(() => {
        finish(() => reject(new Error(`the encoder did not answer within ${LIMIT_MS / 1_000} s`)))
        this.stop()
      }, LIMIT_MS)
      child.on('message', onMessage).on('exit', onExit).on('error', onExit)
      child.send(request satisfies EncoderQuestion)
    })

  stop(): void {
    clearTimeout(this.idleTimer)
    this.child?.kill('SIGKILL')
    this.child = null
  }

  private open(): ChildProcess {
    if (this.child?.connected && this.child.exitCode === null && this.child.signalCode === null) return this.child
    const child = fork(this.file, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    // It must keep nobody waiting who wants to end.
    child.unref()
    child.channel?.unref()
    this.child = child
    this.onStart(child)
    return child
  }
}
