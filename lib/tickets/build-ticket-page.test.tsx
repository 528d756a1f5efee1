import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildSignedList, type RevocationList } from '@/domain/reservations/revocation-list'
import { type RevokedTicket, ticketStateOf } from '@/domain/reservations/ticket-state'
import {
  buildContentText,
  buildIdentityText,
  buildSignedText,
  buildTicketLink,
  type IssuedTicket,
  readTicketToken,
} from '@/domain/reservations/ticket-token'
import ar from '@/messages/ar/afterwards.json'
import de from '@/messages/de/afterwards.json'
import en from '@/messages/en/afterwards.json'
import { buildTicketPage } from './build-ticket-page'
import { LIST_KEY } from './check-script'
import { TICKET_SCRIPT } from './ticket-script'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const keys = [{ id: 'k1', publicKey: publicKey.export({ format: 'jwk' }).x ?? '' }]
const words = { en: en.ticket, tr: en.ticket, de: de.ticket, ru: en.ticket, nl: en.ticket, ar: ar.ticket }

const ticket: IssuedTicket = {
  company: 'lykia',
  bookingNumber: 'LYK261121090000',
  ticketNumber: 'LYK-7K-Q2XB',
  productId: 7,
  date: '2027-05-12',
  time: '09:00',
  pax: { adult: 2, child: 1, infant: 0 },
  issuedAt: 1_795_000_000,
  revision: 1,
  endDate: null,
}

