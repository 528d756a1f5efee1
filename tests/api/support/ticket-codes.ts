import { createHash, verify } from 'node:crypto'
import { toPublicKey } from '@/backend/vouchers/keys'
import { type RevocationList, readSignedList } from '@/domain/reservations/revocation-list'
import { type TicketState, ticketStateOf } from '@/domain/reservations/ticket-state'
import { buildContentText, buildIdentityText, readTicketToken, type Ticket } from '@/domain/reservations/ticket-token'
import type { TestApi } from '../harness'

const hashOf = (text: string) => createHash('sha256').update(text).digest().subarray(0, 12).toString('base64url')

/** What the phone of a guide knows: the tenant's keys and the list as it was last fetched. */
export async function openGuide(api: TestApi, company = 'alpha') {
  const { keys } = (await api.ask('listTicketKeys', {}, { company })).data

  function isSigned(keyId: string, signed: string, signature: string): boolean {
    const key = keys.find(({ id }) => id === keyId)
    if (!key) return false
    return verify(null, Buffer.from(signed), toPublicKey(key.publicKey), Buffer.from(signature, 'base64url'))
  }

  let fetches = 0
  /** The list, as text and taken apart, from a network of its own each time. Throws for one that no phone would take. */
  async function fetchList(): Promise<{ text: string; list: RevocationList }> {
    fetches += 1
    const address = `2001:db8:${fetches % 9_000}:a00::1`
    const text = (await api.ask('getRevocationList', {}, { company, address })).data.revocationList
    const read = readSignedList(text)
    if (!read || !isSigned(read.keyId, read.signed, read.signature)) throw new Error('the list is not signed')
    return { text, list: read.list }
  }

  /** Throws for a code that was not signed by the tenant. */
  function readCode(link: string): Ticket {
    const token = readTicketToken(link)
    if (!token || !isSigned(token.keyId, token.signed, token.signature)) throw new Error('not a code of ours')
    return token.ticket
  }

  /** What the page says of a code on a day; its own day unless told. */
  function check(link: string, list: RevocationList, day?: string): TicketState {
    const ticket = readCode(link)
    const revoked = list.tickets.find(({ id }) => id === hashOf(buildIdentityText(ticket))) ?? null
    return ticketStateOf({ ...ticket, content: hashOf(buildContentText(ticket)) }, revoked, day ?? ticket.date)
  }

  const checkNow = async (link: string, day?: string) => check(link, (await fetchList()).list, day)

  return { fetchList, readCode, check, checkNow }
}

export type Guide = Awaited<ReturnType<typeof openGuide>>
