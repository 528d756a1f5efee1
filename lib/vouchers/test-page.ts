import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { buildSignedList, type RevocationList } from '@/domain/reservations/revocation-list'
import type { RevokedTicket } from '@/domain/reservations/ticket-state'
import {
  buildContentText,
  buildIdentityText,
  buildSignedText,
  buildTicketLink,
  type IssuedTicket,
} from '@/domain/reservations/ticket-token'
import ar from '@/messages/ar/afterwards.json'
import de from '@/messages/de/afterwards.json'
import en from '@/messages/en/afterwards.json'
import { buildTicketPage } from './build-ticket-page'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const keys = [{ id: 'k1', publicKey: publicKey.export({ format: 'jwk' }).x ?? '' }]
const words = { en: en.ticket, tr: en.ticket, de: de.ticket, ru: en.ticket, nl: en.ticket, ar: ar.ticket }

export const ticket: IssuedTicket = {
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

export function linkOf(changes: Partial<IssuedTicket> = {}, keyId = 'k1'): string {
  const signed = buildSignedText(keyId, { ...ticket, ...changes })
  return buildTicketLink('https://lykia.example', signed, signatureOf(signed))
}

/** A code as the previous release wrote it. */
export function formerLinkOf(changes: Partial<IssuedTicket> = {}): string {
  const { company, bookingNumber, ticketNumber, productId, date, time, pax, issuedAt } = { ...ticket, ...changes }
  const people = [pax.adult, pax.child, pax.infant]
  const fields = [company, bookingNumber, ticketNumber, productId, date, time, ...people, issuedAt]
  const signed = `KT1.k1.${Buffer.from(JSON.stringify(fields)).toString('base64url')}`
  return buildTicketLink('https://lykia.example', signed, signatureOf(signed))
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest().subarray(0, 12).toString('base64url')

export const entryOf = (changes: Partial<RevokedTicket> = {}): RevokedTicket => ({
  id: hashOf(buildIdentityText(ticket)),
  standing: 'valid',
  revision: 1,
  content: hashOf(buildContentText(ticket)),
  usedAt: null,
  ...changes,
})

export const NOW = Date.parse('2027-05-11T22:30:00Z')
export const HOUR = 3_600_000

export function signList(tickets: RevokedTicket[], changes: Partial<RevocationList> = {}): string {
  const signed = buildSignedList('k1', { company: 'lykia', at: NOW - 1000, tickets, ...changes })
  return `${signed}.${signatureOf(signed)}`
}

export const HTML = buildTicketPage({
  company: 'lykia',
  companyName: 'Lykia </script> Tours',
  zone: 'Europe/Istanbul',
  fallback: 'en',
  keys,
  words,
  themeCss: '',
})

/** Globals that the tests pass to the page's script instead of the window's. */
export const SCRIPT_GLOBALS = ['document', 'addEventListener', 'setInterval'] as const

let script: (document: Document, listen: (type: string, listener: () => void) => void, repeat: () => number) => void
let served: string | null
/** The open page: a separate document, so that an earlier page's script cannot write into it. */
let page: Document
let left = new AbortController()

/** Opens the page as on a phone, with the given list from the shop; null simulates a missing network. */
export async function open(language = 'en-GB', list: string | null = signList([])) {
  served = list
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
  page = new DOMParser().parseFromString(HTML, 'text/html')
  Object.defineProperty(page, 'visibilityState', { value: 'visible' })
  left.abort()
  left = new AbortController()
  const { signal } = left
  const listen = (type: string, listener: () => void) => addEventListener(type, listener, { signal })
  script(page, listen, () => 0)
}

export async function paste(text: string) {
  const code = page.querySelector<HTMLTextAreaElement>('#code')
  if (code) code.value = text
  delete element('#state')?.dataset.state
  page.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  await settled()
}

/** Resolves when the page has requested the list and shows the state of the code. */
export const settled = () =>
  vi.waitFor(
    () => {
      expect(listOf()).not.toBe('')
      expect(stateOf()).toBeDefined()
      expect(stateOf()).not.toBe('checking')
    },
    { interval: 4 },
  )

export const element = (selector: string) => page.querySelector<HTMLElement>(selector)
export const stateOf = () => element('#state')?.dataset.state
export const noteOf = () => element('#note')?.textContent
export const listOf = () => element('#list')?.textContent
export const listStateOf = () => element('#list')?.dataset.list

export const currentPage = (): Document => page

/** Sets the list that the shop serves from now on; null simulates a missing network. */
export function serveList(list: string | null): void {
  served = list
}

/**
 * Sets clock, network and storage for each test of a file. `run`: `TICKET_SCRIPT` as a function of `SCRIPT_GLOBALS`.
 */
export function prepareTicketPage(run: unknown): void {
  script = run as typeof script
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
}
