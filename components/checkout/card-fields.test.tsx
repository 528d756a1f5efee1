import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import messages from '@/messages/en/checkout.json'
import { CardFields } from './card-fields'
import { CARD_FORM_ID, CardForm } from './card-form'

function show(hasThreeDSecureChoice: boolean): FormData {
  render(
    <NextIntlClientProvider locale="en" messages={{ checkout: messages }}>
      <CardForm locale="en" />
      <CardFields faults={{}} hasThreeDSecureChoice={hasThreeDSecureChoice} onTouched={() => undefined} />
    </NextIntlClientProvider>,
  )
  return new FormData(document.querySelector<HTMLFormElement>(`#${CARD_FORM_ID}`) ?? undefined)
}

test('the switch of 3-D Secure is shown and on where the tenant leaves the choice', () => {
  const sent = show(true)
  expect(screen.getByRole('checkbox', { name: /3-D Secure/ })).toBeChecked()
  expect(sent.getAll('threeDSecure')).toEqual(['0', '1'])
})

test('there is no switch where the tenant requires it, and nothing is sent that declines it', () => {
  const sent = show(false)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(sent.getAll('threeDSecure')).toEqual([])
})
