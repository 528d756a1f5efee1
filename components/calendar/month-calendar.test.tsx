import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { DayAvailability } from '@/domain/availability/schema'
import { monthDays } from '@/domain/dates/plain-date'
import { notifyMeSchema } from '@/domain/requests/newsletter-schema'
import type { AvailabilitySnapshot } from '@/lib/basket/availability-store'
import { getDayEvaluator } from '@/lib/basket/evaluate-day'
import { evaluateArrival } from '@/lib/basket/evaluate-stay'
import { type NoticeWish, onNoticeWish } from '@/lib/catalogue/product/notice-signal'
import basket from '@/messages/en/basket.json'
import { MonthCalendar, type MonthCalendarProps } from './month-calendar'

const words = basket.calendar
const fill = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((done, [name, value]) => done.replaceAll(`{${name}}`, value), text)

function day(date: string): DayAvailability {
  const isFull = date === '2027-05-18'
  return {
    date,
    dayStatus: isFull ? 'closed' : 'open',
    reason: isFull ? 'full' : null,
    sessions: [
      {
        time: '09:00',
        endTime: null,
        capacity: 18,
        seatsLeft: isFull ? 0 : 9,
        prices: { adult: '42.00', child: '0.00', infant: '0.00' },
      },
    ],
    lowestPrice: isFull ? null : date === '2027-05-20' ? '37.00' : '42.00',
    unitsLeft: null,
    minimumStay: null,
    nearestOpen: null,
  }
}

const ready: AvailabilitySnapshot = {
  months: { '2027-05-01': { status: 'ready' }, '2027-06-01': { status: 'ready' } },
  days: [...monthDays('2027-05-01'), ...monthDays('2027-06-01')].map(day),
  firstOpen: '2027-05-10',
}

function Frame({ onPick, availability = ready, onRetry = vi.fn(), ...rest }: Partial<MonthCalendarProps>) {
  const [month, setMonth] = useState('2027-05-01')
  return (
    <NextIntlClientProvider locale="en" messages={{ basket }} timeZone="UTC">
      <MonthCalendar
        locale="en"
        availability={availability}
        month={month}
        today="2027-05-10"
        seats={2}
        evaluate={getDayEvaluator(2)}
        selected="2027-05-12"
        priceOf={(adult) => adult}
        writePrice={(amount) => ({ full: `€${amount}`, bare: amount })}
        onMonth={setMonth}
        onPick={onPick ?? vi.fn()}
        onRetry={onRetry}
        {...rest}
      />
    </NextIntlClientProvider>
  )
}

const dayNamed = (start: string) => screen.getByRole('button', { name: new RegExp(`^${start}`) })

describe('a day', () => {
  test('says its price, and is picked', async () => {
    const onPick = vi.fn()
    render(<Frame onPick={onPick} />)
    const cheapest = screen.getByRole('button', { name: `Thursday\u00A020.05.2027, €37.00, ${words.lowest}` })
    expect(cheapest).toHaveTextContent('2037.00')
    await userEvent.click(cheapest)
    expect(onPick).toHaveBeenCalledExactlyOnceWith('2027-05-20')
    expect(dayNamed('Wednesday\u00A012.05.2027')).toHaveAttribute('aria-pressed', 'true')
  })

  test('that is closed says why and offers the nearest open one', async () => {
    const onPick = vi.fn()
    render(<Frame onPick={onPick} />)
    const full = dayNamed(fill(words.title.full, { day: 'Tuesday\u00A018.05.2027' }))
    expect(full).toHaveAttribute('aria-disabled', 'true')
    // The accessible name contains the same text as the panel.
    expect(full).toHaveAccessibleName(/All 18 places are taken.*Wednesday\u00A019.05.2027/)
    await userEvent.click(full)
    expect(onPick).not.toHaveBeenCalled()
    expect(screen.getByText(fill(words.title.full, { day: 'Tue 18.05.2027' }))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: fill(words.take, { day: 'Wed\u00A019.05.' }) }))
    expect(onPick).toHaveBeenCalledExactlyOnceWith('2027-05-19')
  })

  test('that is closed speaks up as soon as the keyboard comes to it, and is quiet after Escape', async () => {
    render(<Frame />)
    dayNamed('Monday\u00A017.05.2027').focus()
    await userEvent.keyboard('{ArrowRight}')
    const title = fill(words.title.full, { day: 'Tue 18.05.2027' })
    expect(screen.getByText(title)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText(title)).not.toBeInTheDocument()
    expect(dayNamed(fill(words.title.full, { day: 'Tuesday\u00A018.05.2027' }))).toHaveFocus()
  })
})

