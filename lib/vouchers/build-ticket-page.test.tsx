import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RevokedTicket, ticketStateOf } from '@/domain/reservations/ticket-state'
import { buildContentText, readTicketToken } from '@/domain/reservations/ticket-token'
import ar from '@/messages/ar/afterwards.json'
import de from '@/messages/de/afterwards.json'
import en from '@/messages/en/afterwards.json'
import {
  currentPage,
  element,
  entryOf,
  formerLinkOf,
  HOUR,
  HTML,
  hashOf,
  linkOf,
  NOW,
  noteOf,
  open,
  paste,
  prepareTicketPage,
  SCRIPT_GLOBALS,
  signList,
  stateOf,
  ticket,
} from './test-page'
import { TICKET_SCRIPT } from './ticket-script'

prepareTicketPage(new Function(...SCRIPT_GLOBALS, TICKET_SCRIPT))

test('a code of ours is valid, and says for what, on the clocks of the tenant', async () => {
  await open()
  await paste(linkOf())
  expect([stateOf(), noteOf()]).toEqual(['valid', en.ticket.today])
  const rows = [...currentPage().querySelectorAll('#rows div')].map((row) => row.textContent)
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

test.each([
  ['2027-05-11', '2027-05-13', 'valid', '11.05.2027 – 13.05.2027'],
  ['2027-05-10', '2027-05-11', 'wrongDay', '10.05.2027 – 11.05.2027'],
  ['2027-05-13', '2027-05-15', 'wrongDay', '13.05.2027 – 15.05.2027'],
])('one from %s to %s is %s', async (date, endDate, state, told) => {
  await open('en', signList([]))
  await paste(linkOf({ date, endDate }))
  expect(stateOf()).toBe(state)
  const rows = [...currentPage().querySelectorAll('#rows div')].map((row) => row.textContent)
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
  expect(currentPage().querySelectorAll('#rows div')).toHaveLength(0)
})

test('the altered code is well-formed: only its signature gives it away', () => {
  expect(readTicketToken(altered)?.ticket.pax.adult).toBe(9)
})

test('it speaks the language of the phone, from right to left where that is read so', async () => {
  await open('ar-EG')
  expect(currentPage().documentElement.dir).toBe('rtl')
  expect(currentPage().querySelector('h1')?.textContent).toBe(ar.ticket.title)
  await open('de')
  await paste(linkOf())
  expect(currentPage().querySelector('#heading')?.textContent).toBe(de.ticket.valid)
})

test('no name can end its element', () => {
  expect(HTML.split('</script>')).toHaveLength(3)
})
