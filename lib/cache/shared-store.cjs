const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { deserialize, serialize } = require('node:v8')

const STORE = Symbol.for('kervan.shared-store')

/** A page is rendered in less than the wait for a store that is busy. */
const ANSWER_MS = 250
/** After a failure it is left alone for so long: an outage costs no visitor a wait. */
const REST_MS = 1_000
const KEEP_SECONDS = 24 * 60 * 60
const MAXIMUM_BYTES = 4 * 1024 * 1024

/** Rejects after the given time; the timer keeps no process alive. */
function within(milliseconds, work) {
  let timer
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds)
    timer.unref()
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** Next's own key is `/route-cache/APP_PAGE/<number of the route>/$/<internal path>`. */
const pathOf = (key) => key.slice(key.indexOf('/$/') < 0 ? 0 : key.indexOf('/$/') + '/$'.length)

/**
 * What several storefronts of one build have in common, in a Redis. It is a help and never the truth: away, slow or broken, it is as
 * if it were empty.
 */
class SharedStore {
  /** @param {() => Promise<{ get(key: string): Promise<Buffer | null>; set(key: string, value: Buffer, seconds: number): Promise<unknown>; exists(key: string): Promise<number> }>} connect */
  constructor(connect, prefix) {
    this.connect = connect
    this.prefix = prefix
    this.client = null
    this.restsUntil = 0
  }

  async use(work) {
    if (Date.now() < this.restsUntil) return null
    try {
      this.client ??= this.connect()
      return await within(ANSWER_MS, (async () => work(await this.client))())
    } catch {
      this.restsUntil = Date.now() + REST_MS
      return null
    }
  }

  /** By the page's internal path alone: the middleware, which asks whether there is one, does not know the number of its route. */
  nameOf(path) {
    return `${this.prefix}:${createHash('sha256').update(path).digest('base64url')}`
  }

  /** Whether there may be a page at this internal path. */
  async has(internalPath) {
    return (await this.use((client) => client.exists(this.nameOf(internalPath)))) === 1
  }

  /** The entry `{ value, lastModified, cacheControl, number }`, or null. */
  async read(key) {
    const bytes = await this.use((client) => client.get(this.nameOf(pathOf(key))))
    if (!bytes) return null
    try {
      const entry = deserialize(bytes)
      return entry?.key === key ? entry : null
    } catch {
      return null
    }
  }

  async write(key, entry) {
    const bytes = serialize({ ...entry, key })
    if (bytes.length > MAXIMUM_BYTES) return
    await this.use((client) => client.set(this.nameOf(pathOf(key)), bytes, KEEP_SECONDS))
  }
}

/** Storefronts of another build write other pages. */
function readBuildId(buildFolder) {
  try {
    return readFileSync(join(buildFolder, 'BUILD_ID'), 'utf8')
  } catch {
    return ''
  }
}

/** Connects in the background, and again by itself after an outage; until then every question fails at once. */
async function connectToRedis(url) {
  const { createClient, RESP_TYPES } = require('@redis/client')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 1_000) },
  })
  // Each failed try is one; what is missing meanwhile is rendered, which is all there is to say.
  client.on('error', () => undefined)
  void client.connect().catch(() => undefined)
  const asBytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  return {
    get: (key) => asBytes.get(key),
    exists: (key) => client.exists(key),
    set: (key, value, seconds) => client.set(key, value, { expiration: { type: 'EX', value: seconds } }),
  }
}

/** The process's own, for pages of the build in `buildFolder`, where `REDIS_URL` names a server; null otherwise. */
function openSharedStore(buildFolder) {
  const { REDIS_URL } = process.env
  if (!REDIS_URL) return null
  globalThis[STORE] ??= new SharedStore(() => connectToRedis(REDIS_URL), `kervan:${readBuildId(buildFolder)}`)
  return globalThis[STORE]
}

module.exports = { SharedStore, openSharedStore }
