import { Agent, request } from 'node:http'
import PQueue from 'p-queue'

export interface Answer {
  status: number
  location: string | null
  body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const TIMEOUT_MS = 20_000

/** What was answered in this run, by whichever file it was asked: none of them changes the shop. */
const known = new Map<string, Promise<Answer>>()

/**
 * Asks the shop for an address of one of its hosts, wherever that name leads on this machine, and only once. No redirect is followed. The
 * root answers by language.
 */
export function ask(address: string, language = 'en'): Promise<Answer> {
  const { href, pathname } = new URL(address)
  const key = pathname === '/' ? `${language} ${href}` : href
  const answer = known.get(key) ?? askShop(address, language)
  known.set(key, answer)
  return answer
}

function askShop(address: string, language: string): Promise<Answer> {
  const { host, port, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: `${pathname}${search}`,
        headers: { host, accept: 'text/html,application/xml', 'accept-language': language, 'user-agent': 'crawl-test' },
        timeout: TIMEOUT_MS,
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          const { location } = answer.headers
          resolve({
            status: answer.statusCode ?? 0,
            location: location === undefined ? null : new URL(location, address).href,
            body: Buffer.concat(parts).toString('utf8'),
          })
        })
      },
    )
    asking.on('timeout', () => asking.destroy(new Error(`${address} did not answer in time`)))
    asking.on('error', reject)
    asking.end()
  })
}

/** Does something with each, a few at a time, until the time is up; returns those that were reached. */
export async function eachUntil<T>(
  items: readonly T[],
  endsAt: number,
  work: (item: T) => Promise<void>,
  atOnce = 6,
): Promise<T[]> {
  const done: T[] = []
  const workInTime = async (item: T) => {
    if (Date.now() >= endsAt) return
    await work(item)
    done.push(item)
  }
  await new PQueue({ concurrency: atOnce }).addAll(items.map((item) => () => workInTime(item)))
  return done
}
