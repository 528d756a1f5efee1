const { createHash } = require('node:crypto')
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

/**
 * What several storefronts of one build have in common, in a Redis. It is a help and never the truth: away, slow or broken, it is as
 * if it were empty.
 */
class SharedStore {
  /** @param {() => Promise<{ get(key: string): Promise<Buffer | null>; set(key: string, value: Buffer, seconds: number): Promise<unknown> }>} connect */
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

  nameOf(key) {
    return `${this.prefix}:${createHash('sha256').update(key).digest('base64url')}`
  }

  /** The entry `{ value, lastModified, cacheControl, number }`, or null. */
  async read(key) {
    const bytes = await this.use((client) => client.get(this.nameOf(key)))
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
    await this.use((client) => client.set(this.nameOf(key), bytes, KEEP_SECONDS))
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
    set: (key, value, seconds) => client.set(key, value, { expiration: { type: 'EX', value: seconds } }),
  }
}

/** The process's own, where `REDIS_URL` names a server; null otherwise. */
function openSharedStore(prefix) {
  const { REDIS_URL } = process.env
  if (!REDIS_URL) return null
  globalThis[STORE] ??= new SharedStore(() => connectToRedis(REDIS_URL), prefix)
  return globalThis[STORE]
}

module.exports = { SharedStore, openSharedStore }
