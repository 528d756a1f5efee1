import { createElement } from 'react'
import { expect, test } from 'vitest'
import { visits } from '@/lib/visits/visits.cjs'
import { isPrinting, print } from './print'
import { recallPrinted } from './recall'

const bold = (text: string, title?: string) => createElement('b', { title }, text)
const Inner = () => createElement('i', null, String(isPrinting()))
const Broken = (): never => {
  throw new Error('broken')
}
const visit = { requestId: '0'.repeat(32), isApiMissing: false, span: null }

test('what is printed is escaped, and the same text has the same name', () => {
  const first = print(bold('<script>', '"x"'))
  expect(first.html).toBe('<b title="&quot;x&quot;">&lt;script&gt;</b>')
  expect(print(bold('<script>', '"x"')).name).toBe(first.name)
  expect(print(bold('other')).name).not.toBe(first.name)
})

test('a document made for one visit gets its text through the visit, and its data none', () => {
  const html = visits.run({ ...visit, isDocument: true, isMadeForVisit: true }, () => {
    const printed = print(bold('once'))
    expect(printed.html).toBe('')
    return recallPrinted(printed.name, printed.html)
  })
  expect(html).toBe('<b>once</b>')
})

test.each([
  { isDocument: false, isMadeForVisit: true },
  { isDocument: true, isMadeForVisit: false },
])('the data of a page to go on to, and a page that is kept, carry the text: %j', (kind) => {
  visits.run({ ...visit, ...kind }, () => expect(print(bold('kept')).html).toBe('<b>kept</b>'))
})

test('what is printed within something that is printed is told so, also after a failure', () => {
  expect(print(createElement(Inner)).html).toBe('<i>true</i>')
  expect(() => print(createElement(Broken))).toThrow('broken')
  expect(isPrinting()).toBe(false)
})
