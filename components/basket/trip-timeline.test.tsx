import { configureStore } from '@reduxjs/toolkit'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { notify } from '@/components/toasts/notify'
import type { BasketItem } from '@/domain/basket/schema'
import { addDays } from '@/domain/dates/plain-date'
import { callOperator } from '@/lib/api/browser'
import { buildItemViews } from '@/lib/basket/basket-view'
import { buildItem, buildQuote } from '@/lib/basket/test-items'
import basket from '@/messages/en/basket.json'
import { useShop } from '@/store/hooks'
import { itemAdded, reservationsReducer } from '@/store/modules/reservations'
import { TripTimeline } from './trip-timeline'

vi.mock('@/lib/api/browser', () => ({ callOperator: vi.fn() }))
vi.mock('@/components/toasts/notify', () => ({ notify: vi.fn() }))

const { trip } = basket
const MONEY = {
  locale: 'en',
  currency: 'EUR',
  rates: [{ bankCode: 'EUR', symbol: '€', buy: '50', sell: '50' }],
} as const
let product = 100

const tour = (title: string, session: string, endTime: string, changes: Partial<BasketItem> = {}) => {
  product += 1
  const content = { en: { title, slug: title.toLowerCase() } }
  return buildItem({ productId: product, content, session, startTime: session, endTime, ...changes })
}

function Shown() {
  const { items } = useShop((state) => state.reservations.basket)
  return <TripTimeline views={buildItemViews(items, [], null)} money={MONEY} />
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

interface Asked {
  productId: number
  items: Partial<BasketItem>[]
}

/** One item at 70 euros. */
function priceOf(item: BasketItem) {
  const quote = buildQuote([item])
  const line = { key: item.key, productTotal: '70.00', campaignDiscount: '0.00', extrasTotal: '0.00' }
  return { ...quote, chosen: { ...quote.chosen, lines: [line] } }
}

/** Mocks availability: every day is open at the given time, with room for all. */
function answerDays(time: string, endTime: string) {
  vi.mocked(callOperator).mockImplementation((async (name: string, { productId, items }: Asked) => {
    if (name === 'quote') return { ok: true, data: priceOf(buildItem(items[0])) }
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
  expect(screen.getByText('“Kekova” ends Wed 12.05., 16:30, “Sail” begins Wed 12.05., 16:00.')).toBeInTheDocument()
  const fix = await screen.findByRole('button', { name: 'Move to Thu\u00A013.05., 16:00' })
  // The axis shows the position of the fix in green: the second of four days, at 16:00.
  const ghost = document.querySelector('.trip-ghost')
  expect(ghost?.parentElement?.style.getPropertyValue('--fix')).toBe(String((1 + 16 / 24) / 4))
  expect(await screen.findByText('10 places left · At the same price, €70.00')).toBeInTheDocument()
  fireEvent.click(fix)
  expect(document.querySelector('.trip-ghost')).toBeNull()
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

test('an outing is pushed to another day with the arrow keys, keeps the focus, and comes back by undo', async () => {
  answerDays('16:00', '20:00')
  const itemsOf = show(tour('Kekova', '09:00', '16:30'), tour('Sail', '16:00', '20:00'))
  const block = () => screen.getByRole('button', { name: /^Sail/ })
  block().focus()
  fireEvent.keyDown(block(), { key: 'ArrowRight' })
  await waitFor(() => expect(itemsOf()).toEqual(['2027-05-12 09:00', '2027-05-13 16:00']))
  await waitFor(() => expect(block()).toHaveFocus())
  fireEvent.keyDown(block(), { key: 'ArrowLeft' })
  await waitFor(() => expect(itemsOf()).toEqual(['2027-05-12 09:00', '2027-05-12 16:00']))
  fireEvent.keyDown(block(), { key: 'ArrowDown' })
  vi.mocked(notify).mock.calls.at(-1)?.[0].action?.run()
  expect(itemsOf()).toEqual(['2027-05-12 09:00', '2027-05-13 16:00'])
})

describe('a block that is dragged', () => {
  const AXIS = { left: 0, right: 400, width: 400 } as DOMRect

  /** Four columns of 100 px, one a day. */
  function drag(from: number, to: number) {
    const block = screen.getByRole('button', { name: /^Sail/ })
    block.setPointerCapture = vi.fn()
    vi.spyOn(block.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(AXIS)
    const at = (clientX: number) => ({ clientX, button: 0, isPrimary: true, pointerId: 1 })
    fireEvent.pointerDown(block, at(from))
    fireEvent.pointerMove(block, at(to))
    fireEvent.pointerUp(block, at(to))
  }
  const showFourDays = () =>
    show(tour('Kekova', '09:00', '16:30'), tour('Sail', '17:00', '20:00', { date: '2027-05-14' }))

  test('lands on the day beneath it', async () => {
    answerDays('17:00', '20:00')
    const itemsOf = showFourDays()
    drag(270, 150)
    await waitFor(() => expect(itemsOf()).toEqual(['2027-05-12 09:00', '2027-05-13 17:00']))
  })

  test('stays where it is on its own day, and where it cannot be had, which is said', async () => {
    answerDays('17:00', '20:00')
    const itemsOf = showFourDays()
    drag(270, 210)
    expect(notify).not.toHaveBeenCalled()
    vi.mocked(callOperator).mockResolvedValue({
      ok: false,
      error: { code: 'unavailable', status: 503, message: '' },
    } as never)
    const stays = itemsOf()
    drag(270, 50)
    await waitFor(() => expect(notify).toHaveBeenCalled())
    expect(vi.mocked(notify).mock.calls[0]?.[0].text).toBe(trip.notThen.replace('{title}', 'Sail'))
    expect(itemsOf()).toEqual(stays)
  })
})
