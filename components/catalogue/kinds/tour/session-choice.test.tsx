import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test, vi } from 'vitest'
import basket from '@/messages/en/basket.json'
import { SessionChoice } from './session-choice'
import type { TourBookingParts } from './use-tour-booking'

test('the hours of a departure run with the language, as in the basket and at the checkout', () => {
  const session = { time: '17:30', endTime: '21:00', seatsLeft: 8 }
  const parts = {
    choice: { pax: { adult: 2, child: 0, baby: 0 } },
    state: { day: { sessions: [session] }, session },
    choose: vi.fn(),
  } as unknown as TourBookingParts
  render(
    <NextIntlClientProvider locale="en" messages={{ basket }}>
      <div dir="rtl">
        <SessionChoice parts={parts} />
      </div>
    </NextIntlClientProvider>,
  )
  expect(screen.getByText('17:30 – 21:00').closest('[dir], bdi')).toHaveAttribute('dir', 'rtl')
})
