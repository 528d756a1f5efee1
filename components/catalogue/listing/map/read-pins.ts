/** A card of the list, as a pin of the map. */
export interface Pin {
  card: HTMLElement
  latitude: number
  longitude: number
  /** Displayed price of the card in the visitor's currency; empty if the price is on request. */
  price: string
  title: string
  href: string
}

/** Reads the pins from the cards of the list. Cards without coordinates are left out. */
export function readPins(root: HTMLElement): Pin[] {
  return [...root.querySelectorAll<HTMLElement>('#listing .cards > [data-at]')].flatMap((card) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = (card.dataset.at ?? '').split(',').map(Number)
    const link = card.querySelector<HTMLAnchorElement>('h3 a')
    if (!link || !Number.isFinite(latitude) || !Number.isFinite(longitude)) return []
    const price = [...card.querySelectorAll('.card-price .price')].at(-1)?.textContent?.trim() ?? ''
    return [{ card, latitude, longitude, price, title: link.textContent?.trim() ?? '', href: link.href }]
  })
}

export interface Spot {
  x: number
  y: number
}

/** Distance in pixels below which two price markers overlap. */
const WIDE = 64
const HIGH = 34

/** Groups pins whose markers would overlap. The first pin of a group sets its position. */
export function groupPins<P>(pins: readonly P[], toPixel: (pin: P) => Spot): P[][] {
  const groups: { at: Spot; pins: P[] }[] = []
  for (const pin of pins) {
    const at = toPixel(pin)
    const near = groups.find((group) => Math.abs(group.at.x - at.x) < WIDE && Math.abs(group.at.y - at.y) < HIGH)
    if (near) near.pins.push(pin)
    else groups.push({ at, pins: [pin] })
  }
  return groups.map((group) => group.pins)
}
