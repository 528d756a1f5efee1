import { describe, expect, test, vi } from 'vitest'
import type { RevokedTicket } from '@/domain/reservations/ticket-state'
import en from '@/messages/en/afterwards.json'
import { LIST_KEY } from './check-script'
import {
  entryOf,
  HOUR,
  linkOf,
  listOf,
  listStateOf,
  NOW,
  open,
  paste,
  prepareTicketPage,
  SCRIPT_GLOBALS,
  serveList,
  signList,
  stateOf,
} from './test-page'
import { TICKET_SCRIPT } from './ticket-script'

prepareTicketPage(new Function(...SCRIPT_GLOBALS, TICKET_SCRIPT))

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
    // One minute of margin: the clock advances by some milliseconds while the test waits.
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
    serveList(signList(cancelled, { at: NOW }))
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
