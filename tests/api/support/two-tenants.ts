import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createLink } from '@/backend/accounts/links'
import { startSession } from '@/backend/accounts/member-sessions'
import { BOOKING_LINK_PATH, buildBookingLinkPath } from '@/backend/guest-access/link'
import { confirmAtBank } from '@/backend/payment-providers/test-support/bank-page'
import { schema } from '@/backend/platform/database/client'
import { signLink } from '@/backend/platform/http/signed-links'
import { loadTenant } from '@/demo/load/tenant'
import { fixtureImages } from '../../fixtures/images'
import { buildTestTenant } from '../../fixtures/tenant'
import type { TestApi } from '../harness'
import { guest, select } from '../test-booking'
import { application } from './agency'

const CARD = {
  cardHolder: 'HANNAH WHITFIELD',
  cardNumber: '5528790000000008',
  cardExpiry: '12 / 30',
  cardSecurityCode: '937',
  threeDSecure: true,
}

/** What belongs to one member of one tenant. */
export interface Side {
  company: string
  token: string
  memberId: number
  email: string
  surname: string
  productId: number
  categoryId: number
  /** Paid, with a ticket. */
  reference: string
  bookingNumber: string
  ticketNumber: string
  /** Of another reservation, whose payer is at the bank. */
  openReference: string
  conversationId: string
  quoteToken: string
  hold: { id: number; holdToken: string }
  documentToken: string
  sessionId: number
  linkToken: string
  /** Of a sign-in of the member that the browser remembers. */
  rememberToken: string
  agency: { agencyId: number; subAgencyId: number }
  applicationToken: string
  confirmToken: string
  leaveToken: string
  /** Of the mail that lets the guest of the paid reservation in, and the key that it was exchanged for. */
  bookingLink: string
  bookingKey: string
}

const PDF = '%PDF-1.4\n%%EOF\n'

const FIRST_FOREIGN_ID = 1_000_000

/** Numbers of the second tenant begin far above those of the first: none of them means something in both. */
export async function partIds(api: TestApi): Promise<void> {
  const db = api.registry.requireDatabase('beta')
  await db.execute(`do $$ declare t record; begin
    for t in select tablename from pg_tables where schemaname = 'public' loop
      execute format('truncate table %I restart identity cascade', t.tablename); end loop;
    for t in select sequencename from pg_sequences where schemaname = 'public' loop
      execute format('alter sequence %I restart with ${FIRST_FOREIGN_ID}', t.sequencename); end loop; end $$`)
  const tenant = buildTestTenant('beta', ['beta.localhost'])
  await db.transaction((transaction) =>
    loadTenant(transaction, tenant, fixtureImages(tenant.company), { now: api.clock.now, demoPassword: 'demo' }),
  )
}

/** A member with a paid reservation, one at the bank, a hold and a signed quote. */
export async function buildSide(api: TestApi, company: string, surname: string): Promise<Side> {
  const email = `${surname.toLowerCase()}@mail.example`
  const token = await api.registerMember(email, company)
  const me = (await api.ask('getMember', {}, { token, company })).data
  const product = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' }, { company })).data
  const item = (date: string) => select({ productId: product.id, kind: 'tour', date, session: '09:00' })
  const quote = async (date: string) => {
    const request = { locale: 'en' as const, items: [item(date)], chosenCurrency: 'EUR' }
    return (await api.ask('quote', request, { company })).data.quoteToken
  }
  const book = async (date: string) => {
    const request = {
      flow: 'basket' as const,
      quoteToken: await quote(date),
      guest: { ...guest, lastName: surname, email },
      distanceSalesAgreement: true as const,
    }
    const key = { idempotencyKey: randomUUID() }
    return (await api.ask('createReservation', request, { token, company, ...key })).data
  }
  const goToBank = async (reference: string) => {
    const request = { reference, card: CARD, returnUrl: `http://${company}.localhost/back` }
    const started = (await api.ask('startPayment', request, { token, company })).data
    return confirmAtBank(started.html ?? '')
  }
  const paid = await book('2026-12-10')
  const back = await goToBank(paid.reference)
  await api.ask('returnFromBank', toReturn(back), { service: true, company })
  const open = await book('2026-12-11')
  const { conversationId } = await goToBank(open.reference)
  const hold = (await api.ask('takeHold', { item: item('2026-12-12'), hold: null }, { token, company })).data
  const result = (await api.ask('getResult', { reference: paid.reference }, { token, company })).data
  const upload = { fileName: 'letter.pdf', base64: Buffer.from(PDF).toString('base64'), documentConsent: true as const }
  const { documentToken } = (await api.ask('addDocument', upload, { token, company })).data
  return {
    company,
    token,
    memberId: me.id,
    email,
    surname,
    productId: product.id,
    categoryId: product.category.id,
    reference: paid.reference,
    bookingNumber: paid.bookingNumber,
    ticketNumber: result.items[0]?.ticketNumber ?? '',
    openReference: open.reference,
    conversationId,
    quoteToken: await quote('2026-12-14'),
    hold: { id: hold.id, holdToken: hold.holdToken },
    documentToken,
    ...(await buildAccount(api, company, token, me.id)),
    ...(await findAgency(api, company, email)),
    ...(await subscribe(api, company, email)),
    ...(await letGuestIn(api, company, paid)),
  }
}

