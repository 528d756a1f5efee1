import { afterEach, expect, test, vi } from 'vitest'
import { EMPTY_GUEST_FORM } from '@/domain/reservations/guest-rules'
import { clearCheckoutDraft, readCheckoutDraft, writeCheckoutDraft } from './session-draft'

const guest = { ...EMPTY_GUEST_FORM, firstName: 'Hannah', phone: '+44 7700 900123' }

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('what was typed survives a reload of the tab', () => {
  expect(readCheckoutDraft()).toBeNull()
  writeCheckoutDraft({ guest, agreed: true })
  expect(readCheckoutDraft()).toEqual({ guest, agreed: true })
  clearCheckoutDraft()
  expect(readCheckoutDraft()).toBeNull()
})

test('a card never gets in', () => {
  writeCheckoutDraft({ guest: { ...guest, ...{ cardNumber: '5528790000000008' } }, agreed: false })
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('5528')
  expect(localStorage).toHaveLength(0)
})

test.each(['', '{', 'null', '[]', '{"guest":3}', '{"guest":{"firstName":{"a":1}}}'])(
  'garbage is no draft to stumble over: %s',
  (text) => {
    sessionStorage.setItem('kervan.checkout', text)
    const draft = readCheckoutDraft()
    if (draft) expect(draft).toEqual({ guest: EMPTY_GUEST_FORM, agreed: false })
  },
)

test('a blocked storage costs nothing but the draft', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  writeCheckoutDraft({ guest, agreed: true })
  expect(readCheckoutDraft()).toBeNull()
  clearCheckoutDraft()
})
