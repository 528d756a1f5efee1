import { and, eq } from 'drizzle-orm'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { normaliseEmail } from '@/domain/member/rules'
import { admit, type Place } from '../accounts/service'
import { schema } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import { anonymiseAddress } from '../platform/http/network'
import type { ApiContext } from '../platform/http/register'
import { verifyPassword } from '../platform/passwords/passwords'
import { randomToken } from '../platform/shared/secrets'
import type { Services } from '../services/services'
import { toFields } from './asked'
import type { DeskContext, DeskVisit, StaffRow } from './context'
import { formTokenOf, isFormToken, isOwnOrigin, isSecure } from './guard'
import { field, hiddenFields } from './html'
import type { Page } from './layout'
import { writeLog } from './perform'
import { doorPage } from './router'
import { endStaffSession, startStaffSession } from './sessions'
import { createVisit, DOOR_COOKIE, doorOf, SESSION_COOKIE, signedIn } from './visit'

const { staff, staffSessions } = schema

const LONGEST_PASSWORD = 200

function signInPage(visit: DeskVisit, email: string): Page {
  const { signIn } = visit.texts
  const body = html`<form method="post" action="${visit.base}/sign-in" class="stack">${hiddenFields(visit)}
${field({ name: 'email', label: signIn.email, type: 'email', value: email, autocomplete: 'username', required: true, maxlength: 254 })}
${field({ name: 'password', label: signIn.password, type: 'password', autocomplete: 'current-password', required: true, maxlength: LONGEST_PASSWORD })}
<button>${signIn.submit}</button></form><p class="hint">${signIn.forgotten}</p>`
  return { title: signIn.title, body }
}

const cookieOptions = (c: ApiContext, services: Services, visit: DeskVisit) =>
  ({ path: visit.base, httpOnly: true, sameSite: 'Strict', secure: isSecure(c, doorOf(services)) }) as const

/** The form of the sign-in belongs to the browser that asked for it: nobody can be signed in from another page. */
function openDoor(c: ApiContext, services: Services, visit: DeskVisit): DeskVisit {
  const known = getCookie(c, DOOR_COOKIE)
  if (known) return visit
  const door = randomToken()
  setCookie(c, DOOR_COOKIE, door, cookieOptions(c, services, visit))
  return { ...visit, formToken: formTokenOf(door) }
}

/** `GET /desk/<tenant>/sign-in` */
export async function showSignIn(c: ApiContext, services: Services): Promise<Response> {
  const visit = await createVisit(c, services)
  if (!visit) return c.redirect('/desk?unknown=1', 303)
  if (await signedIn(c, visit)) return c.redirect(visit.base, 303)
  const done = c.req.query('done') ?? ''
  return doorPage(c, visit, signInPage(openDoor(c, services, visit), ''), { done })
}

/** Where this person has signed in before; asks the same of the database for nobody (number 0). */
async function findPlace({ db, clientAddress, userAgent }: DeskVisit, staffId: number): Promise<Place> {
  const network = anonymiseAddress(clientAddress)
  const [seen] = await db
    .select({ staffId: staffSessions.staffId })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        eq(staffSessions.network, network),
        eq(staffSessions.userAgent, userAgent),
      ),
    )
    .limit(1)
  return { key: seen ? `desk|${staffId}|${network}|${userAgent}` : null, deviceHash: null, network }
}

/** Its limits and comparisons are those of members (decisions 8); who left looks like nobody. */
async function judge(visit: DeskVisit, email: string, password: string): Promise<{ staff: StaffRow; network: string }> {
  const [row] = await visit.db.select().from(staff).where(eq(staff.email, email))
  const place = await findPlace(visit, row?.id ?? 0)
  const { forgive, isOverrun } = await admit(visit, `desk|${email}`, place)
  if (isOverrun) throw new ApiError('tooManyRequests')
  const isRight = await verifyPassword(row?.active ? row.passwordHash : null, password)
  if (!row || !isRight) throw new ApiError('invalidCredentials')
  await forgive()
  return { staff: row, network: place.network }
}

async function open(visit: DeskVisit, found: { staff: StaffRow; network: string }): Promise<string> {
  const { now, userAgent } = visit
  const { staff: person, network } = found
  return visit.db.transaction(async (transaction) => {
    const token = await startStaffSession(transaction, person.id, { userAgent, network }, now)
    const context: DeskContext = { ...visit, staff: person, sessionHash: '' }
    const subject = { subject: 'staff', subjectId: person.id, label: person.email } as const
    await writeLog(transaction, context, { action: 'signedIn', ...subject, before: {}, after: { network } }, null)
    return token
  })
}

const STATUS = { invalidCredentials: 401, tooManyRequests: 429, busy: 503 } as const

/** `POST /desk/<tenant>/sign-in` */
export async function signIn(c: ApiContext, services: Services): Promise<Response> {
  const visit = await createVisit(c, services)
  if (!visit) return c.redirect('/desk?unknown=1', 303)
  const form = toFields(Object.entries(await c.req.parseBody()))
  const { signIn: texts, refusals } = visit.texts
  const email = normaliseEmail(form.line('email')).slice(0, 254)
  const refuse = (error: string, status: 401 | 403 | 429 | 503) =>
    doorPage(c, visit, { ...signInPage(openDoor(c, services, visit), email), status }, { error })
  const isOurs =
    isOwnOrigin(c, doorOf(services)) && isFormToken(form.raw('form_token'), getCookie(c, DOOR_COOKIE) ?? '')
  if (!isOurs) return refuse(refusals.formOld, 403)
  try {
    const password = form.raw('password').slice(0, LONGEST_PASSWORD)
    const token = await open(visit, await judge(visit, email, password))
    deleteCookie(c, DOOR_COOKIE, { path: visit.base })
    setCookie(c, SESSION_COOKIE, token, cookieOptions(c, services, visit))
    return c.redirect(visit.base, 303)
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown
    if (thrown.code === 'invalidCredentials') return refuse(texts.wrong, STATUS.invalidCredentials)
    if (thrown.code === 'tooManyRequests' || thrown.code === 'busy') return refuse(texts.limited, STATUS[thrown.code])
    throw thrown
  }
}

/** `POST /desk/<tenant>/sign-out` */
export async function signOut(c: ApiContext, services: Services): Promise<Response> {
  const visit = await createVisit(c, services)
  if (!visit) return c.redirect('/desk', 303)
  const context = await signedIn(c, visit)
  const form = toFields(Object.entries(await c.req.parseBody()))
  const isOurs =
    isOwnOrigin(c, doorOf(services)) && isFormToken(form.raw('form_token'), getCookie(c, SESSION_COOKIE) ?? '')
  if (context && isOurs) {
    const { staff: person } = context
    await visit.db.transaction(async (transaction) => {
      await endStaffSession(transaction, context.sessionHash, context.now)
      const subject = { subject: 'staff', subjectId: person.id, label: person.email } as const
      await writeLog(transaction, context, { action: 'signedOut', ...subject, before: {}, after: {} }, null)
    })
    deleteCookie(c, SESSION_COOKIE, { path: visit.base })
  }
  return c.redirect(context && !isOurs ? visit.base : `${visit.base}/sign-in?done=signedOut`, 303)
}
