import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  buildContentText,
  buildIdentityText,
  buildSignedText,
  buildTicketLink,
  type IssuedTicket,
  readTicketToken,
} from './ticket-token'

const ticket: IssuedTicket = {
  company: 'lykia',
  bookingNumber: 'INT261121120000',
  ticketNumber: 'INT-AB-C123',
  productId: 7,
  date: '2027-05-12',
  time: '09:00',
  pax: { adult: 2, child: 1, infant: 0 },
  issuedAt: 1_795_000_000,
  revision: 3,
  endDate: null,
}
const signature = 'A'.repeat(86)

test('what is built is read again, from the link as from the bare token', () => {
  const signed = buildSignedText('k1', ticket)
  const expected = { keyId: 'k1', signed, signature, ticket }
  expect(readTicketToken(buildTicketLink('https://shop.example', signed, signature))).toEqual(expected)
  expect(readTicketToken(` ${signed}.${signature}\n`)).toEqual(expected)
})

test('any people, any day, with or without an hour', () => {
  const count = fc.nat(60)
  fc.assert(
    fc.property(
      count,
      count,
      count,
      fc.constantFrom(null, '00:00', '23:59'),
      fc.constantFrom(null, '2027-05-14'),
      (adult, child, infant, time, endDate) => {
        const varied = { ...ticket, endDate, time, pax: { adult, child, infant } }
        expect(readTicketToken(`${buildSignedText('k1', varied)}.${signature}`)?.ticket).toEqual(varied)
      },
    ),
  )
})

test('a stay has its last day, and a counter any number', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.constantFrom(null, '2027-05-19'), (revision, endDate) => {
      const varied = { ...ticket, revision, endDate }
      expect(readTicketToken(`${buildSignedText('k1', varied)}.${signature}`)?.ticket).toEqual(varied)
    }),
  )
})

test('a code that the former release printed is read, as of an unknown revision', () => {
  const fields = ['lykia', 'INT261121120000', 'INT-AB-C123', 7, '2027-05-12', '09:00', 2, 1, 0, 1_795_000_000]
  const signed = `KT1.k1.${Buffer.from(JSON.stringify(fields)).toString('base64url')}`
  const former = { ...ticket, revision: null }
  expect(readTicketToken(`${signed}.${signature}`)?.ticket).toEqual(former)
  expect(buildContentText(former)).toBe(buildContentText(ticket))
})

test('what is hashed names a ticket, and changes with what a change alters', () => {
  expect(buildIdentityText(ticket)).toBe('lykia/INT261121120000/INT-AB-C123')
  expect(buildContentText(ticket)).toBe('lykia/INT261121120000/INT-AB-C123/[7,"2027-05-12","09:00",2,1,0]')
  expect(buildContentText({ ...ticket, ...{ issuedAt: 1, revision: 4 } })).toBe(buildContentText(ticket))
})

describe('is nothing of ours', () => {
  const signed = buildSignedText('k1', ticket)
  test.each([
    ['', 'nothing'],
    ['https://shop.example/', 'a link without a token'],
    [signed, 'no signature'],
    [`${signed}.short`, 'half a signature'],
    [`${signed}.${signature}.more`, 'something behind it'],
    [`${signed.replace('KT2', 'KT3')}.${signature}`, 'another version'],
    [`${signed.replace('KT2', 'KT1')}.${signature}`, 'fields of another version'],
    [`KT1.k1.!!!!.${signature}`, 'no base64'],
    [`KT1.k1.${btoa('[1,2]')}.${signature}`, 'other fields'],
    [`KT1.k1.${btoa('{}')}.${signature}`, 'no list'],
  ])('%s (%s)', (text) => {
    expect(readTicketToken(text)).toBeNull()
  })
})
