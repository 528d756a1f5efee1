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
  // One mail per occasion: after a crash the stored mail is sent again and never composed twice.
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

/** A deleted member gets a last mail. Its recipient and content are also removed after it was sent. */
const isFarewell = ({ kind }: MailRequest): boolean => kind === 'memberDeleted'

/** A mail about a health request may quote what the person wrote about their health. */
async function isMedical(db: TenantDatabase, request: MailRequest): Promise<boolean> {
  if (!('requestId' in request)) return false
  const [row] = await db.select({ kind: requests.kind }).from(requests).where(eq(requests.id, request.requestId))
  return row?.kind === 'health'
}

/** The columns of a mail that remain after it was sent. */
async function keptOf(db: TenantDatabase, request: MailRequest, mail: { html: string; text: string }) {
  if (isFarewell(request)) return { recipient: '', html: '', text: '' }
  if (await isMedical(db, request)) return { html: '', text: '' }
  return { html: maskSecrets(mail.html, request), text: maskSecrets(mail.text, request) }
}

/**
 * Stores the mail in the outbox and sends it once if an SMTP server is configured. After sending, passwords, tokens of
 * links, and everything of a health request except the subject are removed. Without a server, the mail stays in the
 * outbox and the viewer shows it in full.
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
 * Delivers the mails of an occasion, one to each reader. A failed delivery does not block the others. The retry of the
 * job sends only the failed ones. Throws the first error.
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
