import { describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/shared/locales'
import { type Spoken, TENANTS } from './tenants'

/** Amounts in a currency other than the shop's settlement currency, which would show two prices for one product. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  TRY: /[€$£]|\beuros?\b|\beur\b|\busd\b|\bavro|евро(?!п)|доллар|dollar/i,
  EUR: /[₺$£]\s?\d|\d\s?(?:[₺$£]|\btry\b|\btl\b|lira|лир|ليرة|dollar|доллар|\bdolar)/i,
}

/** The article about money, which may name foreign amounts. */
const ABOUT_MONEY = 'paying-and-tipping'

/** Legal pages, which both operators share except for their own facts. */
const LEGAL = ['terms', 'privacy', 'distance-sales', 'rental-terms', 'membership-agreement', 'cancellation']

interface Said {
  where: string
  locale: string
  text: string
  /** True if several entries of the same operator may share the text. */
  isShared?: boolean
}

interface Words {
  title?: string
  summary?: string
  description?: string
  body?: string
  programme?: readonly { text: string }[] | undefined
  questions?: readonly { answer: string }[] | undefined
}

/**
 * Steps and answers, which several entries of an operator may share. Headings and list items are not compared, since
 * they may be the same everywhere.
 */
const sharedOf = ({ programme = [], questions = [] }: Words): string[] => [
  ...programme.map(({ text }) => text),
  ...questions.map(({ answer }) => answer),
]

function listSaid({ products, pages, settings }: Spoken<Locale>): Said[] {
  const of = (where: string, texts: Readonly<Record<string, Words>>, isTitled: boolean): Said[] =>
    Object.entries(texts).flatMap(([locale, words]) => [
      ...[isTitled ? words.title : '', words.summary, words.description, words.body].flatMap((text) =>
        text ? [{ where, locale, text }] : [],
      ),
      ...sharedOf(words).map((text) => ({ where, locale, text, isShared: true })),
    ])
  const { questions, reasons, hero, headline, promotion } = settings.home
  const home = (texts: Readonly<Record<string, string>> | undefined): Said[] =>
    Object.entries(texts ?? {}).map(([locale, text]) => ({ where: 'home', locale, text }))
  return [
    ...products.flatMap(({ code, text }) => of(code, text, true)),
    ...pages
      .filter(({ key }) => !LEGAL.includes(key))
      .flatMap(({ key, pageType, text }) => of(`${pageType} ${key}`, text, pageType === 'blog')),
    ...questions.flatMap(({ content }) =>
      Object.entries(content).map(([locale, { answer }]) => ({ where: 'home', locale, text: answer })),
    ),
    ...reasons.flatMap(({ content }) =>
      Object.entries(content).map(([locale, { text }]) => ({ where: 'home', locale, text })),
    ),
    ...home(hero.title),
    ...Object.entries(headline).map(([locale, { tagline }]) => ({ where: 'home', locale, text: tagline })),
    ...home(promotion?.text),
  ]
}

describe.each(TENANTS)('$company', (tenant) => {
  it('names sums in its own money alone', () => {
    const foreign = FOREIGN[tenant.settings.exchange.settlement] ?? /./
    const texts = [
      ...tenant.products.map(({ code, text }) => [code, text] as const),
      ...tenant.pages.map(({ key, text }) => [key, text] as const),
    ]
    for (const [key, text] of texts) {
      if (key === ABOUT_MONEY) continue
      for (const [locale, words] of Object.entries(text)) {
        expect(JSON.stringify(words), `${key} ${locale}`).not.toMatch(foreign)
      }
    }
  })

  it('says nothing twice', () => {
    const said = new Map<string, string>()
    for (const { where, locale, text, isShared } of listSaid(tenant)) {
      if (isShared) continue
      const key = `${locale} ${text}`
      expect(said.get(key) ?? where, `${where} ${locale}: ${text}`).toBe(where)
      said.set(key, where)
    }
    expect(said.size).toBeGreaterThan(1000)
  })
})

it('the two operators never say the same', () => {
  const [one, other] = TENANTS
  const theirs = new Map(listSaid(one).map(({ where, locale, text }) => [`${locale} ${text}`, where]))
  const same = listSaid(other).filter(({ locale, text }) => theirs.has(`${locale} ${text}`))
  expect(same.map(({ where, locale, text }) => `${where} ${locale}: ${text}`).join('\n')).toBe('')
})
