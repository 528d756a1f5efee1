import { randomBytes, randomUUID } from 'node:crypto'
import { confirmAtBank } from '@/backend/payment-providers/test-support/bank-page'
import type { Guest, PaymentMethod } from '@/domain/reservations/schema'
import type { Locale } from '@/domain/shared/locales'
import { runSandbox, type TestSandbox } from '@/sandbox/test-support/run-sandbox'
import { startTestApi, type TestApi, type TestApiOptions } from '../harness'

export const GOOD_CARD = '5528790000000008'

export const guest: Guest = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  birthDate: null,
  identityNumber: null,
  address: null,
  phone: '+44 7700 900123',
  email: 'hannah@mail.example',
}

export interface Wish {
  productId?: number
  date?: string
  /** Makes it a stay in a villa, until that day. */
  endDate?: string | undefined
  adult?: number
  locale?: Locale
  paymentMethod?: PaymentMethod
  paymentPlan?: 'deposit' | 'full'
  guest?: Partial<Guest>
  couponCode?: string | undefined
  /** Priced for the card whose number begins so. */
  instalments?: { count: number; cardBin: string }
}

export interface Trip {
  reference: string
  bookingNumber: string
  token: string
  wish: Wish
}

export interface PayOptions {
  call?: 'startPayment' | 'payBalance'
  cardNumber?: string
  threeDSecure?: boolean
  /** What the person answers at the bank. */
  answer?: Record<string, string>
}

type Rows = Record<string, unknown>[]

