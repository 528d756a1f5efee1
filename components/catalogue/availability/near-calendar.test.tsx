import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TourBooking } from '@/lib/basket/booking'
import { NearCalendar } from './near-calendar'

test('without scripts nothing of the calendar stands there, neither its lead nor its legend', () => {
  render(<NearCalendar booking={{ kind: 'tour' } as TourBooking} lead="Per adult" legend={<p>Few seats left</p>} />)
  const frame = screen.getByText('Per adult').closest('.noscript\\:hidden')
  expect(frame).toContainElement(screen.getByText('Few seats left'))
  expect(frame?.querySelector('[aria-busy]')).not.toBeNull()
})
