import { describe, expect, test } from 'vitest'
import {
  buildDetailsSchema,
  type DetailsForm,
  mergeDetails,
  toDetailsChange,
  toDetailsForm,
  toDetailsPath,
} from './details-form'
import { detailsChangeSchema } from './details-schema'

const stored = {
  guest: {
    firstName: 'Hannah',
    lastName: 'Whitfield',
    birthDate: '1988-03-14',
    identityNumber: null,
    address: null,
    city: 'Leeds',
    country: 'GB',
    phone: '+44 7700 900123',
  },
  hotel: { hotelName: 'Rixos', room: '', city: 'Antalya', district: 'Kemer' },
  note: '',
  items: [
    {
      ticketNumber: 'INT-AB-CDEF',
      editable: true,
      asks: ['flightNumber' as const],
      flightNumber: null,
      returnFlightNumber: null,
    },
  ],
}
const rules = { today: '2026-11-21', needsIdentity: false, needsPlace: true }
const form = toDetailsForm(stored)

function faultsOf(changes: Partial<DetailsForm>): Record<string, string> {
  const parsed = buildDetailsSchema(rules, form).safeParse({ ...form, ...changes })
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
}

describe('the form', () => {
  test('of what is stored has no fault and changes nothing', () => {
    expect(faultsOf({})).toEqual({})
    expect(toDetailsChange(form, stored)).toEqual({ guest: {}, items: [] })
  })

  test('of what former rules stored blocks no other field', () => {
    const guest = { ...stored.guest, lastName: 'see pay.example', phone: '1' }
    const items = stored.items.map((item) => ({ ...item, flightNumber: 'in the evening' }))
    const former = toDetailsForm({ ...stored, guest, items })
    const schema = buildDetailsSchema(rules, former)
    const typed = { ...former, hotelName: ' Titanic ' }
    expect(toDetailsChange(schema.parse(typed), { ...stored, guest, items })).toEqual({
      guest: {},
      hotel: { hotelName: 'Titanic' },
      items: [],
    })
    expect(schema.safeParse({ ...typed, lastName: 'x.com/a' }).error?.issues[0]?.message).toBe('nameLink')
  })

  test('has the rules of the checkout', () => {
    expect(faultsOf({ lastName: ' ', city: '', birthDate: '2030-01-01', note: '5528790000000008' })).toEqual({
      lastName: 'required',
      city: 'required',
      birthDate: 'birthDate',
      note: 'cardNumber',
    })
  })

  test('names a wrong flight at its own field', () => {
    const items = [{ flightNumber: 'tomorrow', returnFlightNumber: ' ' }]
    expect(faultsOf({ items })).toEqual({ 'items.0.flightNumber': 'flight' })
  })

  test('sends what the contract takes', () => {
    const typed = {
      ...form,
      hotelName: '',
      hotelCity: '',
      hotelDistrict: '',
      items: [{ flightNumber: ' lh 12', returnFlightNumber: '' }],
    }
    const request = { reference: 'r'.repeat(32), version: 'v', ...toDetailsChange(typed, stored) }
    expect(detailsChangeSchema.parse(request)).toMatchObject({
      hotel: { hotelName: '', city: '', district: '' },
      items: [{ flightNumber: 'LH 12' }],
    })
  })
})

test.each([
  ['guest.firstName', 'firstName'],
  ['hotel.city', 'hotelCity'],
  ['hotel.hotelName', 'hotelName'],
  ['note', 'note'],
  ['items.1.flightNumber', 'items.1.flightNumber'],
  ['guest.email', null],
  ['version', null],
])('what the API says of %s belongs to the field %s', (path, field) => {
  expect(toDetailsPath(path)).toBe(field)
})

describe('when others have changed the details meanwhile', () => {
  const latest = { ...form, hotelName: 'Titanic', phone: '+44 7700 900999', note: 'Late arrival' }

  test('what was typed stays and is told apart, and what was not touched is taken over', () => {
    const typed = { ...form, hotelName: 'Delphin', note: 'Late arrival', room: '12' }
    expect(mergeDetails(form, typed, latest)).toEqual({
      taken: [['phone', '+44 7700 900999']],
      conflicts: [['hotelName', 'Titanic']],
    })
  })

  test('flights are compared one by one', () => {
    const flights = (flightNumber: string) => ({ ...form, items: [{ flightNumber, returnFlightNumber: '' }] })
    expect(mergeDetails(form, flights('LH 12'), flights('TK 1')).conflicts).toEqual([['items.0.flightNumber', 'TK 1']])
    expect(mergeDetails(form, form, flights('TK 1')).taken).toEqual([['items.0.flightNumber', 'TK 1']])
  })
})