/** A shop with its gateway, and what travellers do in it. */
export async function openShop(options: Pick<TestApiOptions, 'paymentTimeoutMs' | 'render' | 'kinds'> = {}) {
  const gateway: TestSandbox = await runSandbox()
  const api: TestApi = await startTestApi({ paymentBaseUrl: gateway.origin, ...options })
  const idOf = async (slug: string) => (await api.ask('getProduct', { locale: 'en', slug })).data.id
  const boat = await idOf('kekova-by-boat')
  const night = await idOf('istanbul-at-night')
  const db = api.registry.requireDatabase('alpha')

  const sessionOf = (productId: number) => (productId === night ? '20:00' : '09:00')
  const selection = ({ productId = boat, date = '2026-12-01', endDate, adult = 2 }: Wish) => ({
    productId,
    kind: endDate ? ('villa' as const) : ('tour' as const),
    date,
    endDate: endDate ?? null,
    session: endDate ? null : sessionOf(productId),
    pax: { adult, child: 0, infant: 0 },
    extras: [],
  })

  async function quoteAs(token: string | null, ...wishes: Wish[]) {
    const [wish = {}] = wishes
    const request = {
      locale: 'en' as const,
      items: wishes.map(selection),
      chosenCurrency: 'EUR',
      couponCode: wish.couponCode ?? null,
      paymentPlan: wish.paymentPlan ?? ('deposit' as const),
      instalments: wish.instalments?.count ?? 1,
      cardBin: wish.instalments?.cardBin ?? null,
    }
    return api.ask('quote', request, token === null ? {} : { token })
  }

  const quote = (...wishes: Wish[]) => quoteAs(null, ...wishes)

  const newMember = () => api.registerMember(`${randomBytes(6).toString('hex')}@mail.example`)

  /** Books for a new member; further wishes are further items of the same basket. */
  async function book(wish: Wish = {}, ...more: Wish[]): Promise<Trip> {
    return bookAs(await newMember(), wish, ...more)
  }

  /** Books for a member who may have tried before. Throws with the code of a refusal. */
  async function bookAs(token: string, wish: Wish = {}, ...more: Wish[]): Promise<Trip> {
    const { quoteToken } = (await quoteAs(token, wish, ...more)).data
    const request = {
      flow: 'basket' as const,
      quoteToken,
      locale: wish.locale ?? ('en' as const),
      guest: { ...guest, ...wish.guest },
      paymentMethod: wish.paymentMethod ?? ('card' as const),
      paymentPlan: wish.paymentPlan ?? ('deposit' as const),
      instalments: wish.instalments?.count ?? 1,
      distanceSalesAgreement: true as const,
      ...(wish.endDate ? { rentalAgreement: true as const } : {}),
    }
    const { data, code } = await api.ask('createReservation', request, { token, idempotencyKey: randomUUID() })
    if (code) throw new Error(`not booked: ${code}`)
    return { reference: data.reference, bookingNumber: data.bookingNumber, token, wish }
  }

  /** From the card form to the bank's page. */
  async function start(trip: Trip, options: PayOptions = {}) {
    const { call = 'startPayment', cardNumber = GOOD_CARD, threeDSecure = true } = options
    const card = {
      cardHolder: 'HANNAH WHITFIELD',
      cardNumber,
      cardExpiry: '12 / 30',
      cardSecurityCode: '937',
      threeDSecure,
      cardInstalments: (call === 'startPayment' && trip.wish.instalments?.count) || 1,
    }
    const { reference, token } = trip
    return api.ask(call, { reference, card, returnUrl: 'http://alpha.localhost/back' }, { token })
  }

  /** What the bank posts to the shop when the person has answered there. */
  async function answerBank(html: string | null, answer: Record<string, string> = {}) {
    const callback = await confirmAtBank(html ?? '', answer)
    return {
      conversationId: callback.conversationId,
      providerPaymentId: callback.paymentId,
      status: callback.status,
      mdStatus: callback.mdStatus,
      conversationData: callback.conversationData ?? '',
      signature: callback.signature ?? '',
    }
  }

  type Callback = Awaited<ReturnType<typeof answerBank>>

  const comeBack = async (callback: Callback) => (await api.ask('returnFromBank', callback, { service: true })).data

  async function pay(trip: Trip, options: PayOptions = {}) {
    const started = await start(trip, options)
    if (started.data.paymentState !== 'redirect') return started.data.paymentState ?? started.code
    return (await comeBack(await answerBank(started.data.html, options.answer))).paymentState
  }

  async function addFault(fault: Record<string, unknown>): Promise<void> {
    const answer = await fetch(`${gateway.origin}/_faults`, { method: 'POST', body: JSON.stringify(fault) })
    if (answer.status !== 201) throw new Error(await answer.text())
  }

  const clearFaults = () => fetch(`${gateway.origin}/_faults`, { method: 'DELETE' })

  /** Moves the clock and lets the jobs work, as so much time passing would. */
  async function pass(milliseconds: number): Promise<void> {
    api.clock.now += milliseconds
    await api.runJobs()
  }

  const rows = async (statement: string): Promise<Rows> => (await db.execute(statement)).rows

  const result = async (trip: Trip) =>
    (await api.ask('getResult', { reference: trip.reference }, { token: trip.token })).data

  /** Events of a reservation, oldest first. */
  async function eventsOf(trip: Trip): Promise<string[]> {
    const found = await rows(
      `select e.event from reservation_events e join reservations r on r.id = e.reservation_id
       where r.reference = '${trip.reference}' order by e.id`,
    )
    return found.map((row) => String(row.event))
  }

  /** Mails that name the booking, oldest first. */
  async function mailsOf(trip: Trip) {
    const found = await rows(
      `select subject, text, locale, recipient from mails where text like '%${trip.bookingNumber}%' order by id`,
    )
    return found.map(({ subject, text, locale }) => ({
      subject: String(subject),
      text: String(text),
      locale: String(locale),
    }))
  }

  async function close(): Promise<void> {
    await api.stop()
    await gateway.close()
  }

  const people = { newMember, book, bookAs, start, answerBank, comeBack, pay, quote, quoteAs }
  const looks = { selection, rows, result, eventsOf, mailsOf }
  return { api, gateway, db, boat, night, ...people, ...looks, addFault, clearFaults, pass, close }
}

export type Shop = Awaited<ReturnType<typeof openShop>>

/** Every day of the boat trip costs the same: a change of date leaves nothing to pay. */
export async function setFlatPrice({ db, boat }: Shop): Promise<void> {
  await db.execute(`delete from season_prices where product_id = ${boat}`)
  await db.execute(
    `insert into season_prices (product_id, valid_from, valid_to, adult, child, infant)
     values (${boat}, '2026-01-01', '2027-12-31', 42, 21, 0)`,
  )
}
