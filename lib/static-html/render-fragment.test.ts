import { createElement } from 'react'
import { expect, test } from 'vitest'
import { visits } from '@/lib/visits/visits.cjs'
import { readFragment } from './read-fragment'
import { isRenderingFragment, renderFragment } from './render-fragment'

const bold = (text: string, title?: string) => createElement('b', { title }, text)
const Inner = () => createElement('i', null, String(isRenderingFragment()))
const Broken = (): never => {
  throw new Error('broken')
}
const visit = { requestId: '0'.repeat(32), isApiMissing: false, span: null }

test('a fragment is escaped, and the same text has the same name', () => {
  const first = renderFragment(bold('<script>', '"x"'))
  expect(first.html).toBe('<b title="&quot;x&quot;">&lt;script&gt;</b>')
  expect(renderFragment(bold('<script>', '"x"')).name).toBe(first.name)
  expect(renderFragment(bold('other')).name).not.toBe(first.name)
})

test('a document made for one visit gets its text through the visit, and its data none', () => {
  const html = visits.run({ ...visit, isDocument: true, isMadeForVisit: true }, () => {
    const fragment = renderFragment(bold('once'))
    expect(fragment.html).toBe('')
    return readFragment(fragment.name, fragment.html)
  })
  expect(html).toBe('<b>once</b>')
})

test.each([
  { isDocument: false, isMadeForVisit: true },
  { isDocument: true, isMadeForVisit: false },
])('the data of a page to go on to, and a page that is kept, carry the text: %j', (kind) => {
  visits.run({ ...visit, ...kind }, () => expect(renderFragment(bold('kept')).html).toBe('<b>kept</b>'))
})

test('a fragment within a fragment is recognised, also after a failure', () => {
  expect(renderFragment(createElement(Inner)).html).toBe('<i>true</i>')
  expect(() => renderFragment(createElement(Broken))).toThrow('broken')
  expect(isRenderingFragment()).toBe(false)
})
