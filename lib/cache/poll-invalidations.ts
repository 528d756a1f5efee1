import 'server-only'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { isApiDown } from '@/lib/api/api-state'
import { send } from '@/lib/api/transport'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'
import { getDirectory } from '@/lib/tenancy/current-directory'
import { ActiveTenants } from './active-tenants'
import { getBuildFolder } from './build-folder'
import { getInvalidatedTags } from './invalidated-tags'
import { invalidationPollerSlot } from './invalidation-poller-slot'
import { getKnownInvalidations, type KnownInvalidations } from './known-invalidations'

const EVERY_MS = 1_000
/** An API of somebody else's may not know the address. */
const UNKNOWN_MS = 60_000
const TIMEOUT_MS = 3_000
/** The first visitor of an idle tenant waits so long for the check at most, and sees the cached page then. */
const CHECK_LIMIT_MS = 1_500
/** As many as the API takes in one question. */
const MOST_CHECKS = 50

/** Says which tenants there are and how they are reached (backend/platform/cache-invalidation/invalidated-tags.ts). */
const TENANTS_TAG = '*:tenants'

const listSchema = z.array(z.object({ tag: z.string(), number: z.number().int() }))
const answerSchema = z.object({ invalidations: listSchema, isWhole: z.boolean() })
/** The answer of an API of the former release; goes with the next one. */
const formerAnswerSchema = z
  .object({ endings: listSchema, isWhole: z.boolean() })
  .transform(({ endings, isWhole }) => ({ invalidations: endings, isWhole }))

/** What the API is asked: tags after a number, and of which tenants it is to look for changes. */
export interface InvalidationQuery {
  after: number
  /** To be watched from now on. */
  visited: readonly string[]
  /** Idle until now: their changes are looked for before the answer. */
  check: readonly string[]
}

export interface PollerOptions {
  /** Asks the API: its status, null when it does not answer, and its text. */
  ask: (question: InvalidationQuery) => Promise<{ status: number; text: string } | null>
  known: KnownInvalidations
  /** Ends what this storefront itself has stored. */
  invalidateHere: (tags: readonly string[]) => void
  /** Loads the list of tenants anew, with their hosts and languages. */
  refreshTenants: () => Promise<void>
  isApiDown: () => boolean
  /** The last number that was carried out here, over restarts. */
  readNumber: () => number
  writeNumber: (number: number) => void
}

const isOfTenants = (tag: string): boolean => tag === TENANTS_TAG || tag.endsWith(':settings')

/**
 * Learns of invalidated pages by asking again and again, as long as somebody visits: whatever was missed, by an outage, a restart
 * or a time without visitors, is caught up with before the next visitor is answered.
 */
export class InvalidationPoller {
  private carriedOut: number
  private asking: Promise<boolean> | null = null
  private askedAt = Number.NEGATIVE_INFINITY
  private isPolling = false
  private isStopped = false
  private readonly visited = new ActiveTenants()
  private readonly unchecked = new Set<string>()
  private readonly checks = new Map<string, Promise<void>>()

  constructor(private readonly options: PollerOptions) {
    this.carriedOut = options.readNumber()
  }

  /** Asks each second until everything is known and no tenant has had a visitor for ten minutes; a visit begins it again. */
  start(): void {
    if (this.isPolling || this.isStopped) return
    this.isPolling = true
    void this.followAgain().then((isThere) => {
      const timer = setTimeout(
        () => {
          this.isPolling = false
          if (!this.options.known.isComplete || this.visited.hasAny(performance.now())) this.start()
        },
        isThere ? EVERY_MS : UNKNOWN_MS,
      )
      timer.unref()
    })
  }

  stop(): void {
    this.isStopped = true
  }

  /**
   * Notes a visit of a page. Resolves when it may be answered: at once (null), or after an idle tenant's changes were looked
   * for, 1.5 s at most. While the API is down the cached page is served.
   */
  recordRequest(company: string): Promise<void> | null {
    const isIdle = this.visited.recordRequest(company, performance.now())
    this.start()
    if (this.options.isApiDown()) return null
    if (!isIdle) return this.checks.get(company) ?? null
    this.unchecked.add(company)
    const check = this.followWithinLimit().finally(() => this.checks.delete(company))
    this.checks.set(company, check)
    return check
  }

