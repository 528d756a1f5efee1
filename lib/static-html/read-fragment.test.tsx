import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = ''
})

test('what stands in the document is known by its name, also when its element has gone', async () => {
  document.body.innerHTML =
    '<i data-fragment="eeeeeeeeee">head</i><ul><li data-fragment="aaaaaaaaaa"><b>card</b></li></ul>'
  const { readFragment } = await import('./read-fragment')
  expect(readFragment('eeeeeeeeee', '')).toBe('head')
  document.body.innerHTML = ''
  expect(readFragment('aaaaaaaaaa', '')).toBe('<b>card</b>')
})

test('a text that comes by data is taken, but what stands keeps its wording', async () => {
  document.body.innerHTML = '<p data-fragment="bbbbbbbbbb">&amp;<br></p>'
  const { readFragment } = await import('./read-fragment')
  expect(readFragment('bbbbbbbbbb', '')).toBe('&amp;<br>')
  expect(readFragment('bbbbbbbbbb', '&amp;<br/>')).toBe('&amp;<br>')
  expect(readFragment('dddddddddd', '<b>new</b>')).toBe('<b>new</b>')
})

test('what came into the page after the script is found when it is drawn', async () => {
  const { readFragment } = await import('./read-fragment')
  document.body.innerHTML = '<p data-fragment="cccccccccc">late</p>'
  expect(readFragment('cccccccccc', '')).toBe('late')
})
