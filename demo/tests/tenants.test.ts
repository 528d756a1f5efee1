import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from '@/backend/platform/html/sanitise'
import { detailsSchema } from '@/domain/catalogue/kinds/details-schema'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import { otherSettingsSchema, rateSchema, settingsSchema } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { toSlug } from '@/domain/shared/slug'
import type { DemoPage } from '../load/page-schema'
import type { DemoMenu } from '../load/tenant-schema'
import { TENANTS } from './tenants'

const AGREEMENTS = ['distance-sales', 'rental-terms', 'membership-agreement']
const WRITTEN = ['content', 'blog', 'blogCategory']

const slugOf = (text: { title: string; slug?: string | undefined }) => text.slug ?? toSlug(text.title)
const isWritten = (page: Pick<DemoPage, 'pageType'>) => WRITTEN.includes(page.pageType)
const flatten = (menus: readonly DemoMenu[]): DemoMenu[] =>
  menus.flatMap((menu) => [menu, ...flatten(menu.children ?? [])])
/** Letters that occur only in texts of the language, to detect untranslated ones. */
const SCRIPT: Partial<Record<Locale, RegExp>> = { ru: /[а-яё]/i, ar: /[\u0600-\u06ff]/, tr: /[ığşİ]/ }

/**
 * Seasons and parts of the week. A campaign limits the booking date, not the travel date, so its texts must name none.
 */
const TRAVEL_TIMES: Record<Locale, RegExp> = {
  en: /spring|summer|autumn|winter|season roads|week/i,
  tr: /ilkbahar|bahar|yaz[aı ]|sonbahar|kış|hafta/i,
  de: /frühling|frühjahr|frühsommer|sommer|herbst|winter|woche/i,
  ru: /весен|весн|летн|лето|осен|зим|будн|недел/i,
  nl: /voorjaar|lente|zomer|herfst|winter|week/i,
  ar: /ربيع|صيف|خريف|شتاء|أسبوع/,
}

/** Amounts in texts are not converted and would contradict the prices in the visitor's currency. */
const SUM = /[€₺$£]\s?\d|\d\s?(?:[€₺$£]|EUR|TRY|TL|euros?|avro|евро|лир|يورو|ليرة)/i

