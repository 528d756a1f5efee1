import { expect, test } from 'vitest'
import { EMPTY_GUEST_FORM } from '@/domain/reservations/guest-rules'
import { signedOut } from './modules/auth'
import { draftUpdated, NO_RESERVATIONS, reservationsReducer } from './modules/reservations'
import { EMPTY_SNAPSHOT, toSnapshot } from './persist/snapshot'
import { buildForgottenPatch, buildTypedPatch, findTyped, hasStaleTyped } from './typed'

const NOW = Date.parse('2027-05-01T10:00:00Z')
const HOUR = 3_600_000
const typed = {
  guest: { ...EMPTY_GUEST_FORM, firstName: 'Hannah', hotelName: 'Nar', note: 'A cot\n, please' },
  agreed: true,
  becomesMember: true,
}
const state = reservationsReducer(NO_RESERVATIONS, draftUpdated({ flow: 'basket', patch: buildTypedPatch(typed, NOW) }))

test('what was typed survives a reload, for either reservation', () => {
  const { reservations } = toSnapshot(JSON.parse(JSON.stringify({ ...EMPTY_SNAPSHOT, reservations: state })))
  expect(findTyped(reservations, 'basket', NOW + HOUR)).toEqual(typed)
  expect(findTyped(reservations, 'direct', NOW + HOUR)).toEqual(typed)
  expect(findTyped(NO_RESERVATIONS, 'basket', NOW)).toBeNull()
  // A stored state from before this checkbox existed.
  const { becomesMember: _, ...former } = state.basket
  const older = toSnapshot({ ...EMPTY_SNAPSHOT, reservations: { ...state, basket: former } }).reservations
  expect(findTyped(older, 'basket', NOW + HOUR)).toEqual({ ...typed, becomesMember: false })
})

test('a day later it is over', () => {
  expect(findTyped(state, 'basket', NOW + 24 * HOUR)).toBeNull()
  expect([hasStaleTyped(state, NOW + HOUR), hasStaleTyped(state, NOW + 24 * HOUR)]).toEqual([false, true])
})

test('forgotten, or signed out, nothing of it is left', () => {
  const forgotten = reservationsReducer(state, draftUpdated({ flow: 'basket', patch: buildForgottenPatch() }))
  expect(forgotten).toEqual(NO_RESERVATIONS)
  const left = reservationsReducer(state, signedOut())
  expect(JSON.stringify(left)).not.toContain('Hannah')
  expect(left.basket.becomesMember).toBe(false)
})

test('a card never gets in', () => {
  const patch = buildTypedPatch({ ...typed, guest: { ...typed.guest, ...{ cardNumber: '5528790000000008' } } }, NOW)
  expect(JSON.stringify(patch)).not.toContain('5528')
})

test('the number of a card that was typed beside its field is kept nowhere', () => {
  const card = '5528 7900 0000 0008'
  const guest = {
    ...EMPTY_GUEST_FORM,
    firstName: 'Hannah',
    lastName: card,
    address: card,
    note: `charge ${card}`,
    room: '12',
  }
  const patch = buildTypedPatch({ guest, agreed: false, becomesMember: false }, NOW)
  expect(JSON.stringify(patch)).not.toContain('5528')
  expect(patch).toMatchObject({ note: '', guest: { firstName: 'Hannah', lastName: '' }, hotel: { room: '12' } })
})
