/** A compass needle: the mark of a tenant without a logo. */
const NEEDLE =
  '<circle cx="20" cy="20" r="12.5" stroke="#fff" stroke-opacity=".6" stroke-width="1.6" fill="none"/>' +
  '<path d="M26 12 22 22 14 28 18 18z" fill="#fff"/>'

const INK = '#16202a'
const EDGE = 40
/** Left edge of the name, beside the mark. */
const NAME_LEFT = 50
/** Width of a letter at 20 px. An overestimate, so that the name is not cut off. */
const LETTER_WIDTH = 12.5

const toMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const svg = (width: number, body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${EDGE}" viewBox="0 0 ${width} ${EDGE}">${body}</svg>`,
  )

/** Draws a logo and a mark for a new tenant as SVG, in the colour of its theme. The operator replaces them. */
export function drawStarterLogo(companyName: string, ground: string): { logo: Buffer; mark: Buffer } {
  const mark = `<rect width="${EDGE}" height="${EDGE}" rx="10" fill="${toMarkup(ground)}"/>${NEEDLE}`
  const letters = `font-family="system-ui,sans-serif" font-size="20" font-weight="800" fill="${INK}"`
  const name = `<text x="${NAME_LEFT}" y="27" ${letters}>${toMarkup(companyName)}</text>`
  const width = Math.ceil(NAME_LEFT + [...companyName].length * LETTER_WIDTH)
  return { logo: svg(width, `<title>${toMarkup(companyName)}</title>${mark}${name}`), mark: svg(EDGE, mark) }
}