  /** The same for a host that leads to no tenant, or did not a second ago. */
  checkUnknownHost(): Promise<void> | null {
    const isKnown = performance.now() - this.askedAt < EVERY_MS
    return isKnown || this.options.isApiDown() ? null : this.followWithinLimit()
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

  private async followWithinLimit(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CHECK_LIMIT_MS)
    })
    await Promise.race([this.followAgain(), limit])
    clearTimeout(timer)
  }

  /** A disk that is full, say, must not end the asking for ever. */
  private followAgain(): Promise<boolean> {
    return this.follow().catch((error: unknown) => {
      logger.error({ err: error }, 'cache invalidations could not be stored')
      return true
    })
  }

  private async catchUp(): Promise<boolean> {
    const { known } = this.options
    for (;;) {
      const answer = await this.ask()
      if (answer?.status === 404) return false
      const parsed = answer?.status === 200 ? answerSchema.or(formerAnswerSchema).safeParse(toJson(answer.text)) : null
      if (!parsed?.success) return true
      await this.carryOut(parsed.data.invalidations)
      if (parsed.data.isWhole) {
        known.isComplete = true
        return true
      }
    }
  }

  private async ask() {
    const now = performance.now()
    this.askedAt = now
    const visited = this.visited.listUnnamed(now)
    const check = [...this.unchecked].slice(0, MOST_CHECKS)
    for (const company of check) this.unchecked.delete(company)
    const answer = await this.options.ask({ after: this.options.known.number, visited, check })
    if (answer?.status === 200) this.visited.markNamed([...visited, ...check], now)
    return answer
  }

  private async carryOut(invalidations: z.infer<typeof listSchema>): Promise<void> {
    const { known, invalidateHere, refreshTenants, writeNumber } = this.options
    const fresh = invalidations.filter(({ number }) => number > this.carriedOut).map(({ tag }) => tag)
    if (fresh.length > 0) invalidateHere(fresh)
    known.learn(invalidations)
    if (known.number > this.carriedOut) {
      this.carriedOut = known.number
      writeNumber(known.number)
    }
    if (fresh.some(isOfTenants)) await refreshTenants()
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function askApi({ after, visited, check }: InvalidationQuery) {
  const { API_BASE_URL, SERVICE_KEY } = requireEnvironment()
  const names = [
    ['visited', visited],
    ['check', check],
  ] as const
  const query = names
    .map(([name, companies]) => (companies.length > 0 ? `&${name}=${companies.join(',')}` : ''))
    .join('')
  const base = API_BASE_URL.replace(/\/$/, '')
  const headers = { accept: 'application/json', 'x-service-key': SERVICE_KEY }
  const ask = (path: string) =>
    send({ method: 'GET', url: `${base}${path}?after=${after}${query}`, headers, timeoutMs: TIMEOUT_MS })
  const answer = await ask('/cache-invalidations')
  // An API of the former release knows the old path alone; goes with the next one.
  return answer?.status === 404 ? ask('/ended-tags') : answer
}

/** The process's poller. */
export const getInvalidationPoller = (): InvalidationPoller => invalidationPollerSlot.getOrCreate(createPoller)

function createPoller(): InvalidationPoller {
  const folder = join(getBuildFolder(), 'cache')
  const invalidated = getInvalidatedTags(join(folder, 'invalidated-tags.json'))
  const numberFile = join(folder, 'invalidation-number')
  return new InvalidationPoller({
    ask: askApi,
    known: getKnownInvalidations(),
    invalidateHere: (tags) => {
      invalidated.invalidate(tags)
      logger.info({ tags: tags.slice(0, 20), count: tags.length }, 'pages invalidated')
    },
    refreshTenants: () => getDirectory().refresh(),
    isApiDown,
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
}
