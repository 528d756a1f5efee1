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
/** Poll interval for a third-party API that may not implement the endpoint. */
const UNKNOWN_MS = 60_000
const TIMEOUT_MS = 3_000
/** The first visitor of an idle tenant waits at most this long for the check and then gets the cached page. */
const CHECK_LIMIT_MS = 1_500
/** The API's limit per request. */
const MOST_CHECKS = 50

/** Tag of the tenant list and its hosts (backend/platform/cache-invalidation/invalidated-tags.ts). */
const TENANTS_TAG = '*:tenants'

const listSchema = z.array(z.object({ tag: z.string(), number: z.number().int() }))
const answerSchema = z.object({ invalidations: listSchema, isWhole: z.boolean() })
/** Response format of the previous API release; remove in the next release. */
const formerAnswerSchema = z
  .object({ endings: listSchema, isWhole: z.boolean() })
  .transform(({ endings, isWhole }) => ({ invalidations: endings, isWhole }))

/** The request: invalidations after a number, and the tenants that the API must check for changes. */
export interface InvalidationQuery {
  after: number
  /** Tenants to watch from now on. */
  visited: readonly string[]
  /** Previously idle tenants: the API checks them for changes before it responds. */
  check: readonly string[]
}

export interface PollerOptions {
  /** Sends the request. Returns status and body, or null if the API does not respond. */
  ask: (question: InvalidationQuery) => Promise<{ status: number; text: string } | null>
  known: KnownInvalidations
  /** Invalidates this storefront's own cached pages. */
  invalidateHere: (tags: readonly string[]) => void
  /** Reloads the tenants with their hosts and languages. */
  refreshTenants: () => Promise<void>
  isApiDown: () => boolean
  /** The last number applied by this storefront; survives restarts. */
  readNumber: () => number
  writeNumber: (number: number) => void
}

const isOfTenants = (tag: string): boolean => tag === TENANTS_TAG || tag.endsWith(':settings')

/**
 * Polls the API for cache invalidations while there are visitors. Invalidations missed during an outage, a restart or
 * idle time are applied before the next visitor gets a response.
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

  /**
   * Polls every second until all invalidations are known and no tenant had a visitor for ten minutes; the next visit
   * restarts it.
   */
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
   * Records a page visit. Returns null if the response can be sent at once, else a promise that resolves after the
   * check of an idle tenant, 1.5 s at most. While the API is down the cached page is served.
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

  /** Like `recordRequest`, for a host without a tenant. Returns null if the API was polled within the last second. */
  checkUnknownHost(): Promise<void> | null {
    const isKnown = performance.now() - this.askedAt < EVERY_MS
    return isKnown || this.options.isApiDown() ? null : this.followWithinLimit()
  }

  /** Applies all pending invalidations. Returns false only if the API does not implement the endpoint. */
  async follow(): Promise<boolean> {
    // A response in flight may not include the invalidation that triggered this call.
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

  /** An error, for example a full disk, must not stop the polling. */
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
  // The previous API release has the old path only; remove in the next release.
  return answer?.status === 404 ? ask('/ended-tags') : answer
}

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
