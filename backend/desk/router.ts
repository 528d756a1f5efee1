import type { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import type { ApiContext, ApiVariables } from '../platform/http/register'
import type { Services } from '../services/services'
import { type Asked, Fields, toFields } from './asked'
import { type Ask, isConfirmed, type Question, questionPage } from './confirm'
import type { DeskContext, DeskVisit, Role } from './context'
import { isFormToken, isOwnOrigin } from './guard'
import { fill } from './html'
import { type Page, renderDoor, renderPage } from './layout'
import { isPerformed } from './perform'
import { DeskRefusal, toRefusal } from './refusal'
import { createVisit, doorOf, SESSION_COOKIE, signedIn } from './visit'

export type View = (context: DeskContext, asked: Asked) => Promise<Page>
/** Answers the path that leads on, below the tenant's desk; throws a refusal. */
export type Act = (context: DeskContext, asked: Asked) => Promise<string>

const COMPANY = '/:company{[a-z][a-z0-9_]+}'
/** Open to whoever has yet to choose a password of their own. */
const OPEN_BEFORE_CHANGE = ['/account', '/account/password']

const SEE_OTHER = 303

/** Binds paths below a tenant's desk. Who asks is settled before anything else, and again at each request. */
export class DeskRouter {
  constructor(
    private readonly app: Hono<ApiVariables>,
    private readonly services: Services,
  ) {}

  /** A page to look at. */
  page(path: string, view: View, role: Role = 'staff'): void {
    this.app.get(this.full(path), (c) =>
      this.enter(c, path, role, (context, asked) => this.show(c, context, view, asked)),
    )
  }

  /** As `action`, but a page asks first, and nothing is written before its answer. */
  confirmed(path: string, ask: Ask, act: Act, view: View): void {
    this.action(path, act, view, 'staff', ask)
  }

  /** A form that was sent: what it asks for, then another page (303), so that reloading sends nothing again. */
  action(path: string, act: Act, view: View, role: Role = 'staff', ask: Ask | null = null): void {
    this.app.post(this.full(path), (c) =>
      this.enter(c, path, role, async (context, asked) => {
        const form = toFields(Object.entries(await c.req.parseBody({ all: true })).flatMap(flatten))
        const sent: Asked = { ...asked, form }
        try {
          this.requireOwnForm(c, form)
          const question = ask && (await this.findQuestion(context, sent, ask))
          if (question)
            return this.show(c, context, async () => questionPage(context, sent, ownPath(c, context), question), sent)
          const next = await act(context, sent)
          // A second time changes nothing, and says so.
          const told = sent.isRepeated ? next.replace(/done=\w+/, 'done=repeated') : next
          return c.redirect(`${context.base}${told}`, SEE_OTHER)
        } catch (thrown) {
          const refusal = toRefusal(thrown)
          if (!refusal || refusal.status === 404) throw thrown
          const error = fill(context.texts.refusals[refusal.key], refusal.values)
          context.log.info({ path: c.req.path, refusal: refusal.key, staffId: context.staff.id }, 'desk refused')
          return this.show(c, context, view, { ...sent, error }, refusal.status)
        }
      }),
    )
  }

  /** An answer that is no page: a paper of a traveller. */
  file(path: string, answer: (context: DeskContext, asked: Asked) => Promise<Response>): void {
    this.app.get(this.full(path), (c) => this.enter(c, path, 'staff', answer))
  }

  /** Whatever else lies below: the same address without a slash at its end, or nothing. */
  otherwise(): void {
    this.app.all('/:company{[a-z][a-z0-9_]+}/*', async (c) => {
      const bare = c.req.path.replace(/\/+$/, '')
      if (bare !== c.req.path) return c.redirect(bare, 308)
      return this.enter(c, '', 'staff', async () => {
        throw new DeskRefusal('notFound', {}, 404)
      })
    })
  }

  private async findQuestion(context: DeskContext, sent: Asked, ask: Ask): Promise<Question | null> {
    if (isConfirmed(sent) || (await isPerformed(context, sent))) return null
    return ask(context, sent)
  }

  private full(path: string): string {
    return path === '/' ? COMPANY : `${COMPANY}${path}`
  }

  private requireOwnForm(c: ApiContext, form: Fields): void {
    const cookie = getCookie(c, SESSION_COOKIE) ?? ''
    const isOurs = isOwnOrigin(c, doorOf(this.services)) && isFormToken(form.raw('form_token'), cookie)
    if (!isOurs) throw new DeskRefusal('formOld', {}, 403)
  }

  private async enter(
    c: ApiContext,
    path: string,
    role: Role,
    answer: (context: DeskContext, asked: Asked) => Promise<Response>,
  ): Promise<Response> {
    const visit = await createVisit(c, this.services)
    if (!visit) return c.redirect('/desk?unknown=1', SEE_OTHER)
    const context = await signedIn(c, visit)
    if (!context) {
      const told = getCookie(c, SESSION_COOKIE) ? '?done=ended' : ''
      return c.redirect(`${visit.base}/sign-in${told}`, SEE_OTHER)
    }
    if (context.staff.mustChangePassword && !OPEN_BEFORE_CHANGE.includes(path))
      return c.redirect(`${visit.base}/account?done=choosePassword`, SEE_OTHER)
    const query = toFields(new URL(c.req.url).searchParams)
    const asked: Asked = { id: Number(c.req.param('id') ?? 0), query, form: new Fields(), error: null }
    try {
      if (role === 'manager' && context.staff.role !== 'manager') throw new DeskRefusal('forbidden', {}, 403)
      return await answer(context, asked)
    } catch (thrown) {
      return this.fail(c, context, thrown)
    }
  }

  private async show(
    c: ApiContext,
    context: DeskContext,
    view: View,
    asked: Asked,
    status?: DeskRefusal['status'],
  ): Promise<Response> {
    const page = await view(context, asked)
    const path = ownPath(c, context)
    const done = asked.error === null ? asked.query.raw('done') : ''
    return c.html(renderPage(context, path, page, { done, error: asked.error }), status ?? page.status ?? 200)
  }

  private fail(c: ApiContext, context: DeskContext, thrown: unknown): Promise<Response> | Response {
    const { texts } = context
    const refusal = toRefusal(thrown)
    if (!refusal) context.log.error({ err: thrown, path: c.req.path }, 'the desk failed')
    const status = refusal?.status ?? 500
    const error = refusal ? fill(texts.refusals[refusal.key], refusal.values) : texts.refusals.broken
    const title = status === 404 ? texts.common.notFound : texts.common.sorry
    return c.html(renderPage(context, ownPath(c, context), { title, body: html`` }, { error }), status)
  }
}

const ownPath = (c: ApiContext, { base }: DeskContext): string => c.req.path.slice(base.length) || '/'

function flatten([name, value]: [string, unknown]): (readonly [string, unknown])[] {
  return Array.isArray(value) ? value.map((each: unknown) => [name, each] as const) : [[name, value] as const]
}

export const doorPage = (c: ApiContext, visit: DeskVisit, page: Page, told: { done?: string; error?: string | null }) =>
  c.html(renderDoor(visit, page, told), page.status ?? 200)
