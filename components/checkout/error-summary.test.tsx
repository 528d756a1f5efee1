import { configureStore } from '@reduxjs/toolkit'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import type { CardFault, CardField } from '@/lib/checkout/card'
import checkout from '@/messages/en/checkout.json'
import errors from '@/messages/en/errors.json'
import { reservationsReducer } from '@/store/modules/reservations'
import { BecomeMember } from './become-member'
import { ErrorSummary } from './error-summary'
import { GuestStep } from './guest-step'
import { useBecomingMember } from './use-becoming-member'
import { useFormFaults } from './use-form-faults'
import { useGuestForm } from './use-guest-form'

const { fields, errors: words } = checkout.guest

interface CheckoutProps {
  cardFaults?: Partial<Record<CardField, CardFault>>
  refusal?: string | null
}

function Checkout({ cardFaults = {}, refusal = null }: CheckoutProps) {
  const guest = useGuestForm({
    flow: 'basket',
    payer: { state: 'guest' },
    timeZone: 'Europe/Istanbul',
    needsIdentity: false,
    needsPlace: false,
  })
  const [attempts, setAttempts] = useState(0)
  const missing = attempts > 0 ? (['distanceSales'] as const) : []
  const becoming = useBecomingMember({
    locale: 'en',
    minimumPasswordLength: 4,
    initially: false,
    onWanted: () => undefined,
  })
  const faults = useFormFaults({
    form: guest.form,
    isGuest: attempts > 0,
    becoming,
    minimumPasswordLength: 4,
    cardFaults,
    missing,
    refusal,
  })
  return (
    <form
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        becoming.check()
        await guest.form.handleSubmit(() => undefined)()
        setAttempts((count) => count + 1)
      }}
    >
      <ErrorSummary faults={faults} attempts={attempts} />
      <GuestStep parts={guest} needsIdentity={false} needsPlace={false} countries={[]}>
        <BecomeMember
          locale="en"
          minimumPasswordLength={4}
          becoming={becoming}
          isMissing={attempts > 0 && !becoming.isWanted}
        />
      </GuestStep>
      <button type="submit">pay</button>
    </form>
  )
}

const show = (props: CheckoutProps = {}) =>
  render(
    <Provider store={configureStore({ reducer: { reservations: reservationsReducer } })}>
      <NextIntlClientProvider locale="en" messages={{ checkout, errors }} timeZone="UTC">
        <Checkout {...props} />
      </NextIntlClientProvider>
    </Provider>,
  )

const submit = async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'pay' }))
  return user
}

test('nothing is said before the first try', () => {
  show()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('everything missing stands on top, with the focus, in the order of the page', async () => {
  show({ cardFaults: { cardNumber: 'number' } })
  await submit()
  const summary = await screen.findByRole('alert')
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `${fields.firstName}: ${words.required}`,
    `${fields.lastName}: ${words.required}`,
    `${fields.email}: ${words.required}`,
    `${fields.phone}: ${words.required}`,
    checkout.errors.signIn,
    `${checkout.card.number}: ${checkout.card.errors.number}`,
    checkout.errors.distanceSales,
  ])
  await waitFor(() => expect(summary.parentElement).toHaveFocus())
})

test('a link leads to its field, which says the same; put right, it leaves the list', async () => {
  show()
  const user = await submit()
  const email = screen.getByLabelText(fields.email)
  await user.click(await screen.findByRole('link', { name: `${fields.email}: ${words.required}` }))
  expect(email).toHaveFocus()
  expect(email).toHaveAttribute('aria-invalid', 'true')
  await user.type(email, 'hannah@')
  expect(await screen.findByRole('link', { name: `${fields.email}: ${words.email}` })).toBeInTheDocument()
  await user.type(email, 'mail.example')
  await waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(fields.email) })).not.toBeInTheDocument())
})

test.each([
  ['soldOut', errors.codes.soldOut],
  ['somethingNew', errors.codes.unknown],
])('a refusal with the code %s is told in words', async (refusal, text) => {
  show({ refusal })
  expect(await screen.findByRole('link', { name: text })).toBeInTheDocument()
})

test('a password that is too short is said beside its field and above; an empty one is none', async () => {
  show()
  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox'))
  const password = screen.getByLabelText(new RegExp(`^${checkout.become.password}`))
  await user.type(password, 'abc')
  await submit()
  await waitFor(() => expect(password).toHaveAccessibleDescription(/At least 4 characters/))
  expect(within(screen.getByRole('alert')).getByText(/At least 4 characters/)).toHaveAttribute(
    'href',
    '#become-password',
  )
  await user.clear(password)
  await submit()
  expect(screen.queryByText(/At least 4 characters/)).not.toBeInTheDocument()
})

test('nobody becomes a member unasked: the box waits to be ticked, and it is said at the box that an account is needed', async () => {
  show()
  const box = screen.getByRole('checkbox')
  expect(box).not.toBeChecked()
  const user = await submit()
  const link = await screen.findByRole('link', { name: checkout.errors.signIn })
  await user.click(link)
  expect(box).toHaveFocus()
  expect(box).toHaveAttribute('aria-invalid', 'true')
  expect(box).toHaveAccessibleDescription(checkout.errors.signIn)
  await user.click(box)
  expect(screen.queryByText(checkout.errors.signIn)).not.toBeInTheDocument()
  expect(box).not.toHaveAttribute('aria-invalid')
})
