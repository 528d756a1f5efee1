import { verify } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toPublicKey } from '@/backend/vouchers/keys'
import { readTicketToken } from '@/domain/reservations/ticket-token'
import { LOCALES } from '@/domain/shared/locales'
import { VOUCHER_TEXTS } from '@/messages/catalogues'
import { signInAgency } from './support/agency'
import { readPdfText } from './support/pdf-text'
import { openShop, type Shop, type Trip, type Wish } from './support/trips'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function confirmed(wish: Wish = {}, ...more: Wish[]) {
  const trip = await shop.book(
    { date: '2026-12-01', adult: 1, ...wish },
    ...more.map((each) => ({ adult: 1, ...each })),
  )
  await shop.pay(trip)
  return trip
}

const tokenOf = (link: string) => link.split('#')[1] ?? ''

const ticketsOf = ({ reference, token }: Trip) => shop.api.ask('getTickets', { reference }, { token })

/** What a guide's phone does without a network, with keys that it fetched before. */
async function check(scanned: string, company = 'alpha'): Promise<boolean> {
  const { keys } = (await shop.api.ask('listTicketKeys', {}, { company })).data
  const token = readTicketToken(scanned)
  const key = keys.find(({ id }) => id === token?.keyId)
  if (!token || !key) return false
  return verify(null, Buffer.from(token.signed), toPublicKey(key.publicKey), Buffer.from(token.signature, 'base64url'))
}

describe('a ticket', () => {
  test('is signed, says no name, and verifies offline', async () => {
    const trip = await confirmed({ date: '2026-12-02' }, { productId: shop.night, date: '2026-12-03' })
    const { data } = await ticketsOf(trip)
    expect(data.tickets).toHaveLength(2)
    const [first] = data.tickets
    const link = first?.ticketLink ?? ''
    expect(await check(link)).toBe(true)
    expect(readTicketToken(link)?.ticket).toMatchObject({
      company: 'alpha',
      bookingNumber: trip.bookingNumber,
      ticketNumber: first?.ticketNumber,
      date: '2026-12-02',
      time: '09:00',
      pax: { adult: 1, child: 0, infant: 0 },
    })
    const body = Buffer.from(tokenOf(link).split('.')[2] ?? '', 'base64url').toString()
    expect(JSON.parse(body)).toContain(trip.bookingNumber)
    expect(body).not.toMatch(/Hannah|Whitfield|mail/)
    expect(first?.meetingPoint).toEqual({ title: 'Harbour', text: 'Jetty 3' })
    expect(first?.qrSvg).toMatch(/^<svg [^>]*>.*<\/svg>$/)
    expect((await ticketsOf(trip)).data.tickets[0]?.ticketLink).toBe(link)
  })

  test('is worded in the language of who reads it, and in that of the booking for whoever does not say', async () => {
    await shop.rows(
      `update product_texts set meeting_point = '{"title": "Hafen", "text": "Steg 3"}' where locale = 'de' and product_id = ${shop.boat}`,
    )
    const { reference, token } = await confirmed({ date: '2026-12-09', locale: 'de' })
    const placeIn = async (locale?: 'en' | 'de') =>
      (await shop.api.ask('getTickets', { reference, ...(locale ? { locale } : {}) }, { token })).data.tickets[0]
        ?.meetingPoint?.title
    expect([await placeIn(), await placeIn('de'), await placeIn('en')]).toEqual(['Hafen', 'Hafen', 'Harbour'])
  })

  test("that was changed in any letter, or is another tenant's, does not verify", async () => {
    const trip = await confirmed({ date: '2026-12-04' })
    const link = (await ticketsOf(trip)).data.tickets[0]?.ticketLink ?? ''
    const [version, key, body = '', signature] = tokenOf(link).split('.')
    const fields = JSON.parse(Buffer.from(body, 'base64url').toString())
    fields[6] = 9
    const more = Buffer.from(JSON.stringify(fields)).toString('base64url')
    expect(await check([version, key, more, signature].join('.'))).toBe(false)
    const other = signature?.startsWith('A') ? 'B' : 'A'
    expect(await check([version, key, body, `${other}${signature?.slice(1)}`].join('.'))).toBe(false)
    expect(await check([version, key, body, signature].join('.'))).toBe(true)
    expect(await check(link, 'beta')).toBe(false)
    expect(await check('https://evil.example/#nonsense')).toBe(false)
  })

  test('is there for confirmed reservations only', async () => {
    const unpaid = await shop.book({ date: '2026-12-05', adult: 1 })
    const { reference, token } = unpaid
    for (const name of ['getTickets', 'getVoucherFile', 'getCalendarFile'] as const) {
      expect((await shop.api.ask(name, { reference }, { token })).code).toBe('notConfirmed')
      expect((await shop.api.ask(name, { reference: 'x'.repeat(32) }, { token })).code).toBe('notFound')
    }
    await shop.pay(unpaid)
    expect((await ticketsOf(unpaid)).status).toBe(200)
    const { refund } = (await shop.api.ask('getRefundQuote', { reference })).data
    await shop.api.ask('cancelReservation', { reference, expectedRefund: refund }, { token: unpaid.token })
    expect((await ticketsOf(unpaid)).code).toBe('notConfirmed')
  })

  test('ten people who ask first at the same time get the same key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.api.ask('listTicketKeys', {}, { company: 'beta' })),
    )
    expect(new Set(answers.map(({ data }) => JSON.stringify(data.keys))).size).toBe(1)
  })
})

