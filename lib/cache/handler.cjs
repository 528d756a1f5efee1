const { statSync } = require('node:fs')
const { join } = require('node:path')
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external')
const { leaveOutPrinted } = require('../printed/leave-out.cjs')
const { hashInlineScripts, SCRIPT_SOURCES_HEADER } = require('../security/script-sources.cjs')
const { getKnownEndings } = require('./known-endings.cjs')
const { openSharedStore } = require('./shared-store.cjs')
const { PAGE_MADE_HEADER, PAGE_TAGS_HEADER, getTagTimes } = require('./tag-times.cjs')

const TAGS_HEADER = 'x-next-cache-tags'
const API_STATE = Symbol.for('kervan.api-state')

/** So long may who asks believe a page that could not be judged. */
const AWAY_SECONDS = 1

/** When this build was made, in milliseconds; 0 where there is none. */
function getBuildTime(serverDistDir) {
  return statSync(join(serverDistDir, '..', 'BUILD_ID'), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** A page that sets a cookie was made for one visitor. */
const setsCookie = (value) => value?.headers?.['set-cookie'] !== undefined

/** Anybody can make up addresses that are missing, or that redirect for the time being. */
const UNSTORED = [404, 307]

const isPage = (value) => value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE'

/** An ended page is given up only when the API can make a new one: if nobody has noticed yet that it has gone, it is asked. */
const isApiAway = async () => (await globalThis[API_STATE]?.askAway()) === true

/** What is left of the time that a page may be served for, when it is taken over from another storefront. */
function shorten(cacheControl, ageMs) {
  if (typeof cacheControl?.revalidate !== 'number') return cacheControl
  return { ...cacheControl, revalidate: Math.max(1, Math.ceil(cacheControl.revalidate - ageMs / 1000)) }
}

/**
 * Next's own file cache with seven differences: ended tags outlive the process (`TagTimes`); neither a 404 nor a temporary redirect is
 * stored, so that made-up addresses do not fill the disk; nor is a page that sets a cookie; while the operator API is away, a page whose tag has ended is still served; data that an
 * earlier build fetched is asked for again, since this one may read it differently (Next keeps it over builds); each page is
 * stored with the hashes of its inline scripts, by which it lets them run, and with the time at which it was made; and with `REDIS_URL` a page that another storefront has
 * rendered is taken over instead of being rendered once more.
 */
class CacheHandler extends FileSystemCache {
  constructor(context) {
    super(context)
    // The middleware gets a handler too, without a folder: it keeps nothing.
    this.times = context.serverDistDir
      ? getTagTimes(join(context.serverDistDir, '..', 'cache', 'ended-tags.json'))
      : { haveEnded: () => false, end: () => undefined }
    this.builtAt = context.serverDistDir ? getBuildTime(context.serverDistDir) : 0
    this.shared = context.serverDistDir ? openSharedStore(join(context.serverDistDir, '..')) : null
  }

  async get(key, context) {
    // Next notes ended tags here as well, and would drop a page of which we decide below.
    tagsManifest.clear()
    const entry = await super.get(key, context)
    if (!entry?.value) return (await this.takeOver(key, context)) ?? entry
    const isData = entry.value.kind === 'FETCH'
    if (isData && (entry.lastModified ?? 0) < this.builtAt) return null
    const header = entry.value.headers?.[TAGS_HEADER]
    const tags = isData ? [...(context.tags ?? []), ...(context.softTags ?? [])] : (header?.split(',') ?? [])
    if (!this.times.haveEnded(tags, entry.lastModified ?? 0)) return entry
    const made = await this.takeOver(key, context)
    if (made) return made
    // Old data must not be made into a page that looks new; an old page is better than none.
    return !isData && (await isApiAway()) ? entry : null
  }

  async set(key, data, context) {
    if (data?.kind === 'APP_PAGE' && typeof data.html === 'string') {
      data.html = leaveOutPrinted(data.html)
      data.headers = {
        ...data.headers,
        [SCRIPT_SOURCES_HEADER]: hashInlineScripts(data.html),
        [PAGE_TAGS_HEADER]: data.headers?.[TAGS_HEADER] ?? '',
        [PAGE_MADE_HEADER]: String(Date.now()),
      }
    }
    if (data?.kind === 'APP_PAGE' && UNSTORED.includes(data.status)) return
    if (isPage(data) && setsCookie(data)) return
    await super.set(key, data, context)
    const endings = getKnownEndings()
    if (!this.shared || !endings.isComplete || !isPage(data)) return
    const { cacheControl } = context
    await this.shared.write(key, {
      value: data,
      cacheControl,
      lastModified: Date.now(),
      number: endings.numberOfPage(),
    })
  }

  /**
   * The page as another storefront stored it, unless one of its tags has ended since; it is kept here then. While the operator API
   * is away an old one is better than none, for this once: it is not kept, and judged when the API can be asked.
   */
  async takeOver(key, context) {
    const endings = getKnownEndings()
    if (!this.shared || !['APP_PAGE', 'APP_ROUTE'].includes(context.kind)) return null
    const entry = await this.shared.read(key)
    if (!entry || entry.value?.kind !== context.kind) return null
    const tags = entry.value.headers?.[TAGS_HEADER]?.split(',') ?? []
    if (!endings.isComplete || endings.haveEnded(tags, entry.number))
      return (await isApiAway())
        ? { value: entry.value, lastModified: Date.now(), cacheControl: { revalidate: AWAY_SECONDS } }
        : null
    const cacheControl = shorten(entry.cacheControl, Date.now() - entry.lastModified)
    await super.set(key, entry.value, { ...context, cacheControl })
    return { value: entry.value, lastModified: Date.now(), cacheControl }
  }

  async revalidateTag(tags) {
    this.times.end([tags].flat())
  }
}

module.exports = CacheHandler
