import { LYKIA_TOURS, ORION_REISEN, type Outline, TURSAB } from './outlines'

export interface Brand {
  readonly name: string
  /** The name as a drawing; without, it is text in a letter that the reader's system has. */
  readonly outline?: Outline
  readonly ink: string
  readonly ground: string
  /** What stands on the ground of the 40 × 40 mark. */
  readonly sign: string
}

/** A sun over two waves: the tenant's sign in the design language. */
const SUN_OVER_WAVES =
  '<path d="M10 21a10 10 0 0 1 20 0z" fill="#FF9466"/>' +
  '<path d="M7 25.5c3.2-2.4 5.4-2.4 8.6 0s5.6 2.4 8.8 0 5.4-2.4 8.6 0M10.5 31c2.4-1.8 4-1.8 6.3 0s4.1 1.8 6.4 0 4-1.8 6.3 0" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/>'

/** The belt of Orion, its middle star in saffron. */
const THREE_STARS =
  '<path d="M11 28.2 29 11.8" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>' +
  '<circle cx="11" cy="28.2" r="3.1" fill="#fff"/><circle cx="29" cy="11.8" r="3.1" fill="#fff"/><circle cx="20" cy="20" r="4.2" fill="#F6B73C"/>'

const BRANDS: Readonly<Record<string, Brand>> = {
  lykia: { name: 'Lykia Tours', outline: LYKIA_TOURS, ink: '#10272C', ground: '#0B5A63', sign: SUN_OVER_WAVES },
  orion: { name: 'Orion Reisen', outline: ORION_REISEN, ink: '#16182F', ground: '#272C6B', sign: THREE_STARS },
}

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`

const LIGHT = '<rect width="40" height="40" rx="10" fill="#fff" fill-opacity=".14"/>'

const dark = ({ ground, sign }: Brand): string => `<rect width="40" height="40" rx="10" fill="${ground}"/>${sign}`

/** Advance of a letter at 20 px where the letter is not known: rather too wide than cut. */
const LETTER = 12.5

const toMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function words({ name, outline }: Brand, ink: string): { width: number; body: string } {
  if (!outline) {
    const letters = `font-family="system-ui,sans-serif" font-size="20" font-weight="800" fill="${ink}"`
    return { width: [...name].length * LETTER, body: `<text x="50" y="27" ${letters}>${toMarkup(name)}</text>` }
  }
  const { path, width, capHeight } = outline
  return { width, body: `<path transform="translate(50 ${20 + capHeight / 2})" d="${path}" fill="${ink}"/>` }
}

function logo(brand: Brand, mark: string, ink: string): string {
  const { width, body } = words(brand, ink)
  return svg(Math.ceil(50 + width), 40, `<title>${toMarkup(brand.name)}</title>${mark}${body}`)
}

/** The sign edge to edge: systems cut their own corners into it. */
const square = ({ ground, sign }: Brand): string =>
  svg(40, 40, `<rect width="40" height="40" fill="${ground}"/>${sign}`)

/** The association's sign as a white plate; the licence number stands beside it as text. */
const tursab = (): string =>
  svg(
    66,
    29,
    `<title>TÜRSAB</title><rect width="66" height="29" rx="6" fill="#fff"/><path transform="translate(${(66 - TURSAB.width) / 2} ${14.5 + TURSAB.capHeight / 2})" d="${TURSAB.path}" fill="#A51E22"/>`,
  )

/** The demo's tenants; null for others. */
export function demoBrand(company: string): Brand | null {
  return (Object.hasOwn(BRANDS, company) ? BRANDS[company] : undefined) ?? null
}

/** A brand's drawings by file name; null for what it has none of. */
export function drawBrand(brand: Brand, name: string): string | null {
  switch (name) {
    case 'logo.svg':
      return logo(brand, dark(brand), brand.ink)
    case 'logo-light.svg':
      return logo(brand, `${LIGHT}${brand.sign}`, '#fff')
    case 'mark.svg':
    case 'favicon.svg':
      return svg(40, 40, dark(brand))
    case 'mark-light.svg':
      return svg(40, 40, `${LIGHT}${brand.sign}`)
    case 'icon.svg':
      return square(brand)
    case 'tursab.svg':
      return tursab()
    default:
      return null
  }
}
