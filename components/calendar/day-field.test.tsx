import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatDay } from '@/domain/dates/day-words'
import { addMonths, startOfMonth } from '@/domain/dates/plain-date'
import { DayField } from './day-field'

const texts = { choose: 'Choose', clear: 'Clear', close: 'Close', previous: 'Previous', next: 'Next', keys: 'Keys' }
/** A day in the next month, so that it is always in the future. */
const DAY = `${addMonths(startOfMonth(new Date().toISOString().slice(0, 10)), 1).slice(0, 8)}15`

beforeEach(() => {
  // happy-dom does not implement popovers.
  HTMLElement.prototype.showPopover = vi.fn()
  HTMLElement.prototype.hidePopover = vi.fn()
})

function show(value?: string) {
  const words = value && formatDay(value, 'en')
  render(
    <form aria-label="form">
      <DayField
        id="from"
        name="dateFrom"
        pair="dateTo"
        label="From"
        locale="en"
        texts={texts}
        value={value}
        words={words}
      />
      <DayField
        id="to"
        name="dateTo"
        pair="dateFrom"
        label="Until"
        locale="en"
        texts={texts}
        value={value}
        words={words}
      />
    </form>,
  )
  const form = screen.getByRole<HTMLFormElement>('form')
  return { form, sent: () => Object.fromEntries(new FormData(form)) }
}

test('a day picked in the calendar stands in the form and on the button', async () => {
  const { sent } = show()
  await userEvent.click(screen.getByRole('button', { name: 'From: Choose' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Next', hidden: true }))
  await userEvent.click(screen.getByRole('button', { name: formatDay(DAY, 'en', 'long'), hidden: true }))
  expect(sent()).toEqual({ dateFrom: DAY, dateTo: '' })
  expect(await screen.findByRole('button', { name: `From: ${formatDay(DAY, 'en')}` })).toBeInTheDocument()
})

test('the other end moves along, and a form that is reset shows it', async () => {
  const { form, sent } = show(DAY)
  await userEvent.click(screen.getByRole('button', { name: `From: ${formatDay(DAY, 'en')}` }))
  const later = `${DAY.slice(0, 8)}20`
  await userEvent.click(await screen.findByRole('button', { name: formatDay(later, 'en', 'long'), hidden: true }))
  expect(sent()).toEqual({ dateFrom: later, dateTo: later })
  expect(await screen.findByRole('button', { name: `Until: ${formatDay(later, 'en')}` })).toBeInTheDocument()
  form.reset()
  expect(await screen.findByRole('button', { name: `Until: ${formatDay(DAY, 'en')}` })).toBeInTheDocument()
})

test('a day can be taken back', async () => {
  const { sent } = show(DAY)
  await userEvent.click(screen.getByRole('button', { name: `Until: ${formatDay(DAY, 'en')}` }))
  await userEvent.click(await screen.findByRole('button', { name: texts.clear, hidden: true }))
  expect(sent()).toEqual({ dateFrom: DAY, dateTo: '' })
})

test('of what has been, days end today', async () => {
  const today = new Date().toLocaleDateString('sv')
  render(<DayField id="on" name="on" label="On" locale="en" texts={texts} isPast />)
  await userEvent.click(screen.getByRole('button', { name: 'On: Choose' }))
  const day = (date: string) =>
    screen.findByRole('button', { name: new RegExp(formatDay(date, 'en', 'long')), hidden: true })
  expect(await day(today)).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Next', hidden: true })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'Previous', hidden: true })).toBeEnabled()
  await userEvent.click(screen.getByRole('button', { name: 'Previous', hidden: true }))
  expect(await day(`${addMonths(startOfMonth(today), -1).slice(0, 8)}15`)).toBeEnabled()
})
