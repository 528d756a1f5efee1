import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { LOCALES } from '@/domain/shared/locales'
import { languageName } from '../../mail/service'
import { schema } from '../../platform/database/client'
import { createLimit } from '../../platform/limits/limits'
import { hashPassword, verifyPassword } from '../../platform/passwords/passwords'
import type { Asked } from '../asked'
import type { DeskContext } from '../context'
import { field, fill, hiddenFields, select } from '../html'
import type { Page } from '../layout'
import { perform } from '../perform'
import { DeskRefusal } from '../refusal'
import { endStaffSessions } from '../sessions'
import { MINIMUM_STAFF_PASSWORD } from './accounts'

const { staff } = schema

const LONGEST_PASSWORD = 200

const passwordLimit = createLimit('desk-own-password', 10, 15 * 60)

/** `GET …/account`: one's own language and password. */
export async function showAccount(context: DeskContext, _asked: Asked): Promise<Page> {
  const { texts, base, staff: person, locale } = context
  const { account } = texts
  const password = (name: string, label: string, autocomplete: string, hint?: string) =>
    field({
      name,
      label,
      type: 'password',
      autocomplete,
      required: true,
      maxlength: LONGEST_PASSWORD,
      ...(hint ? { hint } : {}),
    })
  const choices = LOCALES.map((value) => ({ value, label: languageName(value, value) }))
  const body = html`<p class="hint"><bdi>${person.email}</bdi> · ${texts.roles[person.role === 'manager' ? 'manager' : 'staff']}</p>
<section class="card"><h2>${account.language}</h2><form method="post" action="${base}/account" class="fields">${hiddenFields(context)}
${select({ name: 'locale', label: texts.common.language, value: locale, choices })}<button>${texts.common.save}</button></form></section>
<section class="card"><h2>${account.password}</h2><form method="post" action="${base}/account/password" class="stack">${hiddenFields(context)}
${password('current', account.current, 'current-password')}
${password('password', account.next, 'new-password', fill(texts.staff.passwordHint, { count: MINIMUM_STAFF_PASSWORD }))}
${password('again', account.again, 'new-password')}<button>${texts.common.save}</button></form></section>`
  return { title: texts.nav.account, body }
}

/** `POST …/account` */
export async function saveAccount(context: DeskContext, asked: Asked): Promise<string> {
  const locale = LOCALES.find((known) => known === asked.form.raw('locale'))
  if (!locale) throw new DeskRefusal('invalid', {}, 422)
  const { id, email } = context.staff
  await perform(context, asked, async (transaction) => {
    await transaction.update(staff).set({ locale }).where(eq(staff.id, id))
    const before = { locale: context.staff.locale }
    return { action: 'languageChanged', subject: 'staff', subjectId: id, label: email, before, after: { locale } }
  })
  return '/account?done=saved'
}

/** `POST …/account/password`: every other session of the person ends. */
export async function changePassword(context: DeskContext, asked: Asked): Promise<string> {
  const { form } = asked
  const { id, email, passwordHash: known } = context.staff
  const [current, password, again] = ['current', 'password', 'again'].map((name) =>
    form.raw(name).slice(0, LONGEST_PASSWORD),
  )
  await passwordLimit.consume(context, String(id))
  if (!(await verifyPassword(known, current ?? ''))) throw new DeskRefusal('wrongPassword', {}, 422)
  await passwordLimit.reward(context, String(id))
  if (!password || password.length < MINIMUM_STAFF_PASSWORD || password === current)
    throw new DeskRefusal('passwordShort', { count: String(MINIMUM_STAFF_PASSWORD) }, 422)
  if (password !== again) throw new DeskRefusal('passwordsDiffer', {}, 422)
  const passwordHash = await hashPassword(password)
  await perform(context, asked, async (transaction) => {
    await transaction.update(staff).set({ passwordHash, mustChangePassword: false }).where(eq(staff.id, id))
    await endStaffSessions(transaction, id, context.sessionHash, context.now)
    return { action: 'passwordChanged', subject: 'staff', subjectId: id, label: email, before: {}, after: {} }
  })
  return '/account?done=passwordChanged'
}
