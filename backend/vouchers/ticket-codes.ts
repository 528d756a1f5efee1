import { buildQrCode, renderQrSvg } from '../platform/pdf/qr-code'

/** About 6 KB each. */
const MAXIMUM_KEPT = 500

const kept = new Map<string, string>()

/**
 * The code of a ticket as SVG. One takes 3 ms of the API's thread, and a page with tickets may be opened again and again, so the
 * last ones are kept in memory: the same link has the same code.
 */
export function getTicketCode(link: string): string {
  const known = kept.get(link)
  if (known !== undefined) return known
  const made = renderQrSvg(buildQrCode(link))
  const [oldest] = kept.keys()
  if (kept.size >= MAXIMUM_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(link, made)
  return made
}