async function buildAccount(api: TestApi, company: string, token: string, memberId: number) {
  const { memberSessions } = (await api.ask('getAccount', {}, { token, company })).data
  const db = api.registry.requireDatabase(company)
  const linkToken = await createLink(db, memberId, api.clock.now)
  const from = { userAgent: 'Test', network: '203.0.113.0', isRemembered: true }
  const { rememberToken } = await startSession(db, memberId, from, api.clock.now)
  return { sessionId: memberSessions[0]?.sessionId ?? 0, linkToken, rememberToken: rememberToken ?? '' }
}

/** The tenant's agency, and the application of one that would like to be. */
async function findAgency(api: TestApi, company: string, email: string) {
  const { rows } = await api.registry
    .requireDatabase(company)
    .execute<{ agencyId: number; subAgencyId: number }>(
      'select agency_id as "agencyId", id as "subAgencyId" from sub_agencies order by id limit 1',
    )
  const request = { ...application(email.replace(/\W/g, ''), email) }
  const { applicationToken } = (await api.ask('applyAsAgency', request, { company })).data
  return { agency: rows[0] ?? { agencyId: 0, subAgencyId: 0 }, applicationToken }
}

/** The links of the mail that confirms a subscription. */
async function subscribe(api: TestApi, company: string, email: string) {
  await api.ask('subscribeNewsletter', { email, locale: 'en', privacyPolicy: true }, { company })
  const [{ id } = { id: 0 }] = (
    await api.registry
      .requireDatabase(company)
      .execute<{ id: number }>(`select id from subscribers where email = '${email}'`)
  ).rows
  const link = { company, id, at: api.clock.now }
  const sign = (purpose: 'confirmNewsletter' | 'leaveNewsletter') =>
    signLink({ ...link, purpose }, api.services.env.QUOTE_SECRET)
  return { confirmToken: sign('confirmNewsletter'), leaveToken: sign('leaveNewsletter') }
}

/** As the mail and the page that its link opens do. */
async function letGuestIn(api: TestApi, company: string, { reference }: { reference: string }) {
  const [row] = await api.registry
    .requireDatabase(company)
    .select()
    .from(schema.reservations)
    .where(eq(schema.reservations.reference, reference))
  if (!row) throw new Error('no such reservation')
  const signer = { company, secret: api.services.env.QUOTE_SECRET, now: api.clock.now }
  const bookingLink = buildBookingLinkPath(row, signer).slice(BOOKING_LINK_PATH.length)
  const { bookingKey } = (await api.ask('openBooking', { linkToken: bookingLink }, { company })).data
  return { bookingLink, bookingKey }
}

function toReturn(callback: Awaited<ReturnType<typeof confirmAtBank>>) {
  return {
    conversationId: callback.conversationId,
    providerPaymentId: callback.paymentId,
    status: callback.status,
    mdStatus: callback.mdStatus,
    conversationData: callback.conversationData ?? '',
    signature: callback.signature ?? '',
  }
}

/** Everything that the person can see of their own and the database says of them: what nobody else may change. */
export async function snapshot(api: TestApi, side: Side): Promise<unknown> {
  const db = api.registry.requireDatabase(side.company)
  const member = await api.ask('getMemberData', {}, { token: side.token, company: side.company })
  const rows = await db.execute(`select r.reference, r.status, r.paid_amount, r.collection_status,
      array(select p.state from payments p where p.reservation_id = r.id order by p.id) as payments,
      array(select e.event from reservation_events e where e.reservation_id = r.id order by e.id) as events
    from reservations r where r.member_id = ${side.memberId} order by r.id`)
  const holds = await db.execute(`select id, state, prolonged, expires_at from holds where id = ${side.hold.id}`)
  return { member: member.data, rows: rows.rows, holds: holds.rows }
}
