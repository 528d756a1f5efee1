import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatDay } from '@/domain/dates/day-words'
import { addMonths, startOfMonth } from '@/domain/dates/plain-date'
import type { RequestSetup } from '@/lib/requests/request-options'
import errors from '@/messages/en/errors.json'
import requests from '@/messages/en/requests.json'
import { RequestForm } from './request-form'

const callOperator = vi.hoisted(() => vi.fn())
vi.mock('@/lib/api/browser', () => ({ callOperator }))

const SETUP: RequestSetup = {
  kind: 'wedding',
  locale: 'en',
  product: { id: 7, title: 'Morning at Kaputaş' },
  modules: [{ value: 'flowers', label: 'Flowers' }],
  venues: [{ value: 'beach', label: 'On the beach' }],
  fields: [],
  languages: [],
  kinds: [],
  currencies: ['EUR', 'TRY'],
  currency: 'EUR',
  given: { guests: '24', modules: ['flowers'] },
  privacyHref: '/c/privacy',
}

const DAYS = { choose: 'Choose', clear: 'Clear', close: 'Close', previous: 'Previous', next: 'Next', keys: 'Keys' }

const draw = () =>
  render(
    <NextIntlClientProvider locale="en" messages={{ requests, errors }}>
      <RequestForm setup={SETUP} days={DAYS} documentDays={180} />
    </NextIntlClientProvider>,
  )
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: requests.send }))
const privacy = () => document.querySelector<HTMLInputElement>('[name="privacyPolicy"]')

function fill() {
  type(requests.firstName, 'Ada')
  type(requests.lastName, 'Whitfield')
  type(requests.email, 'ada@mail.example')
}

beforeEach(() => {
  callOperator.mockReset().mockResolvedValue({ ok: true, data: { requestNumber: 'W-270110-7KQ4Z' } })
  window.sessionStorage.clear()
})

test('the privacy box is nobody else’s to tick, and without it nothing is sent', async () => {
  draw()
  expect(privacy()?.checked).toBe(false)
  fill()
  send()
  expect(await screen.findByText(errors.fields.agree)).toBeDefined()
  expect(callOperator).not.toHaveBeenCalled()
})

test('a request is thanked for with its number', async () => {
  draw()
  fill()
  fireEvent.click(privacy() as HTMLElement)
  send()
  expect(await screen.findByText('W-270110-7KQ4Z')).toBeDefined()
  expect(callOperator).toHaveBeenCalledWith(
    'requestWedding',
    expect.objectContaining({ firstName: 'Ada', productId: 7, guests: 24, modules: ['flowers'] }),
    { idempotencyKey: expect.any(String) },
  )
  expect(window.sessionStorage.length).toBe(0)
})

test('the day picked in the calendar is the one that is sent', async () => {
  // The test environment does not implement popovers.
  HTMLElement.prototype.showPopover = vi.fn()
  HTMLElement.prototype.hidePopover = vi.fn()
  const day = `${addMonths(startOfMonth(new Date().toISOString().slice(0, 10)), 1).slice(0, 8)}15`
  draw()
  fill()
  fireEvent.click(privacy() as HTMLElement)
  fireEvent.click(screen.getByRole('button', { name: `${requests.day}: ${DAYS.choose}` }))
  fireEvent.click(await screen.findByRole('button', { name: DAYS.next, hidden: true }))
  fireEvent.click(screen.getByRole('button', { name: formatDay(day, 'en', 'long'), hidden: true }))
  expect(await screen.findByRole('button', { name: `${requests.day}: ${formatDay(day, 'en')}` })).toBeDefined()
  send()
  await waitFor(() =>
    expect(callOperator).toHaveBeenCalledWith(
      'requestWedding',
      expect.objectContaining({ weddingDate: day }),
      expect.anything(),
    ),
  )
})

test('sent again after an answer that never came, it goes under the same key; changed, under another', async () => {
  callOperator.mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 503, message: 'no answer' } })
  draw()
  fill()
  fireEvent.click(privacy() as HTMLElement)
  const keyOf = (index: number) => callOperator.mock.calls[index]?.[2].idempotencyKey
  for (const times of [1, 2]) {
    send()
    await waitFor(() => expect(callOperator).toHaveBeenCalledTimes(times))
    expect(await screen.findByText(errors.codes.unavailable)).toBeDefined()
  }
  expect(keyOf(1)).toBe(keyOf(0))
  type(requests.lastName, 'Yılmaz')
  send()
  await waitFor(() => expect(callOperator).toHaveBeenCalledTimes(3))
  expect(keyOf(2)).not.toBe(keyOf(0))
})

test('what was typed outlives a reload, unreadable in the storage, but no consent does', async () => {
  const { unmount } = draw()
  fill()
  fireEvent.click(privacy() as HTMLElement)
  await waitFor(() => expect(Object.keys(window.sessionStorage)).toEqual(['kervan.requests']))
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/Ada|Whitfield|mail\.example|wedding/)
  unmount()
  draw()
  const firstName = () => screen.getByLabelText<HTMLInputElement>(requests.firstName).value
  await waitFor(() => expect(firstName()).toBe('Ada'))
  expect(privacy()?.checked).toBe(false)
})

test('what the server finds wrong stands beside its field', async () => {
  const error = { code: 'invalidRequest', status: 422, message: 'x', fields: { weddingDate: 'inPast' } }
  callOperator.mockResolvedValue({ ok: false, error })
  draw()
  fill()
  fireEvent.click(privacy() as HTMLElement)
  send()
  expect(await screen.findByText(requests.faults.inPast)).toBeDefined()
})

test('what was typed for one wish comes back with it, and does not stand in another', async () => {
  const open = (given: RequestSetup['given']) =>
    render(
      <NextIntlClientProvider locale="en" messages={{ requests, errors }}>
        <RequestForm setup={{ ...SETUP, kind: 'offer', given }} days={DAYS} documentDays={180} />
      </NextIntlClientProvider>,
    ).unmount
  const adults = () => screen.getByLabelText<HTMLInputElement>(requests.adults).value
  const leave = open({ adults: '9' })
  expect(adults()).toBe('9')
  type(requests.adults, '11')
  await waitFor(() => expect(window.sessionStorage.length).toBe(1))
  leave()
  const leaveOther = open({ adults: '14' })
  expect(adults()).toBe('14')
  leaveOther()
  open({ adults: '9' })
  await waitFor(() => expect(adults()).toBe('11'))
})
