import { configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildItem } from '@/lib/basket/test-items'
import afterwards from '@/messages/en/afterwards.json'
import errors from '@/messages/en/errors.json'
import { prolongHold, takeHold } from '@/store/book-directly'
import { enterDirect, releaseLeftHold } from '@/store/leave-direct'
import { draftUpdated, itemAdded, reservationsReducer } from '@/store/modules/reservations'
import { HoldBar } from './hold-bar'

vi.mock('@/store/book-directly', () => ({ prolongHold: vi.fn(), takeHold: vi.fn() }))
vi.mock('@/store/shop', () => ({ requestAction: vi.fn(async (action) => action()) }))
vi.mock('@/store/leave-direct', () => ({ enterDirect: vi.fn(), releaseLeftHold: vi.fn(async () => undefined) }))

const NOW = Date.parse('2027-05-01T10:00:00Z')
const words = afterwards.hold
const hold = { id: 7, holdToken: 'h'.repeat(24), expiresAt: '2027-05-01T10:15:00.000Z', prolongable: true }

function show(changes: Partial<typeof hold> | null = {}) {
  const store = configureStore({ reducer: { reservations: reservationsReducer } })
  store.dispatch(itemAdded({ flow: 'direct', item: buildItem() }))
  store.dispatch(draftUpdated({ flow: 'direct', patch: { id: 7, hold: changes && { ...hold, ...changes } } }))
  return render(
    <NextIntlClientProvider locale="en" messages={{ afterwards, errors }}>
      <Provider store={store}>
        <HoldBar locale="en" />
      </Provider>
    </NextIntlClientProvider>,
  )
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

test('counts down, is said aloud near its end, and lapses by itself', async () => {
  show()
  expect(screen.getByRole('timer')).toHaveTextContent('15:00')
  await pass(61_000)
  expect(screen.getByRole('timer')).toHaveTextContent('13:59')
  expect(screen.queryByText(words.soon)).not.toBeInTheDocument()
  await pass(12 * 60_000)
  expect(screen.getByText(words.soon)).toBeInTheDocument()
  await pass(2 * 60_000)
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent(words.over)
})

test('can be prolonged while it may, and a double click asks once', async () => {
  vi.mocked(prolongHold).mockImplementation(() => new Promise(() => undefined))
  show()
  const button = screen.getByRole('button', { name: words.prolong })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(prolongHold).toHaveBeenCalledTimes(1)
})

test('prolonged once, it is not offered again', () => {
  show({ prolongable: false })
  expect(screen.queryByRole('button', { name: words.prolong })).not.toBeInTheDocument()
})

test('once lapsed the way back has all that was chosen', () => {
  show({ expiresAt: '2027-05-01T09:59:59.000Z' })
  const link = screen.getByRole('link', { name: words.back })
  expect(link.getAttribute('href')).toContain(buildItem().date)
})

test('places that are gone cannot be kept again', async () => {
  vi.mocked(takeHold).mockResolvedValue({ result: 'problem', problem: 'full', nearestOpen: null, limit: null })
  show({ expiresAt: '2027-05-01T09:59:59.000Z' })
  fireEvent.click(screen.getByRole('button', { name: words.again }))
  await pass(0)
  expect(screen.getByRole('alert')).toHaveTextContent(errors.codes.soldOut)
  expect(screen.queryByRole('button', { name: words.again })).not.toBeInTheDocument()
})

test('leaving the flow gives the places back', async () => {
  const { unmount } = show()
  expect(enterDirect).toHaveBeenCalled()
  await pass(0)
  vi.mocked(releaseLeftHold).mockClear()
  unmount()
  await pass(0)
  expect(releaseLeftHold).toHaveBeenCalledTimes(1)
})

test('coming back takes them again, once, and says so when they are gone', async () => {
  vi.mocked(takeHold).mockResolvedValue({ result: 'problem', problem: 'full', nearestOpen: null, limit: null })
  show(null)
  await pass(0)
  expect(takeHold).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('alert')).toHaveTextContent(words.over)
  expect(screen.queryByRole('button', { name: words.again })).not.toBeInTheDocument()
})
