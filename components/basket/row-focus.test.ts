import { beforeEach, expect, test } from 'vitest'
import { leaveRow } from './row-focus'

const ROWS = ['a', 'b', 'c']
const row = (name: string) => `<li data-row="${name}"><a href="/${name}">${name}</a><button>x</button></li>`
const draw = (names: readonly string[]) => {
  document.body.innerHTML = `<main><h1>Basket</h1><ul>${names.map(row).join('')}</ul></main>`
}
const buttonOf = (name: string) => {
  const button = document.querySelector(`[data-row="${name}"] button`)
  if (!button) throw new Error(`no row ${name}`)
  return button
}
const focused = () => document.activeElement?.textContent

beforeEach(() => draw(ROWS))

test.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
])('a row that goes gives the focus to its neighbour: %s to %s', (name, neighbour) => {
  leaveRow(buttonOf(name))
  expect(focused()).toBe(neighbour)
})

test('the last row that goes gives it to the heading of what is left', async () => {
  draw(['a'])
  leaveRow(buttonOf('a'))
  const main = document.querySelector('main')
  if (main) main.innerHTML = '<h1>Empty</h1>'
  await expect.poll(focused).toBe('Empty')
})

test('a row that is put back gets it back', async () => {
  const goBack = leaveRow(buttonOf('b'))
  const main = document.querySelector('main')
  if (main) main.innerHTML = ROWS.map(row).join('')
  goBack()
  await expect.poll(focused).toBe('b')
})
