import { expect, test } from 'vitest'
import { groupPins, readPins } from './read-pins'

const card = (at: string, title: string, price: string) =>
  `<li ${at && `data-at="${at}"`}><article><h3><a href="/p/${title}">${title}</a></h3><p class="card-price">${price}</p></article></li>`

test('pins are what the cards say, the price that is paid and not the old one', () => {
  document.body.innerHTML = `<div id="root"><div id="listing"><ul class="cards">
    ${card('36.2,29.64', 'boat', '<s><data class="price">€42.00</data></s><data class="price">€37.80</data>')}
    ${card('', 'nowhere', '<data class="price">€1.00</data>')}
    ${card('x,29', 'broken', '<data class="price">€1.00</data>')}
    ${card('36.9,30.7', 'request', 'on request')}</ul></div></div>`
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  const pins = readPins(root)
  expect(pins.map(({ title, price }) => [title, price])).toEqual([
    ['boat', '€37.80'],
    ['request', ''],
  ])
  expect(pins[0]).toMatchObject({ latitude: 36.2, longitude: 29.64 })
  expect(pins[0]?.href).toMatch(/\/p\/boat$/)
})

test('signs that would cover each other are one', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 5 },
    { x: 200, y: 0 },
    { x: 10, y: 80 },
  ]
  expect(groupPins(spots, (spot) => spot).map((group) => group.length)).toEqual([2, 1, 1])
})
