import { describe, expect, test } from 'vitest'
import { WEDDING_MODULES } from '@/domain/catalogue/kinds/wedding/details'
import { requestPayloadSchema } from '@/domain/requests/schema'
import { commaOf, LOCALES } from '@/domain/shared/locales'
import { MAIL_TEXTS, REQUEST_WORDS } from '@/messages/catalogues'
import { languageName, requestRows } from './request-rows'

const person = {
  locale: 'de',
  firstName: 'Hannah',
  lastName: 'Weiß',
  email: 'hannah@mail.example',
  privacyPolicy: true,
}
const wedding = requestPayloadSchema.parse({
  ...person,
  requestKind: 'wedding',
  weddingDate: '2027-05-22',
  flexibleDays: 14,
  guests: 60,
  venue: 'garden',
  modules: ['music', 'a dove'],
})
const facts = {
  number: 'W-261121-AAAAA',
  product: null,
  documentCount: 0,
  isMail: true,
  hasHiddenText: false,
  writeMoney: (amount: string, currency: string) => `${currency} ${amount}`,
}

describe.each(LOCALES)('in %s', (locale) => {
  test('every module of a wedding has its word, and texts keep what is filled in', () => {
    const { modules } = REQUEST_WORDS[locale]
    expect(WEDDING_MODULES.filter((name) => !modules[name])).toEqual([])
    const texts = MAIL_TEXTS[locale]
    expect(texts.stopHint).toContain('{link}')
    expect(texts.requestReceived.subject).toContain('{number}')
    for (const hole of ['{email}', '{language}']) expect(texts.requestForOperator.body).toContain(hole)
    for (const hole of ['{product}', '{date}']) expect(texts.placesFree.body).toContain(hole)
  })

  test('a request is told in the words of the reader, without what was left empty', () => {
    const { labels, venues, modules } = REQUEST_WORDS[locale]
    const rows = requestRows(wedding, locale, facts)
    const told = Object.fromEntries(rows.map(({ label, value }) => [label, value]))
    expect(told[labels.venue]).toBe(venues.garden)
    expect(told[labels.modules]).toBe(`${modules.music}${commaOf(locale)}a dove`)
    expect(told[labels.when]).toMatch(new RegExp(`^22\\.05\\.2027${commaOf(locale)}± 14 \\p{L}[\\p{L}\\p{M}]+$`, 'u'))
    expect(rows.map(({ label }) => label)).not.toContain(labels.budget)
  })
})

test.each([
  ['en', 1, '± 1 day'],
  ['de', 1, '± 1 Tag'],
  ['nl', 3, '± 3 dagen'],
  ['ru', 3, '± 3 дня'],
  ['ru', 7, '± 7 дней'],
  ['tr', 3, '± 3 gün'],
  ['ar', 3, '± 3 أيام'],
] as const)('in %s the days to either side agree with their number %i', (locale, flexibleDays, text) => {
  const asked = requestPayloadSchema.parse({ ...wedding, flexibleDays })
  const rows = requestRows(asked, locale, facts)
  expect(rows.map(({ value }) => value)).toContain(`22.05.2027${commaOf(locale)}${text}`)
})

test('people and money of an offer are written out for the reader', () => {
  const offer = requestPayloadSchema.parse({
    ...person,
    requestKind: 'offer',
    placeWish: 'Kaş',
    pax: { adult: 2, child: 1, infant: 0 },
    budget: { amount: '1500.00', currency: 'EUR' },
  })
  const { labels } = REQUEST_WORDS.de
  const told = Object.fromEntries(requestRows(offer, 'de', facts).map(({ label, value }) => [label, value]))
  expect(told[labels.people]).toBe('2 Erwachsene, 1 Kind')
  expect(told[labels.budget]).toBe('EUR 1500.00')
})

test('a language is named in that of the reader', () => {
  expect([languageName('de', 'en'), languageName('tr', 'de'), languageName('ru', 'tr')]).toEqual([
    'German',
    'Türkisch',
    'Rusça',
  ])
})
