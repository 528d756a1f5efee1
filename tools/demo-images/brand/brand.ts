import { LYKIA_TOURS, ORION_REISEN, type Outline, TURSAB } from './outlines'

export interface Brand {
  readonly name: string
  /** The name as a drawing. */
  readonly outline: Outline
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

export const BRANDS: Readonly<Record<string, Brand>> = {
  lykia: { name: 'Lykia Tours', outline: LYKIA_TOURS, ink: '#10272C', ground: '#0B5A63', sign: SUN_OVER_WAVES },
  orion: { name: 'Orion Reisen', outline: ORION_REISEN, ink: '#16182F', ground: '#272C6B', sign: THREE_STARS },
}

const svg = (title: string, width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${title}</title>${body}</svg>`

const dark = ({ ground, sign }: Brand): string => `<rect width="40" height="40" rx="10" fill="${ground}"/>${sign}`

function words({ outline: { path, width, capHeight } }: Brand, ink: string): { width: number; body: string } {
  return { width, body: `<path transform="translate(50 ${20 + capHeight / 2})" d="${path}" fill="${ink}"/>` }
}

function logo(brand: Brand): string {
  const { width, body } = words(brand, brand.ink)
  return svg(brand.name, Math.ceil(50 + width), 40, `${dark(brand)}${body}`)
}

/** The association's sign as a white plate; the licence number stands beside it as text. */
const tursab = (): string =>
  svg(
    'TÜRSAB',
    66,
    29,
    `<rect width="66" height="29" rx="6" fill="#fff"/><path transform="translate(${(66 - TURSAB.width) / 2} ${14.5 + TURSAB.capHeight / 2})" d="${TURSAB.path}" fill="#A51E22"/>`,
  )

/** A brand's drawings by file name. */
export function drawBrand(brand: Brand): Readonly<Record<string, string>> {
  const mark = svg(brand.name, 40, 40, dark(brand))
  return { 'logo.svg': logo(brand), 'mark.svg': mark, 'favicon.svg': mark, 'tursab.svg': tursab() }
}
