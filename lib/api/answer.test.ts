import { describe, expect, test } from 'vitest'
import { CALLS } from '@/domain/wire/calls'
import { toWire } from '@/domain/wire/translate'
import { readAnswer } from './answer'

const { response } = CALLS.getOtherSettings
const data = {
  guestReviews: true,
  neutralAccountAnswers: false,
  minimumPasswordLength: 6,
  defaultMemberGroupId: 3,
  bookingPrefix: 'LYK',
  timeZone: 'Europe/Istanbul',
  paymentMethods: ['card', 'bankTransfer'],
  cardForm: 'direct',
  threeDSecurePolicy: 'required',
  directSale: false,
  bankTransferHours: 48,
  arrivalConfirmationMinutes: 60,
  unpaidLimits: { places: 12, departures: 3, rentals: 1 },
  medicalDocumentDays: 180,
  basketCampaign: null,
  bankAccounts: [],
}

describe('readAnswer', () => {
  test('translates and parses the data of a success', () => {
    const wire = { success: 1, data: { success: 1, ...(toWire(data) as object) } }
    expect(JSON.stringify(wire)).toContain('kredi_karti')
    expect(readAnswer(response, 200, JSON.stringify(wire))).toEqual({ ok: true, data })
  })

  test('names the field that breaks the contract', () => {
    const wire = { success: 1, data: toWire({ ...data, minimumPasswordLength: 'four' }) }
    expect(readAnswer(response, 200, JSON.stringify(wire))).toMatchObject({
      ok: false,
      error: {
        code: 'malformedAnswer',
        status: 502,
        message: expect.stringContaining('data.minimumPasswordLength'),
        broken: ['minimumPasswordLength'],
      },
    })
  })

  test.each([
    ['a page that is no answer', 404, '<html>Not found</html>'],
    ['half an answer', 200, '{"success":1,"da'],
    ['an empty body', 200, ''],
    ['no envelope', 200, '[1,2]'],
    ['a success of another kind', 200, '{"success":true,"data":{}}'],
    ['null', 200, 'null'],
  ])('%s is malformed', (_name, status, text) => {
    expect(readAnswer(response, status, text)).toMatchObject({
      ok: false,
      error: { code: 'malformedAnswer', status: 502 },
    })
  })

  test.each([
    [502, '<html>Bad gateway</html>'],
    [503, ''],
    [504, '{"message":"upstream timed out"}'],
  ])('a proxy that answers %i in its own words says that there is no API', (status, text) => {
    expect(readAnswer(response, status, text)).toMatchObject({ ok: false, error: { code: 'unavailable', status: 503 } })
  })

  test('a refusal keeps its code and status; its fields and data are in English', () => {
    const wire = {
      success: 0,
      code: 'invalidRequest',
      message: 'Some fields are missing or wrong.',
      fields: { e_mail: 'invalid_format', 'misafir.soyad': 'too_small', _: 'mismatch' },
      data: { success: 0, genel_toplam: '12.00' },
    }
    expect(readAnswer(response, 422, JSON.stringify(wire))).toEqual({
      ok: false,
      error: {
        code: 'invalidRequest',
        status: 422,
        message: wire.message,
        fields: { email: 'invalid_format', 'guest.lastName': 'too_small', _: 'mismatch' },
        data: { success: 0, grandTotal: '12.00' },
      },
    })
  })

  test('a refusal under a status of success does not pass for one', () => {
    expect(readAnswer(response, 200, '{"success":0,"code":"soldOut"}')).toMatchObject({
      ok: false,
      error: { code: 'soldOut', status: 502 },
    })
  })
})
