import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Quote, Selection } from '@/domain/basket/schema'
import { addAmounts, isZero, subtractAmounts, sumAmounts } from '@/domain/money/amount'
import { formatAmount } from '@/domain/money/format'
import type { ReservationResult } from '@/domain/reservations/schema'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { buildTotalRows } from '@/lib/basket/basket-view'
import { buildBooking, type TourBooking } from '@/lib/basket/booking'
import { priceChoice } from '@/lib/basket/price-choice'
import { buildMoneyContext } from '@/lib/currency/money-context'
import { buildProductNode } from '@/lib/seo/json-ld-product'
import { assertLedger } from './support/assert-ledger'
import { drawMoney, type ShopWords } from './support/draw-money'
import { readPdfText } from './support/pdf-text'
import { GOOD_CARD, openShop, type Shop } from './support/trips'
import { guest, quoteOf, reserve, select } from './test-booking'

let shop: Shop
let words: Omit<ShopWords, 'locale'>
let booked = 0

beforeAll(async () => {
  shop = await openShop()
  const campaign = { basis: 'itemCount', threshold: '2', discountType: 'percent', discountValue: '5' }
  await shop.db.execute(
    `update settings set value = jsonb_set(value, '{basketCampaign}', '${JSON.stringify(campaign)}') where section = 'other'`,
  )
  await shop.db.execute('update coupons set uses_left = 1000')
  const [settings, other] = await Promise.all([shop.api.ask('getSettings', {}), shop.api.ask('getOtherSettings', {})])
  words = { company: 'alpha', settings: settings.data, other: other.data }
})
afterAll(async () => {
  await assertLedger(shop.db)
  await shop.close()
})

const digits = (text: string) => text.replace(/\D/g, '')

/** What a person paid with, in either currency and in as many parts as the bank offers. */
const WAYS = [
  { chosenCurrency: 'EUR', instalments: 1, cardBin: null },
  { chosenCurrency: 'TRY', instalments: 3, cardBin: GOOD_CARD.slice(0, 8) },
]

/** On which nobody books, so that there is room for a question. */
const FREE_DAY = '2027-03-01'

const itemsOf = (date: string): Selection[] => [
  select({
    productId: shop.boat,
    kind: 'tour',
    date,
    session: '09:00',
    pax: { adult: 2, child: 1, infant: 1 },
    extras: [{ id: 'snorkel', quantity: 3 }],
  }),
  select({ productId: shop.night, kind: 'tour', date, session: '20:00', pax: { adult: 1, child: 1, infant: 0 } }),
]

async function book(quote: Quote, locale: Locale, instalments: number) {
  const token = await shop.newMember()
  const how = { locale, guest, paymentMethod: 'card' as const, instalments, couponCode: 'MERHABA' }
  const { data, code } = await reserve(shop.api, token, quote.quoteToken, how)
  if (code) throw new Error(code)
  const trip = { reference: data.reference, bookingNumber: data.bookingNumber, token, wish: {} }
  const card = {
    cardHolder: 'HANNAH WHITFIELD',
    cardNumber: GOOD_CARD,
    cardExpiry: '12 / 30',
    cardSecurityCode: '937',
    threeDSecure: true,
    cardInstalments: instalments,
  }
  const request = { reference: trip.reference, card, returnUrl: 'http://alpha.localhost/back' }
  const started = await shop.api.ask('startPayment', request, { token })
  const returned = await shop.comeBack(await shop.answerBank(started.data.html))
  expect(returned.paymentState).toBe('captured')
  return trip
}

async function atGateway(reference: string) {
  const [payment] = await shop.rows(`select p.conversation_id from payments p
    join reservations r on r.id = p.reservation_id where r.reference = '${reference}'`)
  const answer = await fetch(`${shop.gateway.origin}/_payments?conversationId=${payment?.conversation_id}`)
  const [charged] = (await answer.json()) as { price: string; paidPrice: string; currency: string }[]
  return charged
}

/** Money as a set of figures, whatever their order. */
const moneyOf = ({ fixed, chosen }: Pick<Quote, 'fixed' | 'chosen'>) => ({
  fixed: [fixed.currency, fixed.totals, fixed.charged],
  chosen: [chosen.currency, chosen.totals, chosen.charged],
})

