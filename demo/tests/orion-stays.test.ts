import { describe, expect, it } from 'vitest'
import { detailsSchema } from '@/domain/catalogue/kinds/details-schema'
import { compareAmounts } from '@/domain/money/amount'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { amountSchema } from '@/domain/shared/schema'
import words from '@/messages/de/catalogue.json'
import { lykia, orion, pagesOf, productsOf, type SpokenProduct } from './tenants'

const orionPlaces = orion.places
const orionCategories = pagesOf(orion, 'category')
const orionDestinations = pagesOf(orion, 'destination')
const byCode = (left: { code: string }, right: { code: string }) => (left.code < right.code ? -1 : 1)
const orionVillas = productsOf(orion, 'villa').sort(byCode)
const orionYachts = productsOf(orion, 'yacht').sort(byCode)
const STAYS = [...orionVillas, ...orionYachts]
/** Patterns that match only texts of the language, to detect untranslated ones. */
const SCRIPT = {
  en: /\b(the|of)\b/i,
  tr: /[ığş]/,
  de: /\b(der|die|das|und)\b/i,
  ru: /[а-яё]/i,
  nl: /\b(het|een|je|van)\b/i,
  ar: /[\u0600-\u06ff]/,
}
const BEDS = { king: 2, double: 2, single: 1, bunk: 2, sofa: 1 }

function villaOf(product: SpokenProduct<Locale>) {
  const details = detailsSchema.parse(product.details)
  if (details.kind !== 'villa') throw new Error('not a villa')
  return details
}

function yachtOf(product: SpokenProduct<Locale>) {
  const details = detailsSchema.parse(product.details)
  if (details.kind !== 'yacht') throw new Error('not a yacht')
  return details
}

const codesOf = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `ORI-${letter}-${String(index + 1).padStart(2, '0')}`)

