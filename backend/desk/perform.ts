import { eq, sql } from 'drizzle-orm'
import { hasCardNumber } from '@/domain/shared/card-number'
import { schema, type Transaction } from '../db/client'
import { transact } from '../db/transact'
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
const WRITTEN = ['words', 'firstName', 'lastName']

const FORM_KEY = /^[\w-]{16,64}$/

/**
 * Does what a form asks for and writes it into the log, in one transaction. A form that is sent twice, one after the
 * other or at once, does its work once: every form has a key of its own, and the log knows the keys. False for the
 * second time; the person is led to where the first time led.
 */
export async function perform(
  context: DeskContext,
  { form }: Asked,
  work: (transaction: Transaction) => Promise<LogEntry>,
): Promise<boolean> {
  const given = form.raw('form_key')
  if (!FORM_KEY.test(given)) throw new DeskRefusal('formOld', {}, 403)
  if (WRITTEN.some((name) => hasCardNumber(form.raw(name)))) throw new DeskRefusal('cardNumber', {}, 422)
  const formKey = `${context.staff.id}:${given}`
  return transact(context.db, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${formKey}))`)
    const [known] = await transaction.select({ id: deskLog.id }).from(deskLog).where(eq(deskLog.formKey, formKey))
    if (known) return false
    await writeLog(transaction, context, await work(transaction), formKey)
    return true
  })
}