describe.each(LOCALES)('in %s', (locale) => {
  describe.each(WAYS)('shown in $chosenCurrency', ({ chosenCurrency, instalments, cardBin }) => {
    let quote: Quote
    let result: ReservationResult
    let trip: Awaited<ReturnType<typeof book>>
    let draw: ReturnType<typeof drawMoney>
    const symbolOf = (currency: string) => (currency === 'EUR' ? '€' : '₺')
    const write = (amount: string, currency: string) => formatAmount(amount, { symbol: symbolOf(currency), locale })
    const inChosen = (amount: string) => write(amount, quote.chosen.currency)
    const inFixed = (amount: string) => write(amount, quote.fixed.currency)
    const money = () => ({ ...buildMoneyContext(words.settings, locale), currency: chosenCurrency })

    beforeAll(async () => {
      booked += 1
      const items = itemsOf(`2027-01-${String(booked).padStart(2, '0')}`)
      draw = drawMoney({ ...words, locale })
      const asked = { locale, chosenCurrency, instalments, cardBin, couponCode: 'MERHABA' }
      quote = (await quoteOf(shop.api, items, asked)).data
      trip = await book(quote, locale, instalments)
      result = await shop.result(trip)
    })

    test('every discount, tax and difference plays a part, or this would show little', () => {
      const { campaignDiscount, basketDiscount, couponDiscount, taxTotal, instalmentDifference } = quote.chosen.totals
      for (const amount of [campaignDiscount, basketDiscount, couponDiscount, taxTotal])
        expect(isZero(amount)).toBe(false)
      expect(isZero(instalmentDifference)).toBe(instalments === 1)
      expect(quote.fixed.currency).toBe('TRY')
      expect(quote.chosen.currency).toBe(chosenCurrency)
    })

    test('the card of the product says what the quote of it says', async () => {
      const slugs = ['kekova-by-boat', 'istanbul-at-night']
      for (const [index, item] of itemsOf(FREE_DAY).entries()) {
        const slug = slugs[index] ?? ''
        const alone = (await quoteOf(shop.api, [item], { locale, chosenCurrency })).data
        const product = (await shop.api.ask('getProduct', { locale, slug })).data
        const booking = buildBooking(product, locale, words.settings, words.other) as TourBooking
        const now = shop.api.clock.now
        const priced = priceChoice(booking, item, product.unitPrices, money(), now)
        expect(priced).toMatchObject({ currency: chosenCurrency, totals: alone.chosen.totals })
      }
    })

    test('what search engines read is the price of one adult', async () => {
      const product = (await shop.api.ask('getProduct', { locale, slug: 'istanbul-at-night' })).data
      const node = buildProductNode({
        product,
        title: product.text.title,
        description: product.text.summary,
        address: 'https://alpha.example/p/istanbul-at-night',
        pictures: [],
        seller: 'Test Tours',
        origin: 'https://alpha.example',
        money: buildMoneyContext(words.settings, locale),
        place: '',
        category: '',
      })
      const pax = { adult: 1, child: 0, infant: 0 }
      const one = select({ productId: shop.night, kind: 'tour', date: FREE_DAY, session: '20:00', pax })
      const { fixed } = (await quoteOf(shop.api, [one], { locale, chosenCurrency: 'TRY' })).data
      const offer = node.offers
      expect(offer).toMatchObject({ price: fixed.totals.productTotal, priceCurrency: 'TRY' })
    })

    test('basket and checkout show it, in rows that add up', () => {
      const { totals, charged, lines } = quote.chosen
      expect(sumAmounts(buildTotalRows(quote.chosen).map(({ amount }) => amount))).toBe(totals.grandTotal)
      expect(addAmounts(charged, totals.remainingTotal)).toBe(totals.grandTotal)
      const deposits = lines.map(({ deposit }) => deposit)
      expect(sumAmounts([...deposits, totals.instalmentDifference])).toBe(charged)
      const { rows, strip } = draw.totals(quote, money())
      for (const { amount } of buildTotalRows(quote.chosen)) expect(rows).toContain(inChosen(amount))
      for (const amount of [charged, totals.remainingTotal, ...deposits]) expect(strip).toContain(inChosen(amount))
      expect(draw.button(quote, money())).toContain(inChosen(charged))
      if (chosenCurrency !== 'TRY') expect(draw.button(quote, money())).toContain(inFixed(quote.fixed.charged))
    })

    test('the reservation, its result page and its ledger keep it to the cent', async () => {
      expect(moneyOf(result)).toEqual(moneyOf(quote))
      expect(result.paid.amount).toBe(quote.fixed.charged)
      const strip = draw.result(result)
      expect(strip).toContain(inChosen(quote.chosen.charged))
      expect(strip).toContain(inChosen(quote.chosen.totals.remainingTotal))
      const options = (await shop.api.ask('getReservationOptions', { reference: trip.reference })).data
      const ledger = draw.ledger(result, options)
      for (const amount of [quote.fixed.totals.grandTotal, result.paid.amount, options.open.amount])
        expect(ledger).toContain(inFixed(amount))
      expect(ledger).toContain(inChosen(quote.chosen.totals.grandTotal))
    })

    test('the gateway took exactly that', async () => {
      expect(await atGateway(trip.reference)).toMatchObject({
        price: quote.fixed.totals.depositTotal,
        paidPrice: quote.fixed.charged,
        currency: quote.fixed.currency,
      })
    })

    test('mail and voucher say it', async () => {
      await shop.api.runJobs()
      const [mail] = await shop.mailsOf(trip)
      const { totals, charged } = quote.fixed
      const open = subtractAmounts(totals.grandTotal, charged)
      expect(open).toBe(totals.remainingTotal)
      for (const amount of [totals.grandTotal, charged, open]) expect(mail?.text).toContain(inFixed(amount))
      if (chosenCurrency !== 'TRY') expect(mail?.text).toContain(inChosen(quote.chosen.totals.remainingTotal))
      const { data } = await shop.api.ask('getVoucherFile', { reference: trip.reference }, { token: trip.token })
      const drawn = digits(readPdfText(Buffer.from(data.base64, 'base64')).join(''))
      for (const amount of [totals.grandTotal, charged, open]) expect(drawn).toContain(digits(amount))
    })
  })
})