describe('the houses and boats of Orion Reisen', () => {
  it('are twelve and eight, numbered without gaps, and all that the shop has of their kinds', () => {
    expect(orionVillas.map(({ code }) => code)).toEqual(codesOf('V', 12))
    expect(orionYachts.map(({ code }) => code)).toEqual(codesOf('Y', 8))
    const sold = orion.products.filter(({ kind }) => kind === 'villa' || kind === 'yacht')
    expect(sold.map(({ code }) => code).sort()).toEqual(STAYS.map(({ code }) => code).sort())
  })

  it('stand and lie all over the country', () => {
    expect(new Set(orionVillas.map(({ destination }) => destination)).size).toBeGreaterThanOrEqual(9)
    expect(new Set(orionYachts.map(({ destination }) => destination)).size).toBeGreaterThanOrEqual(5)
  })

  it.each(LOCALES)('have titles and addresses of their own in %s', (locale) => {
    const titles = orion.products.map(({ text }) => text[locale].title)
    expect(new Set(titles).size).toBe(titles.length)
    const others = new Set(lykia.products.map(({ text }) => (text as Record<string, { title: string }>)[locale]?.title))
    for (const { text } of STAYS) {
      expect(text[locale].title.length, text[locale].title).toBeLessThanOrEqual(60)
      expect(others, text[locale].title).not.toContain(text[locale].title)
      if (locale === 'ru' || locale === 'ar') expect(text[locale].slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/)
    }
  })

  it.each(STAYS)('$code has a home and features that the shop has words for', (product) => {
    expect(orionCategories.find(({ key }) => key === product.category)?.kind).toBe(product.kind)
    expect(orionDestinations.map(({ key }) => key)).toContain(product.destination)
    const details = detailsSchema.parse(product.details)
    if (!('features' in details)) throw new Error('no features')
    expect(new Set(details.features).size).toBe(details.features.length)
    for (const name of details.features) expect(Object.keys(words.features), name).toContain(name)
  })

  it.each(STAYS)('$code has money with two decimals and seasons that do not meet', (product) => {
    const amounts = product.seasons.flatMap(({ adult, child, infant }) => [adult, child, infant])
    amounts.push(...product.extras.map(({ price }) => price))
    if (product.group) amounts.push(product.group.price, product.group.extraPersonPrice)
    for (const amount of amounts) expect(amountSchema.safeParse(amount).success, amount).toBe(true)
    for (const { adult } of product.seasons) expect(Number(adult)).toBeGreaterThan(50)
    const bounds = product.seasons.flatMap(({ from, to }) => [from, to])
    expect([...bounds].sort()).toEqual(bounds)
    expect(new Set(bounds).size).toBe(bounds.length)
    expect(product.seasons.length).toBeGreaterThanOrEqual(4)
  })

  it.each(STAYS)('$code gives back in steps, the earlier the more', ({ cancellation, freeCancellationHours }) => {
    const steps = cancellation?.steps ?? []
    expect(steps[0]).toEqual({ hoursBefore: freeCancellationHours, refundPercent: 100 })
    expect(steps.length).toBeGreaterThanOrEqual(2)
    for (const [index, { hoursBefore, refundPercent }] of steps.slice(1).entries()) {
      expect(hoursBefore).toBeLessThan(steps[index]?.hoursBefore ?? 0)
      expect(refundPercent).toBeLessThan(steps[index]?.refundPercent ?? 0)
    }
  })

  it.each(STAYS)('$code says the same in every language, and says it natively', (product) => {
    const base = product.text.de
    for (const locale of LOCALES) {
      const text = product.text[locale]
      const where = `${product.code} ${locale}`
      expect(text.summary.length, where).toBeLessThanOrEqual(160)
      expect(text.description.split('\n\n'), where).toHaveLength(2)
      for (const list of ['highlights', 'included', 'excluded', 'goodToKnow', 'questions'] as const) {
        expect(text[list].length, `${where} ${list}`).toBe(base[list].length)
      }
      expect(
        text.programme.map(({ day }) => day),
        where,
      ).toEqual(base.programme.map(({ day }) => day))
      expect(text.extras, where).toHaveLength(product.extras.length)
      expect(text.meetingPoint !== undefined, where).toBe(product.meetingPoint !== undefined)
      expect(text.description, where).toMatch(SCRIPT[locale])
      expect(JSON.stringify(text), where).not.toMatch(/!|undefined|\[object/)
    }
  })

  it.each(STAYS)('$code is reviewed by three to five guests', ({ reviews }) => {
    expect(reviews.length).toBeGreaterThanOrEqual(3)
    expect(reviews.length).toBeLessThanOrEqual(5)
    for (const { score, travelledOn } of reviews) {
      expect([3, 4, 5]).toContain(score)
      expect(travelledOn).toMatch(/^202[56]-\d{2}-\d{2}$/)
    }
  })
})

describe('what the houses promise', () => {
  it.each(orionVillas)('$code has a bed for everyone it sleeps and a bathroom to name', (product) => {
    const { rooms, bedrooms, capacity, permitNumber } = villaOf(product)
    expect(rooms).toHaveLength(bedrooms)
    const beds = rooms.flatMap((room) => room.beds)
    expect(beds.reduce((sum, { bed, quantity }) => sum + BEDS[bed] * quantity, 0)).toBe(capacity)
    expect(permitNumber).toMatch(/^\d{2}-\d{4}$/)
  })

  it('have permits of their own', () => {
    const permits = [...lykia.products, ...orion.products].flatMap(({ details }) =>
      details.kind === 'villa' ? [details.permitNumber] : [],
    )
    expect(new Set(permits).size).toBe(permits.length)
  })

  it.each(orionVillas)('$code names its deposit and its hours in every language', (product) => {
    const { checkInFrom, checkOutUntil, damageDeposit } = villaOf(product)
    for (const locale of LOCALES) {
      const { excluded, goodToKnow } = product.text[locale]
      expect(excluded[0]?.replace(/[.,\s]/g, ''), locale).toContain(String(Number(damageDeposit)))
      expect(goodToKnow[0], locale).toContain(checkInFrom)
      expect(goodToKnow[0], locale).toContain(checkOutUntil)
    }
  })

  it.each(orionVillas)('$code asks for longer stays in a season of its own', (product) => {
    const { minimumNights } = villaOf(product)
    const nights = product.seasons.map((season) => season.minimumNights ?? minimumNights)
    expect(Math.max(...nights)).toBeGreaterThanOrEqual(minimumNights)
    expect(new Set(product.seasons.map(({ adult }) => adult)).size).toBeGreaterThanOrEqual(4)
  })
})

describe('what the boats promise', () => {
  const days = orionYachts.filter((product) => yachtOf(product).charter === 'day')
  const weeks = orionYachts.filter((product) => yachtOf(product).charter === 'week')

  it('is four by the day and four by the week', () => {
    expect([days.length, weeks.length]).toEqual([4, 4])
  })

  it.each(days)('$code has a group price, which its cheapest season asks', (product) => {
    const { capacity } = yachtOf(product)
    const prices = product.seasons.map(({ adult }) => adult)
    expect(product.unit).toBe('day')
    expect([...prices].sort(compareAmounts)[0]).toBe(product.group?.price)
    expect(product.group?.maximumPersons).toBeLessThan(capacity)
    const price = product.group?.extraPersonPrice.replace('.00', '') ?? ''
    for (const locale of LOCALES) expect(product.text[locale].excluded.join(' '), locale).toContain(price)
  })

  it.each(weeks)('$code sleeps all it carries and tells its week day by day', (product) => {
    const { berths, cabins, capacity, boardAt, leaveAt } = yachtOf(product)
    expect(product.unit).toBe('week')
    expect(berths).toBeGreaterThanOrEqual(capacity)
    expect(cabins).toBeGreaterThan(0)
    for (const locale of LOCALES) {
      const { programme } = product.text[locale]
      expect([programme[0]?.day, programme.at(-1)?.day], locale).toEqual([1, 7])
      expect(programme[0]?.text, locale).toContain(boardAt)
      expect(programme.at(-1)?.text, locale).toContain(leaveAt)
    }
  })

  it('lie in harbours that exist, none of them for nothing', () => {
    const marinas = orionYachts.map((product) => yachtOf(product).marina)
    const keys = orionPlaces.filter(({ placeType }) => placeType === 'marina').map(({ key }) => key)
    for (const marina of marinas) expect(keys).toContain(marina)
    for (const key of keys) expect(marinas, key).toContain(key)
  })

  it.each(orionYachts)('$code meets its guests where it lies', ({ details, meetingPoint }) => {
    const place = orionPlaces.find(({ key }) => details.kind === 'yacht' && key === details.marina)
    expect(meetingPoint?.latitude).toBeCloseTo(place?.latitude ?? 0, 2)
    expect(meetingPoint?.longitude).toBeCloseTo(place?.longitude ?? 0, 2)
  })
})
