import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ReservationDetails } from '@/domain/reservations/details-schema'
import afterwards from '@/messages/en/afterwards.json'
import checkout from '@/messages/en/checkout.json'
import errors from '@/messages/en/errors.json'
import { DetailsForm } from './details-form'

const callOperator = vi.hoisted(() => vi.fn())
const notifyText = vi.hoisted(() => vi.fn())
vi.mock('@/lib/api/browser', () => ({ callOperator }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))
vi.mock('@/components/toasts/notify-undo', () => ({ notifyText }))

const { details: words } = afterwards
const { fields, errors: faults } = checkout.guest

const details: ReservationDetails = {
  version: 'v1',
  detailsState: 'open',
  editableUntil: '2026-12-05T04:00:00.000Z',
  needsIdentity: false,
  needsPlace: false,
  guest: {
    firstName: 'Hannah',
    lastName: 'Whitfield',
    birthDate: null,
    identityNumber: null,
    address: null,
    city: null,
    country: null,
    phone: '+44 7700 900123',
  },
  hotel: null,
  note: '',
  items: [
    {
      ticketNumber: 'INT-AB-CDEF',
      editable: true,
      asks: ['flightNumber'],
      flightNumber: null,
      returnFlightNumber: null,
    },
  ],
}

const onClose = vi.fn()

function open(changes: Partial<ReservationDetails> = {}) {
  const booking = {
    reference: 'r'.repeat(32),
    bookingNumber: 'INT261121090000',
    timeZone: 'Europe/Istanbul',
    hasVoucher: true,
    titles: ['Antalya airport to Side'],
  }
  render(
    <NextIntlClientProvider locale="en" messages={{ afterwards, checkout, errors }} timeZone="UTC">
      <h2 id="details">{words.title}</h2>
      <DetailsForm booking={booking} details={{ ...details, ...changes }} isOpen onClose={onClose} />
    </NextIntlClientProvider>,
  )
}

const box = (label: string) =>
  screen.getByRole('textbox', { name: new RegExp(`^${label}( ${checkout.guest.optional})?$`) })
const save = () => userEvent.click(screen.getByRole('button', { name: words.save }))
const refuse = (code: string, more: object = {}) => ({ ok: false, error: { code, status: 409, message: '', ...more } })

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  onClose.mockReset()
  notifyText.mockReset()
  callOperator.mockReset().mockResolvedValue({ ok: true, data: details })
})

test('what was typed is sent once, with the version that was read', async () => {
  let answer: (result: unknown) => void = () => undefined
  callOperator.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  open()
  await userEvent.type(box(fields.hotelName), 'Rixos')
  await userEvent.type(box(words.fields.flightNumber), 'lh 3380')
  await userEvent.dblClick(screen.getByRole('button', { name: words.save }))
  answer({ ok: true, data: details })
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true))
  expect(callOperator).toHaveBeenCalledTimes(1)
  expect(callOperator).toHaveBeenCalledWith(
    'changeDetails',
    expect.objectContaining({
      version: 'v1',
      guest: {},
      hotel: { hotelName: 'Rixos' },
      items: [{ ticketNumber: 'INT-AB-CDEF', flightNumber: 'LH 3380' }],
    }),
  )
  expect(notifyText).toHaveBeenCalledWith(words.saved, 'ok')
})

test('the first wrong field gets the focus, and nothing is sent', async () => {
  open()
  await userEvent.clear(box(fields.lastName))
  await userEvent.type(box(words.fields.flightNumber), 'tomorrow')
  await save()
  await waitFor(() => expect(box(words.fields.flightNumber)).toHaveFocus())
  expect(box(words.fields.flightNumber)).toHaveAccessibleDescription(words.flightWrong)
  expect(box(fields.lastName)).toHaveAccessibleDescription(faults.required)
  expect(callOperator).not.toHaveBeenCalled()
})

test('what the API finds wrong stands at its field', async () => {
  callOperator.mockResolvedValue(refuse('invalidRequest', { fields: { 'hotel.city': 'cardNumber' } }))
  open()
  await save()
  await waitFor(() => expect(box(fields.hotelCity)).toHaveFocus())
  expect(box(fields.hotelCity)).toHaveAccessibleDescription(faults.cardNumber)
})

test.each([
  ['the API is away', refuse('unavailable'), errors.codes.unavailable],
  ['the cut-off has passed', refuse('detailsClosed', { data: { detailsState: 'closed' } }), words.states.closed],
  ['it was cancelled', refuse('detailsClosed', { data: { detailsState: 'cancelled' } }), words.states.cancelled],
])('when %s it is said, and what was typed stays', async (_case, answer, text) => {
  callOperator.mockResolvedValue(answer)
  open()
  await userEvent.type(box(fields.hotelName), 'Rixos')
  await save()
  expect(await screen.findByText(text)).toBeVisible()
  expect(box(fields.hotelName)).toHaveValue('Rixos')
  expect(onClose).not.toHaveBeenCalled()
})

test('what others changed meanwhile is told; what was typed stays and can be saved on top of it', async () => {
  const hotel = { hotelName: 'Titanic', room: '', city: '', district: '' }
  const latest = { ...details, version: 'v2', hotel, note: 'Called: late' }
  callOperator.mockResolvedValueOnce(refuse('detailsOutdated')).mockResolvedValueOnce({ ok: true, data: latest })
  open()
  await userEvent.type(box(fields.hotelName), 'Rixos')
  await save()
  expect(await screen.findByText(words.outdated.title)).toBeVisible()
  const told = words.outdated.now.replace('{field}', fields.hotelName).replace('{value}', 'Titanic')
  await userEvent.click(screen.getByRole('link', { name: told }))
  expect(box(fields.hotelName)).toHaveFocus()
  expect([box(fields.hotelName), box(fields.note)].map((field) => (field as HTMLInputElement).value)).toEqual([
    'Rixos',
    'Called: late',
  ])
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true))
  expect(callOperator).toHaveBeenLastCalledWith('changeDetails', {
    reference: 'r'.repeat(32),
    version: 'v2',
    guest: {},
    hotel: { hotelName: 'Rixos' },
    items: [],
  })
})

test('another name tells of the new voucher', async () => {
  callOperator.mockResolvedValue({
    ok: true,
    data: { ...details, guest: { ...details.guest, lastName: 'Marsh' } },
  })
  open()
  await userEvent.clear(box(fields.lastName))
  await userEvent.type(box(fields.lastName), 'Marsh')
  await save()
  await waitFor(() => expect(notifyText).toHaveBeenCalledWith(words.reissued, 'ok'))
})

test('a ride that has reached its cut-off keeps its flight', () => {
  open({ items: details.items.map((item) => ({ ...item, editable: false })) })
  expect(screen.queryByRole('textbox', { name: new RegExp(words.fields.flightNumber) })).toBeNull()
  expect(screen.getByText(words.flightClosed.replace('{title}', 'Antalya airport to Side'))).toBeVisible()
})
