import { expect, test } from 'vitest'
import { isolate } from './isolate'

test('all beside the element is still until it is given back, but not what was still before', () => {
  document.body.innerHTML = '<header></header><nav></nav><main></main><aside inert></aside>'
  const [header, nav, main, aside] = document.body.children as unknown as HTMLElement[]
  const release = isolate(nav as HTMLElement)
  expect([header, nav, main, aside].map((element) => element?.inert)).toEqual([true, false, true, true])
  release()
  expect([header, nav, main, aside].map((element) => element?.inert)).toEqual([false, false, false, true])
})

test('a part in a frame of its own is told from what stands beside the frame', () => {
  document.body.innerHTML = '<div><header></header><div><nav></nav></div><main></main></div>'
  const [header, nav, main] = ['header', 'nav', 'main'].map((name) => document.querySelector<HTMLElement>(name))
  const release = isolate(nav as HTMLElement)
  expect([header, nav, main].map((element) => element?.inert)).toEqual([true, false, true])
  release()
  expect([header, nav, main].map((element) => element?.inert)).toEqual([false, false, false])
})