describe.each(TENANTS)('$company', (tenant) => {
  const locales = [...tenant.settings.language.enabled].sort()
  const pages = tenant.pages

  it('has every page in each of its languages and in no other', () => {
    for (const page of pages) expect(Object.keys(page.text).sort(), page.key).toEqual(locales)
  })

  it('gives each page of a type an address of its own, whatever the language', () => {
    const owners = new Map<string, string>()
    for (const page of pages) {
      for (const text of Object.values(page.text)) {
        const address = `${page.pageType}/${slugOf(text)}`
        expect(slugOf(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(owners.get(address) ?? page.key, address).toBe(page.key)
        owners.set(address, page.key)
      }
    }
  })

  it('says each address in words of its language, with no mark of the language itself', () => {
    for (const { text } of [...pages, ...tenant.products]) {
      for (const words of Object.values(text)) expect(slugOf(words)).not.toMatch(/^$|-(ar|ru|tr|nl)$/)
    }
  })

  it('keeps the agreements where the storefront looks for them', () => {
    for (const key of AGREEMENTS) {
      const page = pages.find((each) => each.pageType === 'content' && each.key === key)
      expect(page?.text.en.slug).toBe(key)
    }
  })

  it.each(tenant.products.filter(({ kind }) => kind === 'tour'))('$code names no sum in its texts', ({ text }) => {
    for (const [locale, words] of Object.entries(text)) expect(JSON.stringify(words), locale).not.toMatch(SUM)
  })

  it.each(pages.filter(isWritten))('$pageType $key is written for its readers', (page) => {
    const shapes = Object.entries(page.text).map(([locale, text]) => {
      const where = `${page.key} ${locale}`
      expect(sanitiseHtml(text.body), where).toBe(text.body)
      expect(text.body, where).not.toMatch(/undefined|\[object|!/)
      expect(`${text.title} ${text.summary} ${text.body}`, where).toMatch(SCRIPT[locale as Locale] ?? /[a-z]/)
      expect(text.summary.length, where).toBeGreaterThan(20)
      return `${text.body.match(/<h2>|<li>|<tr>|<p>/g)?.join('')} ${text.questions?.length ?? 0}`
    })
    expect(new Set(shapes).size, page.key).toBe(1)
    if (page.pageType === 'blog')
      expect(page).toMatchObject({ parent: expect.any(String), readingMinutes: expect.any(Number) })
  })

  it('has every place that its cars, boats and rides name, once and in every language', () => {
    const keys = tenant.places.map((place) => place.key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { title } of tenant.places) {
      expect(Object.keys(title).sort()).toEqual(locales)
      for (const words of Object.values(title)) expect(words).toMatch(/\S/)
    }
    for (const product of tenant.products) {
      const named = [...rulesOf(detailsSchema.parse(product.details)).listPlaces()]
      expect(keys, product.code).toEqual(expect.arrayContaining(named))
      if (product.kind === 'car') expect(named.length, product.code).toBeGreaterThan(0)
    }
  })

  it('promises no time of travel with a campaign that has none', () => {
    for (const { code, campaign } of tenant.products) {
      for (const [locale, label] of Object.entries(campaign?.label ?? {})) {
        expect(label, `${code} ${locale}`).not.toMatch(TRAVEL_TIMES[locale as Locale])
      }
    }
  })

  it('has menus that lead somewhere', () => {
    const known = new Set(pages.map((page) => `${page.pageType}/${page.key}`))
    const addresses = new Set([
      ...pages.flatMap((page) => Object.values(page.text).map((text) => `/d/${slugOf(text)}`)),
      ...tenant.products.flatMap((product) => Object.values(product.text).map((text) => `/p/${slugOf(text)}`)),
      '/b',
      '/contact',
      '/enquire-booking',
    ])
    for (const menu of flatten(tenant.menus)) {
      if (menu.page) expect(known, menu.page).toContain(menu.page)
      if (menu.page) expect(menu.target).toBeDefined()
      for (const { url } of Object.values(menu.text ?? {})) {
        if (url !== undefined) expect(addresses).toContain(url.split('?')[0])
      }
    }
    const heads = tenant.menus.map((menu) => menu.position)
    expect(heads.filter((position) => position === 'category')).toHaveLength(7)
    expect(heads.filter((position) => position === 'top')).toHaveLength(9)
    expect(heads.filter((position) => position === 'bottom')).toHaveLength(3)
  })

  it('has settings that its API can send', () => {
    const { home, exchange, ...sections } = tenant.settings
    const { company, seo, support, social, contact, language, theme } = settingsSchema.shape
    const shape = { company: company.omit({ tursabImage: true }), seo, support, social, contact, language, theme }
    for (const [name, schema] of Object.entries(shape)) {
      expect(schema.safeParse(sections[name as keyof typeof shape]).error, name).toBeUndefined()
    }
    expect(otherSettingsSchema.safeParse(tenant.other).error).toBeUndefined()
    for (const rate of tenant.rates) expect(rateSchema.safeParse(rate).error).toBeUndefined()
    expect(tenant.rates.map((rate) => rate.bankCode)).toEqual(
      expect.arrayContaining(['TRY', exchange.default, exchange.settlement]),
    )
    expect(home.reasons).toHaveLength(4)
    expect(home.questions).toHaveLength(5)
    const localized = [home.hero.title, home.headline, home.promotion?.url, ...home.reasons.map((each) => each.content)]
    for (const words of localized) expect(Object.keys(words ?? {}).sort()).toEqual(locales)
  })

  it('has accounts whose numbers pass the bank’s check', () => {
    for (const { iban } of tenant.other.bankAccounts) {
      const digits = iban.replaceAll(' ', '')
      const moved = `${digits.slice(4)}${digits.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
        String(letter.charCodeAt(0) - 55),
      )
      expect(digits).toHaveLength(26)
      expect(BigInt(moved) % 97n).toBe(1n)
    }
  })
})
