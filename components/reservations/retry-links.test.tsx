import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { callOperator } from '@/lib/api/browser'
import reservations from '@/messages/en/reservations.json'
import { RetryLinks } from './retry-links'

vi.mock('@/lib/api/browser', () => ({ callOperator: vi.fn() }))
const call = vi.mocked(callOperator)
const { retry, other } = reservations.warning

afterEach(() => {
  vi.restoreAllMocks()
  call.mockReset()
})

const show = (reference: string | null) =>
  render(<RetryLinks reference={reference} checkoutPath="/basket/checkout" retry={retry} other={other} />)

test('gives the unpaid reservation up, once, and goes back to the till even when that fails', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  call.mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 503, message: 'away' } })
  show('reference')
  const link = screen.getByRole('link', { name: retry })
  fireEvent.click(link)
  fireEvent.click(link)
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  expect(assign.mock.calls[0]?.[0]).toMatch(/\/basket\/checkout$/)
  expect(call).toHaveBeenCalledTimes(1)
  expect(call).toHaveBeenCalledWith('abandonReservation', { reference: 'reference' })
})

test('another way to pay leads to the part of the till where it is chosen', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  call.mockResolvedValue({ ok: true, data: { released: true } })
  show('reference')
  fireEvent.click(screen.getByRole('link', { name: other }))
  await waitFor(() => expect(assign.mock.calls[0]?.[0]).toMatch(/\/basket\/checkout#pay$/))
})

test('without a reference they are plain links', () => {
  show(null)
  const link = screen.getByRole('link', { name: retry })
  expect(link).toHaveAttribute('href', '/basket/checkout')
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(call).not.toHaveBeenCalled()
})
