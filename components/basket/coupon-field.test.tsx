import { configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { buildQuote } from '@/lib/basket/test-items'
import basket from '@/messages/en/basket.json'
import { reservationsReducer } from '@/store/modules/reservations'
import { CouponField } from './coupon-field'

const { coupon } = basket

test('a code whose price did not come can be asked about again', async () => {
  const store = configureStore({ reducer: { reservations: reservationsReducer } })
  const onAgain = vi.fn()
  const show = (isAsking: boolean) => (
    <NextIntlClientProvider locale="en" messages={{ basket }}>
      <Provider store={store}>
        <CouponField flow="basket" quote={buildQuote([])} isAsking={isAsking} onAgain={onAgain} />
      </Provider>
    </NextIntlClientProvider>
  )
  const { rerender } = render(show(false))
  await userEvent.click(screen.getByText(coupon.have))
  await userEvent.type(screen.getByLabelText(coupon.label), 'merhaba')
  const apply = screen.getByRole('button', { name: coupon.apply })
  await userEvent.click(apply)
  expect(store.getState().reservations.basket.couponCode).toBe('MERHABA')
  expect(onAgain).not.toHaveBeenCalled()
  rerender(show(true))
  expect(apply).toHaveAttribute('aria-busy', 'true')
  rerender(show(false))
  expect(apply).not.toHaveAttribute('aria-busy')
  await userEvent.click(apply)
  expect(onAgain).toHaveBeenCalledOnce()
})

test('a code that is none is said aloud: the focus stays where it was typed', async () => {
  render(
    <NextIntlClientProvider locale="en" messages={{ basket }}>
      <Provider store={configureStore({ reducer: { reservations: reservationsReducer } })}>
        <CouponField flow="basket" quote={buildQuote([])} isAsking={false} onAgain={vi.fn()} />
      </Provider>
    </NextIntlClientProvider>,
  )
  await userEvent.click(screen.getByText(coupon.have))
  await userEvent.click(screen.getByRole('button', { name: coupon.apply }))
  expect(screen.getByRole('alert')).toHaveTextContent(coupon.wrong)
})
