import { LRUCache } from 'lru-cache'
import { buildQrCode, renderQrSvg } from '../platform/pdf/qr-code'

/** About 6 KB each. */
const codes = new LRUCache<string, string>({ max: 500 })

/**
 * Returns the code of a ticket as SVG. Building one blocks the API's thread for 3 ms and ticket pages are opened
 * repeatedly, so the most recent codes are cached: the same link has the same code.
 */
export function getTicketCode(link: string): string {
  const code = codes.get(link) ?? renderQrSvg(buildQrCode(link))
  codes.set(link, code)
  return code
}
