import type { Pin } from './read-pins'

/** Creates the marker of one product, or of several at one place. The caller sets its accessible name. */
export function drawSign(pins: readonly Pin[], here: string): HTMLElement {
  const sign = document.createElement('span')
  sign.className = 'map-pill'
  const [first] = pins
  if (pins.length === 1 && first) {
    sign.textContent = first.price || '•'
    sign.title = first.title
  } else {
    const count = document.createElement('b')
    count.textContent = String(pins.length)
    sign.append(count)
    sign.title = `${here}: ${pins.length}`
  }
  return sign
}

/** Creates the popup of a marker: the products as links. Operator text is set with `textContent`, never as HTML. */
export function drawOffers(pins: readonly Pin[]): HTMLElement {
  const list = document.createElement('ul')
  list.className = 'map-offers'
  for (const { title, href, price } of pins) {
    const row = document.createElement('li')
    const link = document.createElement('a')
    link.href = href
    link.dir = 'auto'
    link.textContent = title
    const amount = document.createElement('b')
    amount.dir = 'ltr'
    amount.textContent = price
    row.append(link, amount)
    list.append(row)
  }
  return list
}
