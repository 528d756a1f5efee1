import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildTestContext } from '@/lib/member/test-context'
import { buildTestReservation } from '@/lib/member/test-reservation'
import { TransferCard } from './transfer-card'

const context = buildTestContext()
const openClaim = { amount: '250.00', currency: 'TRY', paidOn: '2027-01-05' } as const
const render = (changes: Parameters<typeof buildTestReservation>[0]) =>
  renderToStaticMarkup(
    <TransferCard
      reservation={buildTestReservation({ paymentMethod: 'bankTransfer', ...changes })}
      context={context}
      action={<button type="button">Tell us</button>}
    />,
  )

test('an announced transfer that suspends the deadline keeps the places', () => {
  const html = render({ openClaim, payUntil: null })
  expect(html).toContain('your places are kept until then')
  expect(html).not.toContain('Tell us')
})

test('beside a deadline that goes on, an announced transfer promises no places', () => {
  const html = render({ openClaim, payUntil: '2027-01-06T10:00:00.000Z' })
  expect(html).toContain('until we have found it, the deadline above applies')
  expect(html).not.toContain('your places are kept until then')
})

test('a transfer that was not announced can be', () => {
  expect(render({ openClaim: null, payUntil: '2027-01-06T10:00:00.000Z' })).toContain('Tell us')
})
