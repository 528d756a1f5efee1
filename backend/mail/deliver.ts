import { eq } from 'drizzle-orm'
import type { MailRequest, QueuedMail } from '../outbox/service'
import { mayMail } from '../outbox/service'
import { schema, type TenantDatabase } from '../platform/database/client'
import { failPoint } from '../platform/shared/fail-point'
import { originOf } from '../platform/tenancy/origin'
import type { Services } from '../services/services'
import { type Audience, listAudiences } from './audience'
import { composeMail } from './compose'
import { composeFeedbackMail, isFeedbackMail } from './compose-feedback'
import { renderHtml, renderText } from './layout'
import { mailKeyOf } from './mail-key'
import { maskSecrets } from './secrets'
import { sendMail } from './smtp'

const { mails, requests } = schema

interface Delivery {
  db: TenantDatabase
  company: string
  request: QueuedMail
  audience: Audience
}

async function findOrWrite(services: Services, { db, company, request, audience }: Delivery) {
  // One mail per occasion: what has been written is sent again after a crash, never written twice.
  const dedupeKey = mailKeyOf(request, audience)
  const [known] = await db.select().from(mails).where(eq(mails.dedupeKey, dedupeKey))
  if (known) return known
  const origin = originOf(services, company)
  const mail = isFeedbackMail(request)
    ? await composeFeedbackMail(db, company, origin, request)
    : await composeMail(db, company, origin, request, services.env.QUOTE_SECRET, services.now(), audience)
  if (!mail) return null
  const { recipient, subject, locale } = mail
  if (!(await mayMail({ db, company, log: services.log }, request, recipient))) return null
  const values = {
    dedupeKey,
    recipient,
    subject,
    locale,
    html: renderHtml(mail),
    text: renderText(mail),
    createdAt: new Date(services.now()),
  }
  const [row] = await db.insert(mails).values(values).onConflictDoNothing().returning()
  return row ?? (await db.select().from(mails).where(eq(mails.dedupeKey, dedupeKey)))[0] ?? null
}

/** Who was deleted is written to once more; that mail keeps nothing of them either. */
const isFarewell = ({ kind }: MailRequest): boolean => kind === 'memberDeleted'

/** A mail about a health request may answer what the person wrote about their health. */
async function isMedical(db: TenantDatabase, request: MailRequest): Promise<boolean> {
  if (!('requestId' in request)) return false
  const [row] = await db.select({ kind: requests.kind }).from(requests).where(eq(requests.id, request.requestId))
  return row?.kind === 'health'
}

/** What stays of a mail once it is sent. */
async function keptOf(db: TenantDatabase, request: MailRequest, mail: { html: string; text: string }) {
  if (isFarewell(request)) return { recipient: '', html: '', text: '' }
  if (await isMedical(db, request)) return { html: '', text: '' }
  return { html: maskSecrets(mail.html, request), text: maskSecrets(mail.text, request) }
}

/**
 * Writes the mail into the outbox and, where a server is configured, sends it once; what was sent keeps no password, no
 * link that opens something, and nothing of a health request but its subject. Without a server the outbox is the postbox, and the viewer shows the mail whole.
 */
async function deliverTo(services: Services, delivery: Delivery): Promise<void> {
  const { db, request } = delivery
  const mail = await findOrWrite(services, delivery)
  failPoint('mailWritten')
  if (!mail || mail.sentAt !== null || services.env.SMTP_URL === undefined) return
  await sendMail(services.env.SMTP_URL, {
    from: services.env.MAIL_FROM,
    to: mail.recipient,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: `<${mail.dedupeKey ?? mail.id}@kervan>`,
  })
  await db
    .update(mails)
    .set({ sentAt: new Date(services.now()), ...(await keptOf(db, request, mail)) })
    .where(eq(mails.id, mail.id))
}

/**
 * The mails of an occasion, one for each reader. A mailbox that refuses its mail keeps nobody else's back; the job is
 * tried again for it alone. Throws what the first of them threw.
 */
export async function deliverMail(services: Services, company: string, request: QueuedMail): Promise<boolean> {
  const db = services.registry.requireDatabase(company)
  failPoint('mailDue')
  const audiences = await listAudiences(db, request)
  const outcomes = await Promise.allSettled(
    audiences.map((audience) => deliverTo(services, { db, company, request, audience })),
  )
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return true
}
