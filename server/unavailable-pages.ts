import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { hostNameOf } from './host-name'

/** Path of the page app/[locale]/[company]/(browse)/unavailable. */
const PATH = '/unavailable'
const LANGUAGE = /^\/[a-z]{2}(?=[/?]|$)/
const OK = 200

/** The page is cached: only a page that the missing API would have to render takes longer than this. */
const LIMIT_MS = 2_000
const MOST_PREPARED = 10_000

/** The language prefix of the address; empty for English. */
const languageOf = (url = ''): string => LANGUAGE.exec(url)?.[0] ?? ''

export interface UnavailablePage {
  document: Buffer
  policy: string
}

/**
 * The page, in the shop's own frame, that says that another page is unavailable, as the page cache has it. The server
 * requests it from itself, so that host, language and tenant are resolved as for a visitor.
 */
export class UnavailablePages {
  /** Prepared combinations of host and language. */
  readonly #prepared = new LRUCache<string, true>({ max: MOST_PREPARED })
  readonly #port: number

  /** `port` is this server's. */
  constructor(port: number) {
    this.#port = port
  }

  /**
   * After a page was shown, has the unavailable page rendered and cached: without the operator API it could not be
   * rendered.
   */
  prepareAfter(request: IncomingMessage, response: ServerResponse): void {
    response.once('finish', () => {
      const type = String(response.getHeader('content-type') ?? '')
      if (response.statusCode !== OK || !type.startsWith('text/html')) return
      const name = `${hostNameOf(request)} ${languageOf(request.url)}`
      if (this.#prepared.get(name)) return
      this.#prepared.set(name, true)
      this.find(request).catch(() => this.#prepared.delete(name))
    })
  }

  /** The unavailable page for a request of another page. Rejects if there is none in the shop's frame. */
  find({ headers: { host }, url }: Pick<IncomingMessage, 'headers' | 'url'>): Promise<UnavailablePage> {
    const path = `${languageOf(url)}${PATH}`
    return new Promise((resolve, reject) => {
      const asking = ask(
        { host: '127.0.0.1', port: this.#port, path, headers: { host }, timeout: LIMIT_MS },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.once('error', reject)
          answer.once('end', () => {
            const policy = answer.headers['content-security-policy']?.toString()
            if (answer.headers['x-nextjs-cache'] === undefined || policy === undefined)
              reject(new Error(`${path} is not cached`))
            else resolve({ document: Buffer.concat(parts), policy })
          })
        },
      )
      asking.once('timeout', () => asking.destroy(new Error(`no answer for ${path} within ${LIMIT_MS} ms`)))
      asking.once('error', reject)
      asking.end()
    })
  }
}
