import { type ChildProcess, fork } from 'node:child_process'
import PQueue from 'p-queue'
import { QueueFullError } from '../platform/shared/bounded-queue'
import {
  type EncoderAnswer,
  type EncoderQuestion,
  type PictureEncoder,
  UnreadablePictureError,
} from './encoder-messages'
import type { PreparedPicture } from './prepare-picture'

/** A picture of 50 megapixels takes up to 12 s; a longer one would hold up all others. */
const LIMIT_MS = 60_000
/** An encoder that nobody needs gives its memory back. */
const IDLE_MS = 30_000

/** Each waiting picture holds its file in memory, and the last one waits for all others. */
const MAXIMUM_WAITING = 20

/** Pictures that are being taken in come before variants: somebody waits for them. */
const PREPARE_FIRST = { priority: 1 }

type Result = Buffer | PreparedPicture

/**
 * Decodes and encodes one picture at a time in a process of its own at low priority. A picture then neither delays a
 * request nor ends the API when it crashes a decoder or takes too much memory. The process starts with the first
 * picture and ends after 30 idle seconds. A worker thread would not do: sharp computes in the threads of libuv, which
 * all threads of a process share.
 */
export class EncoderProcess implements PictureEncoder {
  private readonly queue = new PQueue({ concurrency: 1 })
  private preparing = 0
  private child: ChildProcess | null = null
  private idleTimer: NodeJS.Timeout | undefined

  /** `file` is the bundle of encoder-main.ts; `onStart` is called with each process that is started. */
  constructor(
    private readonly file: string,
    private readonly onStart: (child: ChildProcess) => void = () => undefined,
    private readonly maximumWaiting = MAXIMUM_WAITING,
  ) {}

  readonly encode: PictureEncoder['encode'] = async (request) =>
    Buffer.from((await this.queue.add(() => this.ask({ work: 'encode', ...request }))) as Buffer)

  readonly prepare: PictureEncoder['prepare'] = async (request) => {
    if (this.preparing > this.maximumWaiting) throw new QueueFullError('too many pictures are waiting')
    this.preparing += 1
    try {
      const result = await this.queue.add(() => this.ask({ work: 'prepare', ...request }), PREPARE_FIRST)
      const { full, placeholder } = result as PreparedPicture
      return { full: full && Buffer.from(full), placeholder }
    } finally {
      this.preparing -= 1
    }
  }

  stop(): void {
    clearTimeout(this.idleTimer)
    this.child?.kill('SIGKILL')
    this.child = null
  }

  private ask(question: EncoderQuestion): Promise<Result> {
    return new Promise((resolve, reject) => {
      clearTimeout(this.idleTimer)
      const child = this.open()
      const finish = (settle: () => void): void => {
        clearTimeout(limit)
        child.off('message', onMessage).off('exit', onExit).off('error', onError)
        this.idleTimer = setTimeout(() => this.stop(), IDLE_MS).unref()
        settle()
      }
      const onMessage = (answer: EncoderAnswer): void =>
        finish(() => ('result' in answer ? resolve(answer.result) : reject(new UnreadablePictureError(answer.error))))
      const onExit = (): void => finish(() => reject(new Error('the encoder ended')))
      const onError = (error: Error): void => finish(() => reject(error))
      const limit = setTimeout(() => {
        finish(() => reject(new Error(`the encoder did not answer within ${LIMIT_MS / 1_000} s`)))
        this.stop()
      }, LIMIT_MS)
      child.on('message', onMessage).on('exit', onExit).on('error', onError)
      child.send(question, (error) => {
        if (error) onError(error)
      })
    })
  }

  private open(): ChildProcess {
    if (this.child?.connected && this.child.exitCode === null && this.child.signalCode === null) return this.child
    const child = fork(this.file, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // A debugger of the API would take the encoder's port as well.
      execArgv: [],
    })
    // It must not keep the API's process alive.
    child.unref()
    child.channel?.unref()
    this.child = child
    this.onStart(child)
    return child
  }
}
