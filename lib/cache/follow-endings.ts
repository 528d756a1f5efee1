import 'server-only'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { send } from '@/lib/api/transport'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'
import { getBuildFolder } from './build-folder'
import { getKnownEndings, type KnownEndings } from './known-endings.cjs'
import { getTagTimes } from './tag-times.cjs'

const EVERY_MS = 1_000
/** An API of somebody else's may not know the address. */
const UNKNOWN_MS = 60_000
const TIMEOUT_MS = 3_000

const answerSchema = z.object({
  endings: z.array(z.object({ tag: z.string(), number: z.number().int() })),
  isWhole: z.boolean(),
})

export interface FollowerOptions {
  /** Asks the API for what comes after a number: its status, null when it does not answer, and its text. */
  ask: (after: number) => Promise<{ status: number; text: string } | null>
  known: KnownEndings
  /** Ends what this storefront itself has stored. */
  endHere: (tags: readonly string[]) => void
  /** The last number that was carried out here, over restarts. */
  readNumber: () => number
  writeNumber: (number: number) => void
}

/** Learns of ended pages by asking again and again: whatever was missed, by an outage or a restart, is caught up with. */
export class EndingsFollower {
  private carriedOut: number
  private asking: Promise<boolean> | null = null
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly options: FollowerOptions) {
    this.carriedOut = options.readNumber()
  }

  start(): void {
    void this.follow().then((isThere) => {
      this.timer = setTimeout(() => this.start(), isThere ? EVERY_MS : UNKNOWN_MS)
      this.timer.unref()
    })
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /** Catches up with everything there is. False only where the API does not know the address. */
  async follow(): Promise<boolean> {
    // Whoever asks while an answer is on its way may know of something newer.
    await this.asking
    this.asking ??= this.catchUp().finally(() => {
      this.asking = null
    })
    return this.asking
  }

  private async catchUp(): Promise<boolean> {
    const { ask, known } = this.options
    for (;;) {
      const answer = await ask(known.number)
      if (answer?.status === 404) return false
      const parsed = answer?.status === 200 ? answerSchema.safeParse(toJson(answer.text)) : null
      if (!parsed?.success) return true
      this.carryOut(parsed.data.endings)
      if (parsed.data.isWhole) {
        known.isComplete = true
        return true
      }
    }
  }

  private carryOut(endings: z.infer<typeof answerSchema>['endings']): void {
    const { known, endHere, writeNumber } = this.options
    const fresh = endings.filter(({ number }) => number > this.carriedOut).map(({ tag }) => tag)
    if (fresh.length > 0) endHere(fresh)
    known.learn(endings)
    if (known.number <= this.carriedOut) return
    this.carriedOut = known.number
    writeNumber(known.number)
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function askApi(after: number) {
  const { API_BASE_URL, SERVICE_KEY } = requireEnvironment()
  const url = `${API_BASE_URL.replace(/\/$/, '')}/ended-tags?after=${after}`
  const headers = { accept: 'application/json', 'x-service-key': SERVICE_KEY }
  return send({ method: 'GET', url, headers, timeoutMs: TIMEOUT_MS })
}

const FOLLOWER = Symbol.for('kervan.endings-follower')
const shared = globalThis as unknown as { [FOLLOWER]?: EndingsFollower }

/** The process's follower; the page cache keeps its own times of the same file. */
export function getFollower(): EndingsFollower {
  if (shared[FOLLOWER]) return shared[FOLLOWER]
  const folder = join(getBuildFolder(), 'cache')
  const times = getTagTimes(join(folder, 'ended-tags.json'))
  const numberFile = join(folder, 'ended-number')
  shared[FOLLOWER] = new EndingsFollower({
    ask: askApi,
    known: getKnownEndings(),
    endHere: (tags) => {
      times.end(tags)
      logger.info({ tags: tags.slice(0, 20), count: tags.length }, 'pages ended')
    },
    readNumber: () => {
      try {
        return Number(readFileSync(numberFile, 'utf8')) || 0
      } catch {
        return 0
      }
    },
    writeNumber: (number) => {
      mkdirSync(dirname(numberFile), { recursive: true })
      writeFileSync(`${numberFile}.${process.pid}`, String(number))
      renameSync(`${numberFile}.${process.pid}`, numberFile)
    },
  })
  return shared[FOLLOWER]
}
