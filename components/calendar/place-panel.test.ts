import { afterEach, expect, test, vi } from 'vitest'
import { placePanel } from './place-panel'

function fieldAt(top: number, left: number, direction = 'ltr'): HTMLElement {
  const field = document.createElement('button')
  field.style.direction = direction
  document.body.append(field)
  vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 200, 40))
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900)
  return field
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test.each([
  ['below its field', fieldAtArgs(100, 60), { '--x': '60px', '--y': '148px' }],
  ['above it, where there is no room below', fieldAtArgs(700, 60), { '--x': '60px', '--y': '248px' }],
  ['inside the window', fieldAtArgs(100, 1300), { '--x': '1088px', '--y': '148px' }],
  ['from the right in Arabic', fieldAtArgs(100, 700, 'rtl'), { '--x': '556px', '--y': '148px' }],
])('stands %s', (_where, given, expected) => {
  expect(placePanel(fieldAt(...given))).toEqual(expected)
})

function fieldAtArgs(top: number, left: number, direction?: string): [number, number, string?] {
  return direction ? [top, left, direction] : [top, left]
}
