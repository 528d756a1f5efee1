import { LRUCache } from 'lru-cache'
import { buildQrCode, renderQrSvg } from '../platform/pdf/qr-code'

/** About 6 KB each. */
const codes = new LRUCache<string, string>({ max: 500 })

/**
 * The code of a ticket as SVG. One takes 3 ms of the API's thread, and a page with tickets may be opened again and again, so the
 * last ones are cached: the same link has the same code.
 */
export function getTicketCode(link: string): string {
  const code = codes.get(link) ?? renderQrSvg(buildQrCode(link))
  codes.set(link, code)
  return code
}
