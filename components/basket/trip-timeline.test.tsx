import { configureStore } from '@reduxjs/toolkit'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { Provider } from 'react-redux'
import { beforeEach, expect, test, vi } from 'vitest'
import { notify } from '@/components/member/notify'
import type { BasketItem } from '@/domain/basket/schema'
import { addDays } from '@/domain/dates/plain-date'
import { callOperator } from '@/lib/api/browser'
import { buildItem } from '@/lib/basket/test-items'
import basket from '@/messages/en/basket.json'
import { useShop } from '@/store/hooks'
import { itemAdded, reservationsReducer } from '@/store/modules/reservations'
import { TripTimeline } from './trip-timeline'

vi.mock('@/lib/api/browser', () => ({ callOperator: vi.fn() }))
vi.mock('@/components/member/notify', () => ({ notify: vi.fn() }))

const { trip } = basket
let product = 100

const tour = (title: string, session: string, endTime: string, changes: Partial<BasketItem> = {}) => {
  product += 1
  const content = { en: { title, slug: title.toLowerCase() } }
  return buildItem({ productId: product, content, session, startTime: session, endTime, ...changes })
}

function Shown() {
  const { items } = useShop((state) => state.reservations.basket)
  return <TripTimeline items={items} locale="en" />
}

function show(...items: BasketItem[]) {
  const store = configureStore({ reducer: { reservations: reservationsReducer } })
  for (const item of items) store.dispatch(itemAdded({ flow: 'basket', item }))
  render(
    <NextIntlClientProvider locale="en" messages={{ basket }}>
      <Provider store={store}>
        <Shown />
      </Provider>
    </NextIntlClientProvider>,
  )
  return () => store.getState().reservations.basket.items.map(({ date, session }) => `${date} ${session}`)
}

/** Every day open, with room for all, at the given time. */
function answerDays(time: string, endTime: string) {
  vi.mocked(callOperator).mockImplementation((async (_name: string, { productId }: { productId: number }) => {
    const sessions = [
      { time, endTime, capacity: 10, seatsLeft: 10, prices: { adult: '1.00', child: '1.00', infant: '1.00' } },
    ]
    const days = Array.from({ length: 60 }, (_, index) => ({
      date: addDays('2027-05-01', index),
      dayStatus: 'open',
      reason: null,
      sessions,
      lowestPrice: '1.00',
      unitsLeft: null,
      minimumStay: null,
      nearestOpen: null,
    }))
    return { ok: true, data: { productId, currency: 'EUR', days, firstOpen: '2027-05-01' } }
  }) as never)
}

beforeEach(() => vi.clearAllMocks())

test('a single item, and a trip in which all goes together, is left in peace', () => {
  show(tour('Kekova', '09:00', '16:30'))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  show(tour('Kekova', '09:00', '16:30'), tour('Sail', '17:00', '20:00'))
  expect(screen.getByRole('status')).toHaveTextContent(trip.fine)
  expect(within(screen.getByRole('list', { name: trip.days })).getByText('Sail')).toBeInTheDocument()
})

test('two trips at once are named with their times, parted with one press, and brought back by undo', async () => {
  answerDays('16:00', '20:00')
  const itemsOf = show(tour('Kekova', '09:00', '16:30'), tour('Sail', '16:00', '20:00'))
  expect(screen.getByRole('status')).toHaveTextContent('1 clash')
  expect(screen.getByText('Kekova ends Wed 12.05., 16:30, Sail begins Wed 12.05., 16:00.')).toBeInTheDocument()
  fireEvent.click(await screen.findByRole('button', { name: 'Move to Thu 13.05., 16:00' }))
  expect(itemsOf()).toEqual(['2027-05-12 09:00', '2027-05-13 16:00'])
  expect(screen.getByRole('status')).toHaveTextContent(trip.fine)
  vi.mocked(notify).mock.calls[0]?.[0].action?.run()
  expect(itemsOf()).toEqual(['2027-05-12 09:00', '2027-05-12 16:00'])
})

test('where nothing helps it is said, and what is wanted so can stay so', async () => {
  vi.mocked(callOperator).mockResolvedValue({
    ok: false,
    error: { code: 'unavailable', status: 503, message: '' },
  } as never)
  const itemsOf = show(tour('Kekova', '09:00', '16:30'), tour('Sail', '16:00', '20:00'))
  expect(await screen.findByText(trip.none)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: trip.keep }))
  expect(screen.getByRole('status')).toHaveTextContent(trip.fine)
  expect(itemsOf()).toHaveLength(2)
})
