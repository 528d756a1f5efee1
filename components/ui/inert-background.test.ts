import { expect, test } from 'vitest'
import { afterPaint } from './after-paint'
import { makeBackgroundInert } from './inert-background'

const shut = () => [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName.toLowerCase()).sort()

test('once the press is answered, all beside the element is still until it is given back, but not what was still before', async () => {
  document.body.innerHTML = '<header></header><nav></nav><main></main><aside inert></aside>'
  const release = makeBackgroundInert(document.querySelector('nav') as HTMLElement)
  expect(shut()).toEqual(['aside'])
  await afterPaint()
  expect(shut()).toEqual(['aside', 'header', 'main'])
  release()
  await afterPaint()
  expect(shut()).toEqual(['aside'])
})

test('all the way up to the body', async () => {
  document.body.innerHTML = '<footer></footer><div><header></header><div><nav></nav></div><main></main></div>'
  makeBackgroundInert(document.querySelector('nav') as HTMLElement)
  await afterPaint()
  expect(shut()).toEqual(['footer', 'header', 'main'])
})

test('closed before the picture, nothing falls still; where the focus was is free as soon as it is given back', async () => {
  document.body.innerHTML = '<header><button></button></header><nav></nav><main></main>'
  const nav = document.querySelector('nav') as HTMLElement
  document.querySelector('button')?.focus()
  makeBackgroundInert(nav)()
  await afterPaint()
  expect(shut()).toEqual([])
  const release = makeBackgroundInert(nav)
  await afterPaint()
  release()
  expect(shut()).toEqual(['main'])
})
