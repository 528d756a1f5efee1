import { eq, sql } from 'drizzle-orm'
import { hasCardNumber } from '@/domain/shared/card-number'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import { transact } from '../platform/database/transact'
import type { Asked } from './asked'
import type { DeskContext } from './context'
import { DeskRefusal } from './refusal'
import type { DeskTexts } from './texts/types'

const { deskLog } = schema

export type Action = keyof DeskTexts['actions']
export type Subject = 'reservation' | 'claim' | 'refund' | 'request' | 'agency' | 'product' | 'staff'

export interface LogEntry {
  action: Action
  subject: Subject
  subjectId: number
  label: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export async function writeLog(
  transaction: Transaction,
  context: DeskContext,
  entry: LogEntry,
  formKey: string | null,
): Promise<void> {
  const at = new Date(context.now)
  await transaction.insert(deskLog).values({ ...entry, at, staffId: context.staff.id, formKey })
}

/** What staff write that is kept or mailed. */
const WRITTEN = ['words', 'reason', 'firstName', 'lastName']

const FORM_KEY = /^[\w-]{16,64}$/

function requireFormKey({ staff }: DeskContext, { form }: Asked): string {
  const given = form.raw('form_key')
  if (!FORM_KEY.test(given)) throw new DeskRefusal('formOld', {}, 403)
  return `${staff.id}:${given}`
}

async function isKnown(db: Queryable, formKey: string): Promise<boolean> {
  const known = await db.select({ id: deskLog.id }).from(deskLog).where(eq(deskLog.formKey, formKey))
  return known.length > 0
}

/** Whether the form was already processed: then no question is asked. */
export const isPerformed = (context: DeskContext, asked: Asked): Promise<boolean> =>
  isKnown(context.db, requireFormKey(context, asked))

/**
 * Does what a form asks for and writes it into the log, in one transaction. A form that is sent twice, one after the
 * other or at once, does its work once: every form has a key of its own, and the log knows the keys. False for the
 * second time; the person is led to where the first time led.
 */
export async function perform(
  context: DeskContext,
  asked: Asked,
  work: (transaction: Transaction) => Promise<LogEntry>,
): Promise<boolean> {
  const { form } = asked
  const formKey = requireFormKey(context, asked)
  if (WRITTEN.some((name) => hasCardNumber(form.raw(name)))) throw new DeskRefusal('cardNumber', {}, 422)
  return transact(context.db, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${formKey}))`)
    if (await isKnown(transaction, formKey)) {
      asked.isRepeated = true
      return false
    }
    await writeLog(transaction, context, await work(transaction), formKey)
    return true
  })
}