/** Every stream of a PDF, unpacked. A packed stream may itself end with a carriage return: it is no part of the line end. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
}

/** Code points that the embedded fonts' maps give back to whoever copies or searches. */
function readable(pdf: Buffer): string {
  const maps = streamsOf(pdf).filter((stream) => stream.includes('beginbfrange'))
  const codes = maps.flatMap((map) => [...map.matchAll(/<([0-9a-f]{4,})>/gi)].map(([, hex = '']) => hex))
  return codes.map((hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le')).join('')
}

describe('the voucher', () => {
  const NAMES = {
    en: ['Zoë', 'Ångström-O’Neill'],
    de: ['Jürgen', 'Groß'],
    tr: ['İğdır', 'Şahingöz ıçüö'],
    ru: ['Ёлка', 'Щукин'],
    nl: ['Žofie', 'Łódzki'],
    ar: ['ليلى', 'الحسن'],
  }

  test.each(LOCALES)('in %s holds its fonts and every letter', async (locale) => {
    const [firstName = '', lastName = ''] = NAMES[locale]
    const date = `2026-12-${10 + LOCALES.indexOf(locale)}`
    const trip = await confirmed({ date, locale, guest: { firstName, lastName } })
    const { data } = await shop.api.ask('getVoucherFile', { reference: trip.reference }, { token: trip.token })
    expect(data).toMatchObject({ fileName: `${trip.bookingNumber}.pdf`, mediaType: 'application/pdf' })
    const pdf = Buffer.from(data.base64, 'base64')
    if (process.env.VOUCHER_DIR) await writeFile(`${process.env.VOUCHER_DIR}/${locale}.pdf`, pdf)
    const text = pdf.toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text).toContain('/FontFile2')
    expect(text).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
    const letters = readable(pdf)
    const missing = [...`${firstName}${lastName}${trip.bookingNumber}`].filter(
      (letter) => letter.trim() !== '' && !letters.includes(letter),
    )
    expect(missing).toEqual([])
    expect(pdf.length).toBeLessThan(200_000)
  })

  test('speaks the language that is asked for, else that of the reservation', async () => {
    const { reference, token } = await confirmed({ date: '2026-12-24', locale: 'de' })
    const wordsOf = async (locale?: 'nl') => {
      const { data } = await shop.api.ask('getVoucherFile', { reference, ...(locale ? { locale } : {}) }, { token })
      return readPdfText(Buffer.from(data.base64, 'base64')).join(' ')
    }
    expect(await wordsOf()).toContain(VOUCHER_TEXTS.de.booking)
    expect(await wordsOf('nl')).toContain(VOUCHER_TEXTS.nl.booking)
  })

  test('names the agency that booked for a client, and nobody where there is none', async () => {
    const wish = { date: '2026-12-22', adult: 1, guest: { firstName: 'Frida', lastName: 'Kunde' } }
    const sent = await shop.bookAs(await signInAgency(shop.api), wish)
    await shop.pay(sent)
    const own = await confirmed({ date: '2026-12-23' })
    const wordsOf = async ({ reference, token }: Trip) => {
      const { data } = await shop.api.ask('getVoucherFile', { reference }, { token })
      return readPdfText(Buffer.from(data.base64, 'base64')).join(' ')
    }
    const words = await wordsOf(sent)
    expect(words).toContain('Frida Kunde')
    expect(words).toContain('Harbour Agents')
    expect(await wordsOf(own)).not.toContain('Harbour Agents')
  })

  test('of twenty items goes on to further records', async () => {
    const dates = Array.from({ length: 20 }, (_, index) => ({ date: `2027-01-${String(index + 1).padStart(2, '0')}` }))
    const [first, ...more] = dates
    const trip = await confirmed(first, ...more)
    const { data } = await shop.api.ask('getVoucherFile', { reference: trip.reference }, { token: trip.token })
    const pages =
      Buffer.from(data.base64, 'base64')
        .toString('latin1')
        .match(/\/Type \/Page\b/g) ?? []
    expect(pages.length).toBeGreaterThan(5)
  })
})

test('the calendar file has an event an item, in UTC, folded by octets', async () => {
  const trip = await confirmed({ date: '2026-12-20' }, { productId: shop.night, date: '2026-12-21' })
  const { data } = await shop.api.ask('getCalendarFile', { reference: trip.reference }, { token: trip.token })
  const text = Buffer.from(data.base64, 'base64').toString()
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text).toContain('DTSTART:20261220T060000Z\r\nDTEND:20261220T133000Z')
  expect(text).toContain('DTSTART:20261221T170000Z\r\nDTEND:20261221T200000Z')
  expect(text).toContain('SEQUENCE:0')
  expect(text).toContain('LOCATION:Harbour. Jetty 3')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
