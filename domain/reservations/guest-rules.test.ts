import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildGuestSchema, EMPTY_GUEST_FORM, type GuestForm, hotelOf, toGuest } from './guest-rules'
import { guestSchema, hotelSchema, reservationRequestSchema } from './schema'

const today = '2026-11-21'
const hannah: GuestForm = {
  ...EMPTY_GUEST_FORM,
  firstName: ' Hannah ',
  lastName: 'Whitfield',
  email: 'hannah.w@mail.example',
  phone: '+44 7700 900123',
}

function faultsOf(
  changes: Partial<GuestForm>,
  { needsIdentity = false, needsPlace = false } = {},
): Record<string, string> {
  const parsed = buildGuestSchema({ today, needsIdentity, needsPlace }).safeParse({ ...hannah, ...changes })
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
}

describe('the form', () => {
  test('takes what is needed and leaves the rest open', () => {
    expect(faultsOf({})).toEqual({})
    expect(faultsOf({ birthDate: '1988-03-14', identityNumber: '533 401 927', note: 'A child seat, please.' })).toEqual(
      {},
    )
  })

  test('asks for city and country where a card pays', () => {
    expect(faultsOf({}, { needsPlace: true })).toEqual({ city: 'required', country: 'required' })
    expect(faultsOf({ city: 'Leeds', country: 'GB' }, { needsPlace: true })).toEqual({})
    expect(toGuest({ ...hannah, city: 'Leeds', country: 'GB' })).toMatchObject({ city: 'Leeds', country: 'GB' })
    expect(toGuest(hannah)).toMatchObject({ city: null, country: null })
  })

  test.each<[Partial<GuestForm>, Record<string, string>]>([
    [{ firstName: '   ' }, { firstName: 'required' }],
    [{ firstName: 'Win at x.com/a' }, { firstName: 'nameLink' }],
    [{ lastName: '4111 1111 1111 1111' }, { lastName: 'cardNumber' }],
    [{ note: 'Charge 4111-1111-1111-1111' }, { note: 'cardNumber' }],
    [{ address: '٤١١١١١١١١١١١١١١١' }, { address: 'cardNumber' }],
    [{ hotelName: '4111111111111111' }, { hotelName: 'cardNumber' }],
    [{ phone: '4111 1111 1111 1111' }, {}],
    [{ identityNumber: '4111111111111111' }, { identityNumber: 'cardNumber' }],
    [{ email: '4111111111111111@mail.example' }, { email: 'cardNumber' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'hannah@' }, { email: 'email' }],
    [{ phone: '' }, { phone: 'required' }],
    [{ phone: 'call me' }, { phone: 'phone' }],
    [{ phone: '+44 77' }, { phone: 'phoneShort' }],
    [{ birthDate: '22.11.2026' }, { birthDate: 'birthDate' }],
    [{ birthDate: '31.02.1988' }, { birthDate: 'birthDate' }],
    [{ birthDate: '14/1988' }, { birthDate: 'birthDate' }],
    [{ birthDate: '1988-02-30' }, { birthDate: 'birthDate' }],
    [{ birthDate: '0988-03-14' }, { birthDate: 'birthDate' }],
    [{ note: 'x'.repeat(2001) }, { note: 'tooLong' }],
  ])('%o', (changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults)
  })

  test('asks for a passport only where one is needed', () => {
    expect(faultsOf({ identityNumber: '' }, { needsIdentity: true })).toEqual({ identityNumber: 'required' })
    expect(faultsOf({ identityNumber: '533 401 927' }, { needsIdentity: true })).toEqual({})
  })
})

test('whatever passes the form passes the wire', () => {
  const word = fc.oneof(fc.string({ maxLength: 90 }), fc.constantFrom('Hannah', 'Ayşe Gül', ''))
  const form = fc.record<GuestForm>({
    firstName: word,
    lastName: word,
    email: fc.oneof(fc.emailAddress(), fc.stringMatching(/^[a-z.+]{1,6}@[a-z-]{1,6}[.][a-z]{1,3}$/)),
    phone: fc.stringMatching(/^[+]?(\d[ ()/.-]?){6,16}$/),
    birthDate: fc.constantFrom('', '1988-03-14', '14.03.1988'),
    identityNumber: word,
    address: word,
    note: word,
    hotelName: word,
    city: fc.string({ maxLength: 90 }),
    country: fc.constantFrom('', 'GB', 'TR'),
    room: word,
    hotelCity: fc.constantFrom('', 'Kaş'),
    hotelDistrict: fc.constantFrom('', 'Çukurbağ'),
  })
  const schema = buildGuestSchema({ today, needsIdentity: false, needsPlace: false })
  let passed = 0
  fc.assert(
    fc.property(form, (given) => {
      const parsed = schema.safeParse(given)
      if (!parsed.success) return
      passed += 1
      expect(guestSchema.safeParse(toGuest(parsed.data)).error).toBeUndefined()
      const hotel = hotelOf(parsed.data)
      if (hotel) expect(hotelSchema.safeParse(hotel).error).toBeUndefined()
      expect(reservationRequestSchema.shape.note.safeParse(parsed.data.note).success).toBe(true)
    }),
    { numRuns: 4000 },
  )
  expect(passed).toBeGreaterThan(50)
})

test('empty fields are left out, and a hotel is one only when named', () => {
  const parsed = buildGuestSchema({ today, needsIdentity: false, needsPlace: false }).parse(hannah)
  expect(toGuest(parsed)).toMatchObject({ firstName: 'Hannah', birthDate: null, identityNumber: null, address: null })
  expect(hotelOf(parsed)).toBeNull()
  expect(hotelOf({ ...parsed, room: '12' })).toEqual({ hotelName: '', room: '12', city: '', district: '' })
  expect(hotelOf({ ...parsed, hotelCity: 'Kaş', hotelDistrict: 'Çukurbağ' })).toEqual({
    hotelName: '',
    room: '',
    city: 'Kaş',
    district: 'Çukurbağ',
  })
})
