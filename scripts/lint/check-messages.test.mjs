import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NAMESPACES } from '@/lib/i18n/namespaces'
import { fromRoot } from '../lib/root.mjs'
import { checkMessages, LOCALES } from './check-messages.mjs'
import { isTest, readProductSources } from './sources.mjs'

/** The same messages in every language, changed in one of them. */
const catalogueWith = (messages, changed = {}) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, { basket: { ...messages, ...changed[locale] } }]))

const check = (messages, changed) => checkMessages(catalogueWith(messages, changed))

test('equal catalogues pass; short equal words are names, not forgotten texts', () => {
  expect(check({ title: 'Transfer', total: '{amount} of {total, number}' })).toEqual([])
})

test('a missing, an extra, an empty and a broken message are reported', () => {
  const changed = { tr: { title: undefined, other: 'Diğer' }, de: { title: '' }, ru: { title: 'Корзина {count' } }
  const catalogue = catalogueWith({ title: 'Basket' }, changed)
  delete catalogue.tr.basket.title
  expect(checkMessages(catalogue)).toEqual([
    'messages/tr: basket.title is missing',
    'messages/tr: basket.other is not in en',
    'messages/de: basket.title is empty',
    expect.stringContaining('messages/ru: basket.title is not a valid ICU message'),
  ])
})

test('a missing language is reported key by key', () => {
  const catalogue = catalogueWith({ title: 'Basket' })
  delete catalogue.nl
  expect(checkMessages(catalogue)).toEqual(['messages/nl: basket.title is missing'])
})

test('arguments and tags must be the same', () => {
  const messages = { hello: 'Dear {name}, see <link>your booking</link>' }
  const changed = {
    de: { hello: 'Guten Tag {nom}, <link>zur Buchung</link>' },
    nl: { hello: 'Beste {name}, uw boeking' },
  }
  expect(check(messages, changed)).toEqual(
    expect.arrayContaining([
      'messages/de: basket.hello lacks the argument name',
      'messages/de: basket.hello has the unknown argument nom',
      'messages/nl: basket.hello lacks the argument link',
    ]),
  )
})

test('a date must not become a number, but a plural may become a plain count', () => {
  const messages = { when: 'On {day, date}', people: '{count, plural, one {# guest} other {# guests}}' }
  const problems = check(messages, { tr: { when: '{day, number} günü', people: '{count} konuk' } })
  expect(problems.filter((problem) => problem.startsWith('messages/tr'))).toEqual([
    "messages/tr: basket.when uses 'day' as number, the reference as date",
  ])
})

test('every language needs its own plural forms and no others', () => {
  const problems = check({ people: '{count, plural, one {# guest} other {# guests}}' })
  expect(problems).toEqual([
    "messages/ru: basket.people plural of 'count' lacks few, many",
    "messages/ar: basket.people plural of 'count' lacks few, many, two, zero",
  ])
  const withFew = check({ people: '{count, plural, =0 {nobody} one {#} few {#} other {#}}' })
  expect(withFew).toContain("messages/en: basket.people plural of 'count' has few, which en does not know")
})

test('select options must be the same', () => {
  const messages = { state: '{state, select, paid {Paid} open {Open} other {Other}}' }
  const changed = { de: { state: '{state, select, paid {Bezahlt} other {Offen}}' } }
  expect(check(messages, changed)).toEqual(["messages/de: basket.state select of 'state' must have open, other, paid"])
})

test('a sentence left in English is reported', () => {
  const problems = check({ help: 'Choose the day on which you want to travel' })
  expect(problems).toHaveLength(LOCALES.length - 1)
  expect(problems[0]).toBe('messages/tr: basket.help is still the English text')
})

test('a list is not a message', () => {
  expect(check({ items: ['a'] })).toContain('messages/en: basket.items: a message must be a text')
})

/** A mail names a booked item in the words of the storefront. */
const SHARED = ['basket.json']

const ofLoader = [...readFileSync(fromRoot('messages/catalogues.ts'), 'utf8').matchAll(/'\.\/en\/([\w-]+\.json)'/g)]
  .map(([, name]) => name)
  .filter((name) => !SHARED.includes(name))

test('each catalogue is loaded by next-intl or by messages/catalogues.ts, and by one of them alone but for shared words', () => {
  const files = readdirSync(fromRoot('messages/en')).filter((name) => name.endsWith('.json'))
  expect([...ofLoader, ...NAMESPACES.map((name) => `${name}.json`)].sort()).toEqual(files.sort())
})

test('no code but the loader names a catalogue of the API or the sandbox: no page carries one to a browser', () => {
  const named = new RegExp(`(from |import\\()['"\`][^'"\`]*/(${ofLoader.join('|')})['"\`]`)
  const sources = readProductSources().filter(({ path, text }) => !isTest(path) && named.test(text))
  expect(sources.map(({ path }) => path)).toEqual(['messages/catalogues.ts'])
})
