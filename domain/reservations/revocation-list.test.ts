import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSignedList, readSignedList } from './revocation-list'
import { TICKET_STANDINGS } from './ticket-state'
import { readTicketToken } from './ticket-token'

const SIGNATURE = 'A'.repeat(86)
const HASH = 'abcdefghijklmno_'
const entry = { id: HASH, standing: 'cancelled' as const, revision: 2, content: HASH, usedAt: null }
const list = {
  company: 'lykia',
  at: 1_795_000_000_000,
  tickets: [entry],
}

test('what is built is read again', () => {
  const ticket = fc.record({
    id: fc.constant(HASH),
    standing: fc.constantFrom(...TICKET_STANDINGS),
    revision: fc.nat(99),
    content: fc.constant(HASH),
    usedAt: fc.constantFrom(null, 1_795_000_000),
  })
  fc.assert(
    fc.property(fc.array(ticket, { maxLength: 5 }), fc.integer({ min: 1 }), (tickets, at) => {
      const signed = buildSignedList('k1', { company: 'lykia', at, tickets })
      const expected = { keyId: 'k1', signed, signature: SIGNATURE, list: { company: 'lykia', at, tickets } }
      expect(readSignedList(`${signed}.${SIGNATURE}`)).toEqual(expected)
    }),
  )
})

test.each([
  ['', 'nothing'],
  [buildSignedList('k1', list), 'no signature'],
  [`${buildSignedList('k1', list)}.${SIGNATURE}.more`, 'something behind it'],
  [`${buildSignedList('k1', list).replace('KR1', 'KT2')}.${SIGNATURE}`, 'another layout'],
  [`KR1.k1.${btoa('["lykia",1,[["x",0,0,"y",null]]]')}.${SIGNATURE}`, 'no hashes'],
  [`KR1.k1.${btoa(`["lykia",1,[["${HASH}",7,0,"${HASH}",null]]]`)}.${SIGNATURE}`, 'an unknown standing'],
  [`KR1.k1.!!!!.${SIGNATURE}`, 'no base64'],
])('%s is no list (%s)', (text) => {
  expect(readSignedList(text)).toBeNull()
})

test('a signed list is no ticket', () => {
  expect(readTicketToken(`${buildSignedList('k1', list)}.${SIGNATURE}`)).toBeNull()
})

test('a ticket takes less than 70 characters: a thousand of them load in a moment', () => {
  const one = buildSignedList('k1', { ...list, tickets: [] }).length
  const many = buildSignedList('k1', { ...list, tickets: Array.from({ length: 100 }, () => entry) }).length
  expect((many - one) / 100).toBeLessThan(70)
})