const signatureOf = (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64url')

function linkOf(changes: Partial<IssuedTicket> = {}, keyId = 'k1'): string {
  const signed = buildSignedText(keyId, { ...ticket, ...changes })
  return buildTicketLink('https://lykia.example', signed, signatureOf(signed))
}

/** A code as the former release printed it. */
function formerLinkOf(changes: Partial<IssuedTicket> = {}): string {
  const { company, bookingNumber, ticketNumber, productId, date, time, pax, issuedAt } = { ...ticket, ...changes }
  const people = [pax.adult, pax.child, pax.infant]
  const fields = [company, bookingNumber, ticketNumber, productId, date, time, ...people, issuedAt]
  const signed = `KT1.k1.${Buffer.from(JSON.stringify(fields)).toString('base64url')}`
  return buildTicketLink('https://lykia.example', signed, signatureOf(signed))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest().subarray(0, 12).toString('base64url')

const entryOf = (changes: Partial<RevokedTicket> = {}): RevokedTicket => ({
  id: hashOf(buildIdentityText(ticket)),
  standing: 'valid',
  revision: 1,
  content: hashOf(buildContentText(ticket)),
  usedAt: null,
  ...changes,
})

const NOW = Date.parse('2027-05-11T22:30:00Z')
const HOUR = 3_600_000

function signList(tickets: RevokedTicket[], changes: Partial<RevocationList> = {}): string {
  const signed = buildSignedList('k1', { company: 'lykia', at: NOW - 1000, tickets, ...changes })
  return `${signed}.${signatureOf(signed)}`
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

let served: string | null
/** The open page: a document of its own, so that nothing of a page before writes into it. */
let page: Document
let left = new AbortController()

/** The page as a phone has it, with the list that the shop gives; without a network for null. */
async function open(language = 'en-GB', list: string | null = signList([])) {
  served = list
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
  page = new DOMParser().parseFromString(HTML, 'text/html')
  Object.defineProperty(page, 'visibilityState', { value: 'visible' })
  left.abort()
  left = new AbortController()
  const { signal } = left
  const listen = (type: string, listener: () => void) => addEventListener(type, listener, { signal })
  new Function('document', 'addEventListener', 'setInterval', TICKET_SCRIPT)(page, listen, () => 0)
}

async function paste(text: string) {
  const code = page.querySelector<HTMLTextAreaElement>('#code')
  if (code) code.value = text
  delete element('#state')?.dataset.state
  page.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  await settled()
}

/** Until the page has asked for the list and says something of the code. */
const settled = () =>
  vi.waitFor(
    () => {
      expect(listOf()).not.toBe('')
      expect(stateOf()).toBeDefined()
      expect(stateOf()).not.toBe('checking')
    },
    { interval: 4 },
  )

const element = (selector: string) => page.querySelector<HTMLElement>(selector)
const stateOf = () => element('#state')?.dataset.state
const noteOf = () => element('#note')?.textContent
const listOf = () => element('#list')?.textContent
const listStateOf = () => element('#list')?.dataset.list

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('fetch', async () => {
    if (served === null) throw new TypeError('no network')
    return new Response(served)
  })
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a code of ours is valid, and says for what, on the clocks of the tenant', async () => {
  await open()
  await paste(linkOf())
  expect([stateOf(), noteOf()]).toEqual(['valid', en.ticket.today])
  const rows = [...page.querySelectorAll('#rows div')].map((row) => row.textContent)
  expect(rows).toContain(`${en.ticket.number}LYK-7K-Q2XB`)
  expect(rows).toContain(`${en.ticket.date}12.05.2027`)
  expect(rows).toContain(`${en.ticket.adults}2`)
  expect(rows.some((row) => row?.startsWith(en.ticket.infants))).toBe(false)
})

test.each([
  ['2027-05-11', null, 'wrongDay', `${en.ticket.past}: 11.05.2027`],
  ['2027-05-13', null, 'wrongDay', `${en.ticket.future}: 13.05.2027`],
  ['2027-05-10', '2027-05-11', 'wrongDay', `${en.ticket.past}: 10.05.2027`],
  ['2027-05-10', '2027-05-12', 'valid', en.ticket.today],
])('one for %s until %s is %s', async (date, endDate, state, note) => {
  await open()
  await paste(linkOf({ date, endDate }))
  expect([stateOf(), noteOf()]).toEqual([state, note])
})

const THEN = { date: '2027-05-10' }

test.each([
  ['of a cancelled booking', linkOf(), { standing: 'cancelled' }, 'cancelled', en.ticket.cancelledText],
  ['of an older revision', linkOf({ revision: 0 }), {}, 'moved', en.ticket.movedText],
  ['of the newest revision', linkOf(), {}, 'valid', en.ticket.today],
  ['newer than the list', linkOf({ revision: 2 }), {}, 'valid', en.ticket.today],
  ['of the former release that says what holds', formerLinkOf(), {}, 'valid', en.ticket.today],
  ['of the former release that says otherwise', formerLinkOf(THEN), {}, 'moved', en.ticket.movedText],
  ['of the former release, cancelled', formerLinkOf(), { standing: 'cancelled' }, 'cancelled', en.ticket.cancelledText],
  ['without a payment', linkOf(), { standing: 'unpaid' }, 'unpaid', en.ticket.unpaidText],
  ['used', linkOf(), { usedAt: (NOW - HOUR) / 1000 }, 'used', 'Checked in on 12.05.2027 at 00:30.'],
] as [string, string, Partial<RevokedTicket>, string, string][])(
  'a code %s',
  async (_name, code, entry, state, note) => {
    await open('en', signList([entryOf(entry)]))
    await paste(code)
    expect([stateOf(), noteOf()]).toEqual([state, note])
    expect(element('#heading')?.textContent).toBe(en.ticket[state as 'valid'])
  },
)

test('a code of the former release for a ticket that was never changed is valid', async () => {
  await open()
  await paste(formerLinkOf())
  expect(stateOf()).toBe('valid')
})

describe('the page says what the rules of the API say', () => {
  test('for any entry, code and day', async () => {
    const entry = fc.record({
      standing: fc.constantFrom('valid' as const, 'cancelled' as const, 'unpaid' as const),
      revision: fc.nat(2),
      usedAt: fc.constantFrom(null, 1_795_000_000),
      content: fc.constantFrom(hashOf(buildContentText(ticket)), 'x'.repeat(16)),
    })
    const code = fc.record({
      revision: fc.constantFrom(null, 0, 1, 2),
      date: fc.constantFrom('2027-05-11', '2027-05-12', '2027-05-13'),
    })
    await fc.assert(
      fc.asyncProperty(fc.option(entry), code, async (changes, { revision, date }) => {
        localStorage.clear()
        const revoked = changes && entryOf(changes)
        await open('en', signList(revoked ? [revoked] : []))
        await paste(revision === null ? formerLinkOf({ date }) : linkOf({ revision, date }))
        const content = hashOf(buildContentText({ ...ticket, date }))
        expect(stateOf()).toBe(ticketStateOf({ date, endDate: null, revision, content }, revoked, '2027-05-12'))
      }),
      { numRuns: 60 },
    )
  })
})

describe('the list', () => {
  const cancelled = [entryOf({ standing: 'cancelled' })]

  test('is kept and works without a network, with its time on the clocks of the tenant', async () => {
    await open('en', signList(cancelled, { at: NOW - HOUR }))
    await paste(linkOf())
    await open('en', null)
    await paste(linkOf())
    expect([stateOf(), listOf(), listStateOf()]).toEqual(['cancelled', 'List from 00:30 today', 'fresh'])
    await open('de', null)
    await paste(linkOf())
    expect(listOf()).toBe('Liste von heute, 00:30 Uhr')
  })

  test('that is old warns, and names its day', async () => {
    await open('en', signList([], { at: NOW - 6 * HOUR - 1 }))
    await paste(linkOf())
    expect([stateOf(), listStateOf()]).toEqual(['valid', 'old'])
    expect(listOf()).toBe(`List from 11.05.2027, 19:29${en.ticket.listOld}`)
    // Waiting moves the clock by some milliseconds.
    await open('en', signList([], { at: NOW - 6 * HOUR + 60_000 }))
    await paste(linkOf())
    expect(listStateOf()).toBe('fresh')
  })

  test('that was never fetched leaves a good code unchecked', async () => {
    await open('en', null)
    await paste(linkOf())
    expect([stateOf(), listStateOf()]).toEqual(['unchecked', 'none'])
    expect(listOf()).toBe(en.ticket.listNone)
    await paste(linkOf({ date: '2027-05-13' }))
    expect(stateOf()).toBe('wrongDay')
  })

  test('of an earlier moment is not taken for the one that is kept', async () => {
    await open('en', signList(cancelled, { at: NOW - HOUR }))
    await paste(linkOf())
    await open('en', signList([], { at: NOW - HOUR - 1 }))
    await paste(linkOf())
    expect(stateOf()).toBe('cancelled')
    await open('en', signList([], { at: NOW - HOUR + 1 }))
    await paste(linkOf())
    expect(stateOf()).toBe('valid')
  })

  const [version, key, , signature] = signList(cancelled).split('.')
  const bodyOf = (tickets: RevokedTicket[]) => signList(tickets).split('.')[2]

  test.each([
    ['altered', [version, key, bodyOf([]), signature].join('.')],
    ["another operator's", signList([], { company: 'orion' })],
    ['signed by a key that is none of ours', signList([]).replace('.k1.', '.k2.')],
    ['a ticket', linkOf().split('#')[1] ?? ''],
    ['a page of a portal that asks for a password', '<!doctype html>'],
  ])('that is %s is refused and said to be', async (_name, list) => {
    await open('en', signList(cancelled))
    await paste(linkOf())
    await open('en', list)
    await paste(linkOf())
    expect([stateOf(), listStateOf()]).toEqual(['cancelled', 'refused'])
    expect(listOf()).toContain(en.ticket.listRefused)
    expect(localStorage.getItem(LIST_KEY)).toBe(signList(cancelled))
  })

  test('that was altered on the phone is none', async () => {
    localStorage.setItem(LIST_KEY, [version, key, bodyOf([]), signature].join('.'))
    await open('en', null)
    await paste(linkOf())
    expect(listStateOf()).toBe('none')
  })

  test('that comes while a ticket is shown is applied to it', async () => {
    await open('en', signList([]))
    await paste(linkOf())
    expect(stateOf()).toBe('valid')
    served = signList(cancelled, { at: NOW })
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(stateOf()).toBe('cancelled'))
  })

  test('of a moment that the phone has yet to reach sets its clock right', async () => {
    vi.setSystemTime(NOW - 30 * HOUR)
    await open('en', signList([], { at: NOW }))
    await paste(linkOf())
    expect(stateOf()).toBe('valid')
  })
})

