import { expect, test } from 'vitest'
import { openRemembered, REMEMBERED_DAYS, sealRemembered } from './remembered-login'

const key = { secret: 'r'.repeat(40), company: 'lykia' }
const remembered = { email: 'ipek@mail.example', token: 'r'.repeat(43), at: Date.UTC(2026, 10, 21) }
const later = (days: number) => remembered.at + days * 86_400_000

test('opens what it sealed, and never seals it twice alike', () => {
  const sealed = sealRemembered(remembered, key)
  expect(openRemembered(sealed, key, later(1))).toEqual(remembered)
  expect(sealRemembered(remembered, key)).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('ipek')
})

test('lapses', () => {
  const sealed = sealRemembered(remembered, key)
  expect(openRemembered(sealed, key, later(REMEMBERED_DAYS))).toBeNull()
})

test('another tenant, another secret and every changed byte are refused', () => {
  const sealed = sealRemembered(remembered, key)
  expect(openRemembered(sealed, { ...key, company: 'orion' }, later(1))).toBeNull()
  expect(openRemembered(sealed, { ...key, secret: 's'.repeat(40) }, later(1))).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(openRemembered(changed.toString('base64url'), key, later(1))).toBeNull()
  }
})

test.each(['', 'AAAA', 'x'.repeat(5000)])('%j is none', (value) => {
  expect(openRemembered(value, key, later(1))).toBeNull()
})
