import { expect, test } from 'vitest'
import { maskSecrets } from './secrets'

test('passwords and links of a mail are masked, its words stay', () => {
  const request = { kind: 'temporaryPassword', memberId: 1, password: 'a-B_9', locale: 'en' } as const
  expect(maskSecrets('Your password: a-B_9. It lapses.', request)).toBe('Your password: ••••••••. It lapses.')
  const link = { kind: 'setPassword', memberId: 1, token: 'tok/1' } as const
  expect(maskSecrets('https://x/user/confirm?token=tok%2F1 tok/1', link)).toBe(
    'https://x/user/confirm?token=•••••••• ••••••••',
  )
  const letter = {
    kind: 'newsletterConfirm',
    subscriberId: 1,
    requestedAt: '',
    confirmToken: 'c.1',
    leaveToken: 'l.1',
  } as const
  expect(maskSecrets('?confirm=c.1 ?leave=l.1', letter)).toBe('?confirm=•••••••• ?leave=••••••••')
  expect(maskSecrets('Nothing secret', { kind: 'welcome', memberId: 1 })).toBe('Nothing secret')
})

test('the link to a booking loses its token, whatever stands around it', () => {
  const request = { kind: 'balanceDue', reservationId: 1, day: '2026-12-01' } as const
  const link = 'https://x/de/enquire-booking/open?token=eyJ-a_b.Zy9-_'
  expect(maskSecrets(`<a href="${link}">x</a> ${link}\n`, request)).toBe(
    '<a href="https://x/de/enquire-booking/open?token=••••••••">x</a> https://x/de/enquire-booking/open?token=••••••••\n',
  )
})
