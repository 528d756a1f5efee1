import { and, asc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { LOCALES } from '@/domain/shared/locales'
import { languageName } from '../../mail/service'
import { schema, type Transaction } from '../../platform/database/client'
import { ApiError } from '../../platform/http/errors'
import { hashPassword } from '../../platform/passwords/passwords'
import type { Asked } from '../asked'
import { type DeskContext, ROLES, type StaffRow } from '../context'
import { badge, field, fill, type Html, hiddenFields, select, table, wordOf } from '../html'
import type { Page } from '../layout'
import { perform } from '../perform'
import { DeskRefusal } from '../refusal'
import { endStaffSessions } from '../sessions'
import { insertStaff, lockStaff, MINIMUM_STAFF_PASSWORD, newStaffSchema } from './accounts'

const { staff } = schema

const nameOf = ({ firstName, lastName }: StaffRow) => `${firstName} ${lastName}`

const roleChoices = ({ texts }: DeskContext) => ROLES.map((value) => ({ value, label: texts.roles[value] }))
const languageChoices = ({ locale }: DeskContext) =>
  LOCALES.map((value) => ({ value, label: languageName(value, locale) }))

const passwordField = ({ texts }: DeskContext, name: string): Html =>
  field({
    name,
    label: texts.staff.password,
    hint: fill(texts.staff.passwordHint, { count: MINIMUM_STAFF_PASSWORD }),
    type: 'password',
    autocomplete: 'new-password',
    required: true,
    maxlength: 200,
  })

function newForm(context: DeskContext, { form }: Asked): Html {
  const { texts, base } = context
  return html`<section class="card"><h2>${texts.staff.add}</h2>
<form method="post" action="${base}/staff" class="fields">${hiddenFields(context)}
${field({ name: 'firstName', label: texts.staff.firstName, value: form.raw('firstName'), required: true, maxlength: 80 })}
${field({ name: 'lastName', label: texts.staff.lastName, value: form.raw('lastName'), required: true, maxlength: 80 })}
${field({ name: 'email', label: texts.common.email, value: form.raw('email'), type: 'email', required: true, maxlength: 254 })}
${select({ name: 'role', label: texts.staff.role, value: form.raw('role') || 'staff', choices: roleChoices(context) })}
${select({ name: 'locale', label: texts.common.language, value: form.raw('locale') || context.locale, choices: languageChoices(context) })}
${passwordField(context, 'password')}<button>${texts.staff.add}</button></form></section>`
}

/** `GET …/staff`, for managers. */
export async function showStaff(context: DeskContext, asked: Asked): Promise<Page> {
  const { db, texts, base } = context
  const people = await db.select().from(staff).orderBy(asc(staff.id))
  const rows = people.map((person) => [
    html`<a href="${base}/staff/${person.id}"><bdi>${nameOf(person)}</bdi></a>`,
    html`<bdi>${person.email}</bdi>`,
    wordOf(texts.roles, person.role),
    person.active ? badge(texts.staff.active, 'good') : badge(texts.staff.inactive, 'plain'),
  ])
  const heads = [texts.common.name, texts.common.email, texts.staff.role, texts.common.state]
  return { title: texts.nav.staff, body: html`${table(texts.nav.staff, heads, rows, '')}${newForm(context, asked)}` }
}

/** `POST …/staff`: the password is for the first time only, the person chooses another then. */
export async function addStaff(context: DeskContext, asked: Asked): Promise<string> {
  const { form } = asked
  const parsed = newStaffSchema.safeParse({
    email: form.line('email'),
    firstName: form.line('firstName'),
    lastName: form.line('lastName'),
    role: form.raw('role'),
    locale: form.raw('locale'),
    password: form.raw('password'),
  })
  if (!parsed.success) throw new DeskRefusal('staffFields', { count: String(MINIMUM_STAFF_PASSWORD) }, 422)
  await perform(context, asked, async (transaction) => {
    const row = await insertStaff(transaction, parsed.data, { mustChangePassword: true, now: context.now })
    if (!row) throw new DeskRefusal('emailTaken')
    const after = { email: row.email, role: row.role }
    return { action: 'staffAdded', subject: 'staff', subjectId: row.id, label: row.email, before: {}, after }
  })
  return '/staff?done=staffAdded'
}

export async function showPerson(context: DeskContext, asked: Asked): Promise<Page> {
  const { db, texts, base } = context
  const [person] = await db.select().from(staff).where(eq(staff.id, asked.id))
  if (!person) throw new ApiError('notFound')
  const states = [
    { value: 'yes', label: texts.staff.active },
    { value: 'no', label: texts.staff.inactive },
  ]
  const body = html`<section class="card"><p><bdi>${person.email}</bdi></p>
<form method="post" action="${base}/staff/${person.id}" class="fields">${hiddenFields(context)}
${select({ name: 'role', label: texts.staff.role, value: asked.form.raw('role') || person.role, choices: roleChoices(context) })}
${select({ name: 'active', label: texts.common.state, value: asked.form.raw('active') || (person.active ? 'yes' : 'no'), choices: states })}
<button>${texts.common.save}</button></form></section>
<section class="card"><h2>${texts.staff.newPassword}</h2><form method="post" action="${base}/staff/${person.id}/password" class="fields">${hiddenFields(context)}
${passwordField(context, 'password')}<button>${texts.common.save}</button></form></section>`
  return { title: nameOf(person), body }
}

/** A desk without a manager could never get one again but by the script: all managers wait here for each other. */
async function requireOtherManager(transaction: Transaction, id: number): Promise<void> {
  const others = await transaction
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'manager'), eq(staff.active, true)))
    .orderBy(asc(staff.id))
    .for('update')
  if (!others.some((other) => other.id !== id)) throw new DeskRefusal('lastManager')
}

