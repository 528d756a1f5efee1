import { statSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import type { CacheControl } from 'next/dist/server/lib/cache-control'
import type { CacheHandler, CacheHandlerContext, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import type {
  CachedRouteValue,
  GetIncrementalFetchCacheContext,
  IncrementalCachedAppPageValue,
  IncrementalCacheValue,
} from 'next/dist/server/response-cache'
import { apiStateSlot } from '@/lib/api/api-state-slot'
import { getInvalidatedTags, type InvalidatedTags } from '@/lib/cache/invalidated-tags'
import { getKnownInvalidations } from '@/lib/cache/known-invalidations'
import type { SharedPageStore } from '@/lib/cache/shared-page-store'
import { hashInlineScripts, SCRIPT_SOURCES_HEADER } from '@/lib/security/script-sources'
import { omitFromFlightData } from '@/lib/static-html/omit-from-flight-data'
import { FileSystemCache } from './next-internals'
import { openSharedPageStore } from './open-shared-page-store'
import { PAGE_MADE_HEADER, PAGE_TAGS_HEADER } from './page-headers'

type GetContext = Parameters<CacheHandler['get']>[1]
type SetContext = Parameters<InstanceType<typeof FileSystemCache>['set']>[2]
type Context = ConstructorParameters<typeof FileSystemCache>[0]
type Page = IncrementalCachedAppPageValue | CachedRouteValue

const TAGS_HEADER = 'x-next-cache-tags'

/** Seconds for which a page is cached that could not be validated. */
const UNAVAILABLE_SECONDS = 1

/** Time of this build in milliseconds; 0 if there is none. */
function getBuildTime(buildFolder: string): number {
  return statSync(join(buildFolder, 'BUILD_ID'), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** A client can invent any number of addresses that are missing or that redirect temporarily. */
const UNSTORED = [404, 307]

const isAppPage = (value: IncrementalCacheValue | null): value is IncrementalCachedAppPageValue =>
  `${value?.kind}` === 'APP_PAGE'

const isPage = (value: IncrementalCacheValue | null): value is Page =>
  isAppPage(value) || `${value?.kind}` === 'APP_ROUTE'

const isFetch = (context: GetContext): context is GetIncrementalFetchCacheContext => `${context.kind}` === 'FETCH'

/** A page that sets a cookie was rendered for one visitor. */
const setsCookie = ({ headers }: Page): boolean => headers?.['set-cookie'] !== undefined

const readTags = (headers: OutgoingHttpHeaders | undefined): string[] =>
  headers?.[TAGS_HEADER]?.toString().split(',') ?? []

/**
 * An invalidated page is dropped only if the API can render a new one: the API is asked unless it is known to be down.
 */
const isApiUnavailable = async (): Promise<boolean> => (await apiStateSlot.get()?.askUnavailable()) === true

/** Remaining lifetime of a page that is taken over from another storefront. */
function shorten(cacheControl: CacheControl | undefined, ageMs: number): CacheControl | undefined {
  if (typeof cacheControl?.revalidate !== 'number') return cacheControl
  return { ...cacheControl, revalidate: Math.max(1, Math.ceil(cacheControl.revalidate - ageMs / 1_000)) }
}

const withCacheControl = (cacheControl: CacheControl | undefined) => (cacheControl ? { cacheControl } : {})

/**
 * Next's file cache with these differences:
 * - Invalidated tags outlive the process (`InvalidatedTags`).
 * - 404s and temporary redirects are not stored, so that invented addresses do not fill the disk.
 * - Pages that set a cookie are not stored.
 * - While the operator API is unavailable, a page whose tag was invalidated is still served.
 * - Data that an earlier build fetched is fetched again, since this build may read it differently (Next keeps it across
 * builds).
 * - Each page is stored with its time and with the hashes of its inline scripts, which the content policy allows.
 * - With `REDIS_URL`, a page that another storefront has rendered is taken over instead of being rendered again.
 */
export default class PageCacheHandler extends FileSystemCache {
  /** Null in the middleware, whose handler has no folder and caches nothing. */
  private readonly invalidated: InvalidatedTags | null
  private readonly builtAt: number
  private readonly shared: SharedPageStore | null

  /** `shared` defaults to the process's store; tests pass another. */
  constructor(context: CacheHandlerContext, shared?: SharedPageStore) {
    super(context as Context)
    const buildFolder = context.serverDistDir ? join(context.serverDistDir, '..') : null
    this.invalidated = buildFolder ? getInvalidatedTags(join(buildFolder, 'cache', 'invalidated-tags.json')) : null
    this.builtAt = buildFolder ? getBuildTime(buildFolder) : 0
    this.shared = shared ?? (buildFolder ? openSharedPageStore(buildFolder) : null)
  }

  override async get(key: string, context: GetContext): Promise<CacheHandlerValue | null> {
    // Next records invalidated tags here too, and would drop a page before this handler can decide about it below.
    tagsManifest.clear()
    const entry = await super.get(key, context)
    if (!entry?.value) return (await this.takeOver(key, context)) ?? entry
    const { value, lastModified = 0 } = entry
    const isData = `${value.kind}` === 'FETCH'
    if (isData && lastModified < this.builtAt) return null
    const carried = isFetch(context)
      ? [...(context.tags ?? []), ...(context.softTags ?? [])]
      : readTags('headers' in value ? value.headers : undefined)
    if (!this.invalidated?.areInvalidated(carried, lastModified)) return entry
    const taken = await this.takeOver(key, context)
    if (taken) return taken
    // Old data must not be rendered into a page that counts as new; an old page is better than none.
    return !isData && (await isApiUnavailable()) ? entry : null
  }

  override async set(key: string, data: IncrementalCacheValue | null, context: SetContext): Promise<void> {
    if (isAppPage(data) && typeof data.html === 'string') {
      data.html = omitFromFlightData(data.html)
      data.headers = {
        ...data.headers,
        [SCRIPT_SOURCES_HEADER]: hashInlineScripts(data.html),
        [PAGE_TAGS_HEADER]: data.headers?.[TAGS_HEADER] ?? '',
        [PAGE_MADE_HEADER]: String(Date.now()),
      }
    }
    if (isAppPage(data) && data.status !== undefined && UNSTORED.includes(data.status)) return
    if (isPage(data) && setsCookie(data)) return
    await super.set(key, data, context)
    const known = getKnownInvalidations()
    if (!this.shared || !known.isComplete || !isPage(data)) return
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    await this.shared.write(key, { value: data, cacheControl, lastModified: Date.now(), number: known.numberOfPage() })
  }

  override async revalidateTag(tags: string | string[]): Promise<void> {
    this.invalidated?.invalidate([tags].flat())
  }

  /**
   * Returns the page that another storefront stored, unless one of its tags was invalidated since, and stores it here.
   * While the operator API is unavailable, an invalidated page is returned for this request only: it is not stored, and
   * is validated once the API answers.
   */
  private async takeOver(key: string, context: GetContext): Promise<CacheHandlerValue | null> {
    const known = getKnownInvalidations()
    if (!this.shared || isFetch(context) || !['APP_PAGE', 'APP_ROUTE'].includes(context.kind)) return null
    const entry = await this.shared.read(key)
    if (!entry || !isPage(entry.value) || `${entry.value.kind}` !== `${context.kind}`) return null
    const { value, lastModified } = entry
    if (!known.isComplete || known.areInvalidated(readTags(value.headers), entry.number))
      return (await isApiUnavailable())
        ? { value, lastModified: Date.now(), cacheControl: { revalidate: UNAVAILABLE_SECONDS, expire: undefined } }
        : null
    const cacheControl = withCacheControl(shorten(entry.cacheControl, Date.now() - lastModified))
    const { isFallback, isRoutePPREnabled = false } = context
    await super.set(key, value, { isFallback, isRoutePPREnabled, ...cacheControl })
    return { value, lastModified: Date.now(), ...cacheControl }
  }
}
