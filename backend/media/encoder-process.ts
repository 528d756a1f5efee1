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

/** Timeout. A picture of 50 megapixels takes up to 12 s. A longer one would block all others. */
const LIMIT_MS = 60_000
/** An idle encoder process exits to release its memory. */
const IDLE_MS = 30_000

/** Each waiting picture holds its file in memory, and the last one waits for all others. */
const MAXIMUM_WAITING = 20

/** Uploads come before variants, because a person waits for them. */
const PREPARE_FIRST = { priority: 1 }

type Result = Buffer | PreparedPicture

/**
 * Decodes and encodes one picture at a time in a separate process at low priority. So a picture cannot delay requests,
 * and a decoder that crashes or takes too much memory does not stop the API. The process starts with the first picture
 * and exits after 30 idle seconds. A worker thread is not sufficient: sharp computes in the libuv thread pool, which
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
      // Otherwise the encoder would try to use the debugger port of the API.
      execArgv: [],
    })
    // The child process must not keep the API process alive.
    child.unref()
    child.channel?.unref()
    this.child = child
    this.onStart(child)
    return child
  }
}