/** `POST …/staff/<id>`: role, and whether the person still works here; who does not is signed out at once. */
export async function changePerson(context: DeskContext, asked: Asked): Promise<string> {
  const { form, id } = asked
  const role = ROLES.find((known) => known === form.raw('role'))
  const active = form.raw('active') === 'yes'
  if (!role) throw new DeskRefusal('invalid', {}, 422)
  await perform(context, asked, async (transaction) => {
    if (role !== 'manager' || !active) await requireOtherManager(transaction, id)
    const row = await lockStaff(transaction, id)
    if (!row) throw new ApiError('notFound')
    await transaction.update(staff).set({ role, active }).where(eq(staff.id, id))
    if (!active) await endStaffSessions(transaction, id, null, context.now)
    const before = { role: row.role, active: row.active }
    return {
      action: 'staffChanged',
      subject: 'staff',
      subjectId: id,
      label: row.email,
      before,
      after: { role, active },
    }
  })
  return `/staff/${id}?done=saved`
}

/** `POST …/staff/<id>/password`: for who has forgotten theirs. All their sessions end. */
export async function resetPassword(context: DeskContext, asked: Asked): Promise<string> {
  const { form, id } = asked
  const password = form.raw('password')
  if (password.length < MINIMUM_STAFF_PASSWORD || password.length > 200)
    throw new DeskRefusal('passwordShort', { count: String(MINIMUM_STAFF_PASSWORD) }, 422)
  const passwordHash = await hashPassword(password)
  await perform(context, asked, async (transaction) => {
    const row = await lockStaff(transaction, id)
    if (!row) throw new ApiError('notFound')
    // With the new password a manager could sign in as that person: the permission is given again on the command line.
    const medicalDocuments = row.medicalDocuments && id === context.staff.id
    await transaction
      .update(staff)
      .set({ passwordHash, mustChangePassword: true, medicalDocuments })
      .where(eq(staff.id, id))
    await endStaffSessions(transaction, id, id === context.staff.id ? context.sessionHash : null, context.now)
    const taken = row.medicalDocuments && !medicalDocuments
    const before = taken ? { medicalDocuments: true } : {}
    const after = taken ? { medicalDocuments } : {}
    return { action: 'passwordReset', subject: 'staff', subjectId: id, label: row.email, before, after }
  })
  return `/staff/${id}?done=passwordReset`
}
