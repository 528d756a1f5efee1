import { createElement } from 'react'
import { expect, test } from 'vitest'
import { requestContext } from '@/lib/request-context/request-context'
import { readFragment } from './read-fragment'
import { isRenderingFragment, renderFragment } from './render-fragment'

const bold = (text: string, title?: string) => createElement('b', { title }, text)
const Inner = () => createElement('i', null, String(isRenderingFragment()))
const Broken = (): never => {
  throw new Error('broken')
}
const context = { requestId: '0'.repeat(32), isApiMissing: false, span: null }

test('a fragment is escaped, and the same text has the same name', () => {
  const first = renderFragment(bold('<script>', '"x"'))
  expect(first.html).toBe('<b title="&quot;x&quot;">&lt;script&gt;</b>')
  expect(renderFragment(bold('<script>', '"x"')).name).toBe(first.name)
  expect(renderFragment(bold('other')).name).not.toBe(first.name)
})

test('a document made for one visit gets its text through the visit, and its data none', () => {
  const html = requestContext.run({ ...context, isDocument: true, isRenderedPerRequest: true }, () => {
    const fragment = renderFragment(bold('once'))
    expect(fragment.html).toBe('')
    return readFragment(fragment.name, fragment.html)
  })
  expect(html).toBe('<b>once</b>')
})

test.each([
  { isDocument: false, isRenderedPerRequest: true },
  { isDocument: true, isRenderedPerRequest: false },
])('the data of a page to go on to, and a page that is kept, carry the text: %j', (kind) => {
  requestContext.run({ ...context, ...kind }, () => expect(renderFragment(bold('kept')).html).toBe('<b>kept</b>'))
})

test('a fragment within a fragment is recognised, also after a failure', () => {
  expect(renderFragment(createElement(Inner)).html).toBe('<i>true</i>')
  expect(() => renderFragment(createElement(Broken))).toThrow('broken')
  expect(isRenderingFragment()).toBe(false)
})
