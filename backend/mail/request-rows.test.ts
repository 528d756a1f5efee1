import { describe, expect, test } from 'vitest'
import { WEDDING_MODULES } from '@/domain/catalogue/kinds/details-schema'
import { requestPayloadSchema } from '@/domain/requests/schema'
import { LOCALES } from '@/domain/shared/locales'
import { languageName, requestRows } from './request-rows'
import { MAIL_TEXTS } from './texts/all'
import { REQUEST_WORDS } from './texts/request-words/all'

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
const facts = { number: 'W-261121-AAAAA', product: null, documentNames: [] }

describe.each(LOCALES)('in %s', (locale) => {
  test('every module of a wedding has its word, and texts keep what is filled in', () => {
    const { modules, labels } = REQUEST_WORDS[locale]
    expect(WEDDING_MODULES.filter((name) => !modules[name])).toEqual([])
    expect(labels.flexible).toContain('{days}')
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
    expect(told[labels.modules]).toBe(`${modules.music}, a dove`)
    expect(told[labels.when]).toBe(`22.05.2027, ${labels.flexible.replace('{days}', '14')}`)
    expect(rows.map(({ label }) => label)).not.toContain(labels.budget)
  })
})

test('a language is named in that of the reader', () => {
  expect([languageName('de', 'en'), languageName('tr', 'de'), languageName('ru', 'tr')]).toEqual([
    'German',
    'Türkisch',
    'Rusça',
  ])
})
