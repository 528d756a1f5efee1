import { request as ask } from 'node:http'
import { BoundedMap } from './bounded-map.mjs'
import { hostNameOf } from './host-name.mjs'

/** Of the page app/[locale]/[company]/(browse)/unavailable. */
const PATH = '/unavailable'
const LANGUAGE = /^\/[a-z]{2}(?=[/?]|$)/
const OK = 200

/** It is kept: longer than this takes only one that would have to be made by the API that is missing. */
const LIMIT_MS = 2_000
const MOST_PREPARED = 10_000

/** In front of the address; English has nothing there. */
const languageOf = (url) => LANGUAGE.exec(url)?.[0] ?? ''

/**
 * The page that says in the shop's own frame that another cannot be shown now, as the page cache has it. It is asked of this server
 * itself, so that host, language and tenant are found as for any visitor.
 */
export class AwayPages {
  /** Hosts with languages. */
  #prepared = new BoundedMap(MOST_PREPARED)

  /** `port` is this server's. */
  constructor(port) {
    this.port = port
  }

  /** After a page that could be shown, has the other one made and kept: without the operator API it could not be. */
  prepareAfter(request, response) {
    response.once('finish', () => {
      const type = String(response.getHeader('content-type') ?? '')
      if (response.statusCode !== OK || !type.startsWith('text/html')) return
      const name = `${hostNameOf(request)} ${languageOf(request.url)}`
      if (this.#prepared.get(name)) return
      this.#prepared.set(name, true, 1)
      this.find(request).catch(() => this.#prepared.delete(name))
    })
  }

  /** Document and content policy for who asked for another page. Rejects where there is none in the shop's frame. */
  find({ headers: { host }, url }) {
    const path = `${languageOf(url)}${PATH}`
    return new Promise((resolve, reject) => {
      const asking = ask(
        { host: '127.0.0.1', port: this.port, path, headers: { host }, timeout: LIMIT_MS },
        (answer) => {
          const parts = []
          answer.on('data', (part) => parts.push(part))
          answer.once('error', reject)
          answer.once('end', () => {
            if (answer.headers['x-nextjs-cache'] === undefined) reject(new Error(`${path} is not kept`))
            else resolve({ document: Buffer.concat(parts), policy: answer.headers['content-security-policy'] })
          })
        },
      )
      asking.once('timeout', () => asking.destroy(new Error(`no answer for ${path} within ${LIMIT_MS} ms`)))
      asking.once('error', reject)
      asking.end()
    })
  }
}
