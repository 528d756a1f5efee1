import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'

async function failAfter(limitMs, signal) {
  await wait(limitMs, undefined, { signal })
  throw new Error(`no answer within ${limitMs} ms`)
}

/** Sends a PING to the Redis at `url`. Returns null, or the reason why it does not answer. */
export async function askRedis(url, { limitMs = 3_000 } = {}) {
  const answered = new AbortController()
  let client
  try {
    client = createClient({ url, socket: { reconnectStrategy: false } })
    // Without a listener a socket error would end the process.
    client.on('error', () => undefined)
    const ping = client.connect().then(() => client.ping())
    await Promise.race([ping, failAfter(limitMs, answered.signal)])
    return null
  } catch (error) {
    return error.message || error.code
  } finally {
    answered.abort()
    if (client?.isOpen) client.destroy()
  }
}
