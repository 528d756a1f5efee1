import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { buildItemFacts, type ItemTexts } from './item-facts'
import { buildItem } from './test-items'

async function textsOf(locale: Locale): Promise<ItemTexts> {
  const { default: basket } = await import(`../../messages/${locale}/basket.json`)
  const of = (namespace: string) => createTranslator({ locale, messages: { basket }, namespace: namespace as never })
  return {
    locale,
    t: of('basket.item') as ItemTexts['t'],
    people: of('basket.people') as ItemTexts['people'],
    vehicles: of('basket.vehicles') as ItemTexts['vehicles'],
  }
}

const places = [
  { key: 'dalaman-airport', content: { en: { title: 'Dalaman airport' } } },
  { key: 'kalkan', content: { en: { title: 'Kalkan' } } },
]
const base = { session: null, endTime: null, extras: [], campaign: null, pax: { adult: 3, child: 0, infant: 0 } }
const villa = buildItem({ ...base, kind: 'villa', date: '2027-05-10', endDate: '2027-05-15', startTime: '16:00' })
const day = buildItem({ ...base, kind: 'yacht', date: '2027-05-14', startTime: '10:00', endTime: '18:00', unit: 'day' })
const car = buildItem({
  ...base,
  kind: 'car',
  date: '2027-05-10',
  endDate: '2027-05-14',
  places,
  choice: {
    kind: 'car',
    pickupOffice: 'dalaman-airport',
    returnOffice: 'kalkan',
    pickupTime: '14:30',
    returnTime: '10:00',
    driverAge: 38,
  },
})
const ride = buildItem({
  ...base,
  kind: 'transfer',
  date: '2027-05-10',
  places,
  choice: {
    kind: 'transfer',
    direction: 'homeward',
    vehicle: 'minivan',
    quantity: 2,
    time: '13:45',
    flightNumber: 'TK2556',
    returnRide: { date: '2027-05-17', time: '09:00', flightNumber: null },
    luggage: 4,
    childSeats: 1,
  },
})

describe('in English', () => {
  test('a stay says its days and nights, a day aboard its hours', async () => {
    const texts = await textsOf('en')
    expect(buildItemFacts(villa, texts)).toEqual({
      title: 'Kekova by boat',
      when: 'Mon\u00A010.05.2027, 16:00 – Sat\u00A015.05.2027',
      length: '5 nights',
      party: '3 adults',
      pickup: null,
      meetingPoint: null,
      choices: [],
      extras: [],
      campaign: null,
      damageDeposit: null,
    })
    expect(buildItemFacts({ ...villa, endTime: '10:00' }, texts).when).toBe(
      'Mon\u00A010.05.2027, 16:00 – Sat\u00A015.05.2027, 10:00',
    )
    expect(buildItemFacts(day, texts).when).toBe('Fri\u00A014.05.2027, 10:00\u00a0–\u2060\u00a018:00')
    const week = { ...day, date: '2027-05-08', endDate: '2027-05-22', unit: 'week' as const }
    expect(buildItemFacts(week, texts).length).toBe('2 weeks')
    expect(buildItemFacts({ ...day, endDate: '2027-05-16' }, texts).length).toBe('3 days')
  })

  test('a tour says its hours, or its first and last day', async () => {
    const texts = await textsOf('en')
    const tour = buildItem({ session: '09:00', endTime: '17:00' })
    expect(buildItemFacts(tour, texts)).toMatchObject({
      when: 'Wed\u00A012.05.2027, 09:00\u00a0–\u2060\u00a017:00',
      length: null,
    })
    expect(buildItemFacts({ ...tour, durationDays: 3 }, texts)).toMatchObject({
      when: 'Wed\u00A012.05.2027, 09:00 – Fri\u00A014.05.2027, 17:00',
      length: '3 days',
    })
  })

  test('a hire says its times, days, offices and driver', async () => {
    expect(buildItemFacts(car, await textsOf('en'))).toMatchObject({
      when: 'Mon\u00A010.05.2027, 14:30 – Fri\u00A014.05.2027, 10:00',
      length: '4 days',
      party: null,
      choices: ['Pick-up: Dalaman airport', 'Return: Kalkan', 'Driver aged 38'],
    })
  })

  test('a ride says its direction, vehicles, load and way back', async () => {
    expect(buildItemFacts(ride, await textsOf('en'))).toMatchObject({
      when: 'Mon\u00A010.05.2027, 13:45',
      length: null,
      party: '3 adults',
      choices: [
        'Kalkan to Dalaman airport',
        '2 × Minivan',
        'flight TK2556',
        '4 cases',
        '1 child seat',
        'Ride back: Mon\u00A017.05.2027, 09:00',
      ],
    })
  })
})

test('extras, campaign, guide and damage deposit are told with it, and the pick-up instead of the meeting point', async () => {
  const texts = await textsOf('en')
  const item = buildItem({
    choice: { kind: 'tour', guideLanguage: 'de' },
    pickupPlace: 'Hotel Lykia',
    damageDeposit: '400.00',
  })
  expect(buildItemFacts(item, texts, { title: 'Harbour', text: 'Jetty 3' })).toMatchObject({
    pickup: 'Hotel Lykia',
    meetingPoint: null,
    choices: ['Language of the guide: German'],
    extras: ['2 × Snorkel set'],
    campaign: 'early summer',
    damageDeposit: { amount: '400.00', currency: 'EUR' },
  })
})

test.each(LOCALES)('in %s no words are missing', async (locale) => {
  const texts = await textsOf(locale)
  for (const item of [villa, day, car, ride]) {
    const { when, length, party, choices } = buildItemFacts(item, texts)
    for (const words of [when, length ?? '', party ?? '', ...choices])
      expect(words).not.toMatch(/basket\.|undefined|\{/)
  }
})

test.each([
  ['nl', 'Ma\u00A010.05.2027, 16:00 – za\u00A015.05.2027', 'ma\u00A017.05.2027, 09:00'],
  ['ru', 'Пн\u00A010.05.2027, 16:00 – сб\u00A015.05.2027', 'пн\u00A017.05.2027, 09:00'],
] as const)('%s: a weekday has its capital at the beginning only', async (locale, stay, back) => {
  const texts = await textsOf(locale)
  expect(buildItemFacts(villa, texts).when).toBe(stay)
  expect(buildItemFacts(ride, texts).choices).toContain(texts.t('back', { when: back }))
})
