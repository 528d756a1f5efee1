import { generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildSignedText, buildTicketLink, readTicketToken, type Ticket } from '@/domain/reservations/ticket-token'
import ar from '@/messages/ar/afterwards.json'
import de from '@/messages/de/afterwards.json'
import en from '@/messages/en/afterwards.json'
import { buildTicketPage } from './build-ticket-page'
import { TICKET_SCRIPT } from './ticket-script'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const keys = [{ id: 'k1', publicKey: publicKey.export({ format: 'jwk' }).x ?? '' }]
const words = { en: en.ticket, tr: en.ticket, de: de.ticket, ru: en.ticket, nl: en.ticket, ar: ar.ticket }

const ticket: Ticket = {
  company: 'lykia',
  bookingNumber: 'LYK261121090000',
  ticketNumber: 'LYK-7K-Q2XB',
  productId: 7,
  date: '2027-05-12',
  endDate: null,
  time: '09:00',
  pax: { adult: 2, child: 1, infant: 0 },
  issuedAt: 1_795_000_000,
}

function linkOf(changes: Partial<Ticket> = {}, keyId = 'k1'): string {
  const signed = buildSignedText(keyId, { ...ticket, ...changes })
  return buildTicketLink(
    'https://lykia.example',
    signed,
    sign(null, Buffer.from(signed), privateKey).toString('base64url'),
  )
}

const HTML = buildTicketPage({
  company: 'lykia',
  companyName: 'Lykia </script> Tours',
  zone: 'Europe/Istanbul',
  fallback: 'en',
  keys,
  words,
  themeCss: '',
})

/** The page as a phone has it; what is listened to ends with the test. */
async function open(language = 'en-GB') {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
  document.body.innerHTML = new DOMParser().parseFromString(HTML, 'text/html').body.innerHTML
  new Function(TICKET_SCRIPT)()
}

async function paste(text: string) {
  const code = document.querySelector<HTMLTextAreaElement>('#code')
  if (code) code.value = text
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  await vi.waitFor(() => expect(stateOf()).toBeDefined())
}

const stateOf = () => document.querySelector<HTMLElement>('#state')?.dataset.state
const dayOf = () => document.querySelector<HTMLElement>('#state')?.dataset.day

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2027-05-11T22:30:00Z'), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a code of ours is valid, and says for what, on the clocks of the tenant', async () => {
  await open()
  await paste(linkOf())
  expect(stateOf()).toBe('valid')
  expect(dayOf()).toBe('today')
  const rows = [...document.querySelectorAll('#rows div')].map((row) => row.textContent)
  expect(rows).toContain(`${en.ticket.number}LYK-7K-Q2XB`)
  expect(rows).toContain(`${en.ticket.date}12.05.2027`)
  expect(rows).toContain(`${en.ticket.adults}2`)
  expect(rows.some((row) => row?.startsWith(en.ticket.infants))).toBe(false)
})

test.each([
  ['2027-05-11', 'past'],
  ['2027-05-13', 'future'],
])('one for %s is of the %s', async (date, day) => {
  await open()
  await paste(linkOf({ date }))
  expect([stateOf(), dayOf()]).toEqual(['valid', day])
})

test.each([
  ['2027-05-11', '2027-05-13', 'today', '11.05.2027 – 13.05.2027'],
  ['2027-05-10', '2027-05-11', 'past', '10.05.2027 – 11.05.2027'],
  ['2027-05-13', '2027-05-15', 'future', '13.05.2027 – 15.05.2027'],
])('one from %s to %s is of %s', async (date, endDate, day, told) => {
  await open()
  await paste(linkOf({ date, endDate }))
  expect([stateOf(), dayOf()]).toEqual(['valid', day])
  const rows = [...document.querySelectorAll('#rows div')].map((row) => row.textContent)
  expect(rows).toContain(`${en.ticket.date}${told}`)
})

const altered = linkOf().replace(/\.([^.]+)\.([^.]+)$/, (_, body: string, signature: string) => {
  const fields = JSON.parse(Buffer.from(body, 'base64url').toString())
  fields[6] = 9
  return `.${Buffer.from(JSON.stringify(fields)).toString('base64url')}.${signature}`
})

test.each([
  ['more people than were paid for', altered, 'invalid'],
  ['a key that is none of ours', linkOf({}, 'k2'), 'invalid'],
  ['an inherited name for a key', linkOf({}, 'toString'), 'invalid'],
  ['anything else', 'https://evil.example/#x', 'invalid'],
  ['nothing', '', 'invalid'],
  ['another operator', linkOf({ company: 'orion' }), 'foreign'],
])('%s is %s', async (_name, code, state) => {
  await open()
  await paste(code)
  expect(stateOf()).toBe(state)
  expect(document.querySelectorAll('#rows div')).toHaveLength(0)
})

test('the altered code is well-formed: only its signature gives it away', () => {
  expect(readTicketToken(altered)?.ticket.pax.adult).toBe(9)
})

test('it speaks the language of the phone, from right to left where that is read so', async () => {
  await open('ar-EG')
  expect(document.documentElement.dir).toBe('rtl')
  expect(document.querySelector('h1')?.textContent).toBe(ar.ticket.title)
  await open('de')
  await paste(linkOf())
  expect(document.querySelector('#heading')?.textContent).toBe(de.ticket.valid)
})

test('no name can end its element', () => {
  expect(HTML.split('</script>')).toHaveLength(3)
})
