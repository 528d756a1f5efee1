import { DeskBrowser } from '../api/support/desk'
import { DEMO_PASSWORD, ORIGINS } from './servers'

/** A manager of a tenant, signed in at the desk of the former release: its pages, not those of the next one. */
export async function openFormerDesk(company: string): Promise<DeskBrowser> {
  const request = (path: string, init: RequestInit) =>
    fetch(`${ORIGINS.former}${path}`, { ...init, redirect: 'manual' })
  const desk = new DeskBrowser({ app: { request } }, company)
  await requireDone(desk.signIn(`manager@${company}.example`, DEMO_PASSWORD))
  return desk
}

async function requireDone(answer: ReturnType<DeskBrowser['submit']>): Promise<void> {
  const { status, location } = await answer
  if (status !== 303) throw new Error(`the desk answered ${status}, ${location}`)
}

/** Confirms what a guest told of a transfer. */
export const confirmTransfer = (desk: DeskBrowser, claim: number, amount: string): Promise<void> =>
  requireDone(desk.submit(`/transfers/${claim}`, `/transfers/${claim}/confirm`, { amount, key: `statement ${claim}` }))

/** Says yes to a reservation that the operator confirms itself. */
export const confirmReservation = (desk: DeskBrowser, id: number): Promise<void> =>
  requireDone(desk.submit(`/reservations/${id}`, `/reservations/${id}/decide`, { answer: 'yes' }))
