import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = ''
})

test('what stands in the document is known by its name, also when its element has gone', async () => {
  document.body.innerHTML =
    '<i data-printed="eeeeeeeeee">head</i><ul><li data-printed="aaaaaaaaaa"><b>card</b></li></ul>'
  const { recallPrinted } = await import('./recall')
  expect(recallPrinted('eeeeeeeeee', '')).toBe('head')
  document.body.innerHTML = ''
  expect(recallPrinted('aaaaaaaaaa', '')).toBe('<b>card</b>')
})

test('a text that comes by data is taken, but what stands keeps its wording', async () => {
  document.body.innerHTML = '<p data-printed="bbbbbbbbbb">&amp;<br></p>'
  const { recallPrinted } = await import('./recall')
  expect(recallPrinted('bbbbbbbbbb', '')).toBe('&amp;<br>')
  expect(recallPrinted('bbbbbbbbbb', '&amp;<br/>')).toBe('&amp;<br>')
  expect(recallPrinted('dddddddddd', '<b>new</b>')).toBe('<b>new</b>')
})

test('what came into the page after the script is found when it is drawn', async () => {
  const { recallPrinted } = await import('./recall')
  document.body.innerHTML = '<p data-printed="cccccccccc">late</p>'
  expect(recallPrinted('cccccccccc', '')).toBe('late')
})