describe('a day that is pressed before anything is known of it', () => {
  const unknown: AvailabilitySnapshot = { months: { '2027-05-01': { status: 'loading' } }, days: [], firstOpen: null }

  test('is picked when the answer comes, and only the last one', async () => {
    const onPick = vi.fn()
    const { rerender } = render(<Frame onPick={onPick} availability={unknown} />)
    await userEvent.click(dayNamed('Wednesday\u00A019.05.2027'))
    await userEvent.click(dayNamed('Thursday\u00A020.05.2027'))
    expect(onPick).not.toHaveBeenCalled()
    rerender(<Frame onPick={onPick} availability={ready} />)
    expect(onPick).toHaveBeenCalledExactlyOnceWith('2027-05-20')
  })

  test('says why not when it turns out to be closed', async () => {
    const onPick = vi.fn()
    const { rerender } = render(<Frame onPick={onPick} availability={unknown} />)
    await userEvent.click(dayNamed('Tuesday\u00A018.05.2027'))
    rerender(<Frame onPick={onPick} availability={ready} />)
    expect(onPick).not.toHaveBeenCalled()
    expect(screen.getByText(fill(words.title.full, { day: 'Tue 18.05.2027' }))).toBeVisible()
  })

  test('is forgotten when another month is shown', async () => {
    const onPick = vi.fn()
    const { rerender } = render(<Frame onPick={onPick} availability={unknown} />)
    await userEvent.click(dayNamed('Thursday\u00A020.05.2027'))
    await userEvent.click(screen.getByRole('button', { name: words.next }))
    await userEvent.click(screen.getByRole('button', { name: words.previous }))
    rerender(<Frame onPick={onPick} availability={ready} />)
    expect(onPick).not.toHaveBeenCalled()
  })
})

describe('the keyboard', () => {
  test('reaches one day by Tab and the others by arrows, across the border of the month', async () => {
    render(<Frame />)
    const table = screen.getByRole('table')
    const stops = within(table)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
    expect(stops).toHaveLength(1)
    stops[0]?.focus()
    expect(dayNamed('Wednesday\u00A012.05.2027')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    expect(dayNamed(fill(words.title.full, { day: 'Tuesday\u00A018.05.2027' }))).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    expect(dayNamed('Friday\u00A018.06.2027')).toHaveFocus()
    expect(screen.getByRole('heading', { name: 'June 2027' })).toBeInTheDocument()
  })

  test('does not go back before today', async () => {
    render(<Frame />)
    dayNamed('Monday\u00A010.05.2027').focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{PageUp}')
    expect(dayNamed('Monday\u00A010.05.2027')).toHaveFocus()
    expect(screen.getByRole('button', { name: words.previous })).toHaveAttribute('aria-disabled', 'true')
  })
})

test('a month that comes by itself takes the focus along, and none that was elsewhere', () => {
  const { rerender } = render(<Frame month="2027-05-01" selected={null} />)
  dayNamed('Monday\u00A010.05.2027').focus()
  rerender(<Frame month="2027-06-01" selected={null} />)
  expect(dayNamed('Tuesday\u00A001.06.2027')).toHaveFocus()
  screen.getByRole('button', { name: words.next }).focus()
  rerender(<Frame month="2027-05-01" selected={null} />)
  expect(screen.getByRole('button', { name: words.next })).toHaveFocus()
})

test('a failure says so and can be tried again', async () => {
  const onRetry = vi.fn()
  const failed = { ...ready, days: [], months: { '2027-05-01': { status: 'failed', code: 'unavailable' } } } as const
  render(<Frame availability={failed} onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent(words.failed)
  await userEvent.click(screen.getByRole('button', { name: words.retry }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('where no day can be had, word is asked for without one', async () => {
  const onWish = vi.fn()
  const end = onNoticeWish(onWish)
  render(<Frame availability={{ ...ready, days: [], firstOpen: null }} />)
  expect(screen.getByText(words.noNearest)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.notify }))
  expect(onWish).toHaveBeenCalledExactlyOnceWith({ date: null, people: 2 })
  end()
})

test('who waits for what is let whole waits as one: nobody of that party is refused', async () => {
  const onWish = vi.fn()
  const end = onNoticeWish(onWish)
  render(<Frame seats={0} evaluate={evaluateArrival} manner="let" />)
  await userEvent.click(screen.getByRole('button', { name: /18\.05\.2027/ }))
  await userEvent.click(screen.getByRole('button', { name: words.notify }))
  const [wish] = onWish.mock.calls[0] as [NoticeWish]
  expect(wish).toEqual({ date: '2027-05-18', people: 1 })
  const { dateFrom, people } = notifyMeSchema.parse({
    productId: 7,
    locale: 'en',
    email: 'ada@mail.example',
    dateFrom: wish.date,
    people: wish.people,
  })
  expect([dateFrom, people]).toEqual(['2027-05-18', 1])
  end()
})
