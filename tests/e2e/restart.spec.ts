import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ReservationRequest } from '@/domain/reservations/schema'
import { expect, newPhone, test } from './fixtures'
import { choosePorts, isListening, type Ports, ShopProcess } from './shop-process'
import { callApi } from './wire'

const DATA_DIR = resolve('.data/restart-test')
const BOOKINGS = 8

interface Booking {
  /** Of its own member: one person may keep three departures without a payment. */
  token: string
  idempotencyKey: string
  request: ReservationRequest
}

let shop: ShopProcess | null = null

test.afterEach(async () => {
  await shop?.pressCtrlC()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

async function register(api: number): Promise<string> {
  const { token } = await callApi(api, 'register', {
    firstName: 'Ada',
    lastName: 'Whitfield',
    email: `ada.${randomUUID()}@mail.example`,
    password: 'correct horse',
    passwordConfirmation: 'correct horse',
    privacyPolicy: true,
    locale: 'en',
  })
  return token
}

/** A tour with enough days on which it runs: what the catalogue says today, so that the test holds in any season. */
async function findOpenDays(api: number) {
  const { products } = await callApi(api, 'listProducts', { locale: 'en', kinds: ['tour'], pageSize: 60 })
  const from = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  for (const { id, price } of products) {
    if (price.unit !== 'person') continue
    const { days } = await callApi(api, 'getAvailability', { productId: id, from, months: 2 })
    const open = days.filter(({ date, dayStatus }) => dayStatus === 'open' && date > from)
    if (open.length >= BOOKINGS) return { productId: id, open: open.slice(0, BOOKINGS) }
  }
  throw new Error('no tour with enough open days')
}

/** One tour on so many days, each signed and ready to be sent. */
async function prepareBookings(api: number): Promise<Booking[]> {
  const { productId, open } = await findOpenDays(api)
  return Promise.all(
    open.map(async ({ date, sessions }) => {
      const token = await register(api)
      const pax = { adult: 2, child: 0, infant: 0 }
      const session = sessions[0]?.time ?? null
      const item = { productId, kind: 'tour' as const, date, endDate: null, session, pax, extras: [] }
      const { quoteToken } = await callApi(
        api,
        'quote',
        { locale: 'en', items: [item], chosenCurrency: 'TRY', couponCode: null },
        { token },
      )
      const guest = {
        firstName: 'Ada',
        lastName: 'Whitfield',
        birthDate: null,
        identityNumber: null,
        address: null,
        phone: newPhone(),
        email: `ada.${randomUUID()}@mail.example`,
      }
      return {
        token,
        idempotencyKey: randomUUID(),
        request: { flow: 'basket', quoteToken, locale: 'en', guest, distanceSalesAgreement: true },
      }
    }),
  )
}

function send(api: number, { token, request, idempotencyKey }: Booking): Promise<string> {
  return callApi(api, 'createReservation', request, { token, idempotencyKey }).then(
    ({ bookingNumber }) => bookingNumber,
  )
}

/** A booking that was cut off in the middle is 'still being worked on' until its lease of half a minute has run out. */
async function sendUntilDone(api: number, booking: Booking): Promise<string> {
  let number = ''
  await expect(async () => {
    number = await send(api, booking)
  }).toPass({ intervals: [1_000], timeout: 40_000 })
  return number
}

async function expectAllPortsFree(ports: Ports): Promise<void> {
  for (const [name, port] of Object.entries(ports)) expect(await isListening(port), name).toBe(false)
}

test('a shop whose power is cut while people book starts again and has lost nothing', { tag: '@desktop' }, async () => {
  test.setTimeout(180_000)
  rmSync(DATA_DIR, { recursive: true, force: true })
  const ports = await choosePorts()
  const api = ports.API_PORT
  shop = new ShopProcess(DATA_DIR, ports)
  await shop.waitUntilReady()
  const bookings = await prepareBookings(api)

  const promised = new Map<string, string>()
  const sent = bookings.map((booking) =>
    send(api, booking).then((number) => promised.set(booking.idempotencyKey, number)),
  )
  await Promise.any(sent)
  await shop.cutPower()
  await Promise.allSettled(sent)
  expect(promised.size).toBeGreaterThan(0)

  shop = new ShopProcess(DATA_DIR, ports)
  // Ten seconds on a machine of its own; another browser books beside this one.
  expect(await shop.waitUntilReady()).toBeLessThan(25_000)

  await test.step('what was confirmed stands, and each booking sent again under its key is made once', async () => {
    for (const booking of bookings) {
      const number = await sendUntilDone(api, booking)
      expect(number).toBe(promised.get(booking.idempotencyKey) ?? number)
      promised.set(booking.idempotencyKey, number)
    }
    const found = await Promise.all(bookings.map(({ token }) => callApi(api, 'getMemberData', {}, { token })))
    const numbers = found.flatMap(({ reservations }) => reservations.map(({ bookingNumber }) => bookingNumber))
    expect(numbers.sort()).toEqual([...promised.values()].sort())
    expect(new Set(promised.values()).size).toBe(BOOKINGS)
  })

  await test.step('a second start on its ports, or on its data, says plainly what is in the way', async () => {
    const elsewhere = new ShopProcess(`${DATA_DIR}-other`, ports)
    expect(await elsewhere.ended).toBe(1)
    expect(elsewhere.output).toContain(`Port ${ports.PORT}, wanted for the storefront, is taken`)
    const again = new ShopProcess(DATA_DIR, await choosePorts())
    expect(await again.ended).toBe(1)
    expect(again.output).toContain('The shop already runs on this data folder')
  })

  await test.step('Ctrl-C stops all', async () => {
    expect(await shop?.pressCtrlC()).toBe(0)
    await expectAllPortsFree(ports)
    shop = null
  })
})