test.each([
  ['2027-05-11', '2027-05-13', 'valid', '11.05.2027 – 13.05.2027'],
  ['2027-05-10', '2027-05-11', 'wrongDay', '10.05.2027 – 11.05.2027'],
  ['2027-05-13', '2027-05-15', 'wrongDay', '13.05.2027 – 15.05.2027'],
])('one from %s to %s is %s', async (date, endDate, state, told) => {
  await open()
  await paste(linkOf({ date, endDate }))
  expect(stateOf()).toBe(state)
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
])('%s is no ticket of ours', async (_name, code, state) => {
  await open()
  await paste(code)
  expect(stateOf()).toBe(state)
  expect(page.querySelectorAll('#rows div')).toHaveLength(0)
})

test('the altered code is well-formed: only its signature gives it away', () => {
  expect(readTicketToken(altered)?.ticket.pax.adult).toBe(9)
})

test('it speaks the language of the phone, from right to left where that is read so', async () => {
  await open('ar-EG')
  expect(page.documentElement.dir).toBe('rtl')
  expect(page.querySelector('h1')?.textContent).toBe(ar.ticket.title)
  await open('de')
  await paste(linkOf())
  expect(page.querySelector('#heading')?.textContent).toBe(de.ticket.valid)
})

test('no name can end its element', () => {
  expect(HTML.split('</script>')).toHaveLength(3)
})
