import { describe, expect, test } from 'vitest'
import {
  contactRequestSchema,
  healthRequestSchema,
  offerRequestSchema,
  weddingRequestSchema,
} from '@/domain/requests/schema'
import type { RequestSetup } from './request-options'
import { buildEmptyValues, findRequestFaults, type RequestValues } from './request-values'
import { buildRequestBodies } from './send-request'

const SETUP: RequestSetup = {
  kind: 'wedding',
  locale: 'de',
  product: { id: 7, title: 'Kaputaş' },
  modules: [],
  venues: [],
  fields: [{ value: 'dental', label: 'Zähne' }],
  languages: [],
  kinds: [],
  currencies: ['EUR'],
  currency: 'EUR',
  given: { guests: '24', venue: 'beach', modules: ['flowers'] },
  privacyHref: '/c/privacy',
}
const TODAY = '2027-01-10'

const values = (changes: Partial<RequestValues> = {}): RequestValues => ({
  ...buildEmptyValues(SETUP),
  firstName: ' Ada ',
  lastName: 'Yılmaz',
  email: 'ada@mail.example',
  privacyPolicy: true,
  ...changes,
})

describe('what is sent is what the contract takes', () => {
  const filled = values({
    phone: '+49 170 1234567',
    dateFrom: '2027-06-12',
    dateTo: '2027-06-14',
    flexibleDays: '7',
    budget: '12500,5',
    message: 'Mit Blick aufs Meer.',
    treatment: 'Zwei Implantate',
  })
  const bodies = buildRequestBodies(filled, SETUP, ['a'.repeat(32)])

  test('for a wedding', () => {
    expect(weddingRequestSchema.parse(bodies.wedding)).toMatchObject({
      firstName: 'Ada',
      productId: 7,
      weddingDate: '2027-06-12',
      flexibleDays: 7,
      guests: 24,
      venue: 'beach',
      modules: ['flowers'],
      budget: { amount: '12500.50', currency: 'EUR' },
    })
  })

  test('for a treatment, whose documents carry their consent', () => {
    expect(healthRequestSchema.parse(bodies.health)).toMatchObject({
      field: 'dental',
      treatment: 'Zwei Implantate',
      spokenLanguage: 'de',
      documentConsent: true,
    })
    expect(buildRequestBodies(filled, SETUP, []).health.documentConsent).toBe(false)
  })

  test('for an offer and for a message', () => {
    expect(offerRequestSchema.parse(bodies.offer)).toMatchObject({ pax: { adult: 2, child: 0, infant: 0 } })
    expect(contactRequestSchema.parse(bodies.contact).message).toBe('Mit Blick aufs Meer.')
  })
})

test('no consent is given for anybody', () => {
  expect(buildEmptyValues(SETUP).privacyPolicy).toBe(false)
})

test.each([
  ['wedding', { firstName: ' ' }, { firstName: 'required' }],
  ['wedding', { guests: '1' }, { guests: 'count' }],
  ['wedding', { budget: 'viel' }, { budget: 'budget' }],
  ['wedding', { dateFrom: '2027-01-09' }, { dateFrom: 'inPast' }],
  ['offer', { adults: '0' }, { adults: 'count' }],
  ['offer', { dateFrom: '2027-03-02', dateTo: '2027-03-01' }, { dateTo: 'beforeStart' }],
  ['health', { email: 'ada@mail' }, { email: 'email' }],
  ['health', { privacyPolicy: false }, { privacyPolicy: 'agree' }],
  ['contact', { message: '  ' }, { message: 'required' }],
  ['contact', { phone: 'call me' }, { phone: 'phone' }],
] as const)('%s with %j has the faults %j', (kind, changes, faults) => {
  expect(findRequestFaults(kind, values({ message: 'Hallo', ...changes }), TODAY)).toEqual(faults)
})

test.each(['contact', 'offer', 'wedding', 'health'] as const)('a filled-in form of kind %s has none', (kind) => {
  expect(findRequestFaults(kind, values({ message: 'Hallo' }), TODAY)).toEqual({})
})

test('names with links and numbers of cards are told at their field, telephones are left out', () => {
  const card = '4111 1111 1111 1111'
  const faults = findRequestFaults(
    'offer',
    values({ firstName: 'Win at x.com/a', lastName: card, message: `No ${card}`, placeWish: card, phone: card }),
    TODAY,
  )
  expect(faults).toEqual({
    firstName: 'nameLink',
    lastName: 'cardNumber',
    message: 'cardNumber',
    placeWish: 'cardNumber',
  })
})
