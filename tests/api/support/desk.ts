import { parseSetCookie, stringifyCookie } from 'cookie'
export interface Shown {
  status: number
  html: string
  headers: Headers
  /** Where it leads, after a form was sent. */
  location: string | null
}

const decode = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** Names and values of the fields of the form that is sent to a path, as a browser would send them untouched. */
export function fieldsOf(html: string, action: string): [string, string][] {
  const form = html.split('<form ').find((part) => part.includes(`action="${action}"`))
  if (!form) throw new Error(`no form for ${action}`)
  const markup = form.slice(0, form.indexOf('</form>'))
  const inputs = [...markup.matchAll(/<input ([^>]*)>/g)].flatMap(([, attributes = '']): [string, string][] => {
    const name = /name="([^"]*)"/.exec(attributes)?.[1]
    const type = /type="([^"]*)"/.exec(attributes)?.[1]
    const isLeft = (type === 'checkbox' || type === 'radio') && !/ checked/.test(attributes)
    if (!name || isLeft) return []
    return [[name, decode(/value="([^"]*)"/.exec(attributes)?.[1] ?? '')]]
  })
  const areas = [...markup.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>\n?([\s\S]*?)<\/textarea>/g)]
  const selects = [...markup.matchAll(/<select [^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g)]
  return [
    ...inputs,
    ...areas.map(([, name = '', value = '']): [string, string] => [name, decode(value)]),
    ...selects.map(([, name = '', options = '']): [string, string] => [
      name,
      /value="([^"]*)" selected/.exec(options)?.[1] ?? /value="([^"]*)"/.exec(options)?.[1] ?? '',
    ]),
  ]
}

/** Whether a page asks before it does what a form says. */
export const isQuestion = ({ status, html }: Shown): boolean => status === 200 && html.includes('name="seen"')

/** An operator API: the app itself, or one behind an address. */
export interface DeskHost {
  app: { request: (path: string, init: RequestInit, env: object) => Response | Promise<Response> }
}

/** A browser at a tenant's desk: keeps cookies by path, sends forms with what the page put into them. */
export class DeskBrowser {
  readonly cookies = new Map<string, string>()

  constructor(
    private readonly api: DeskHost,
    readonly company = 'alpha',
    private readonly address = '203.0.113.9',
  ) {}

  get base(): string {
    return `/desk/${this.company}`
  }

  async ask(path: string, init: RequestInit = {}): Promise<Shown> {
    const headers = new Headers(init.headers)
    if (this.cookies.size > 0)
      headers.set('cookie', stringifyCookie(Object.fromEntries(this.cookies), { encode: String }))
    headers.set('user-agent', 'desk test')
    const incoming = { socket: { remoteAddress: this.address } }
    const response = await this.api.app.request(path, { ...init, headers }, { incoming })
    for (const line of response.headers.getSetCookie()) {
      const { name, value = '' } = parseSetCookie(line, { decode: String })
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const location = response.headers.get('location')
    return { status: response.status, html: await response.text(), headers: response.headers, location }
  }

  get(path: string): Promise<Shown> {
    return this.ask(`${this.base}${path}`)
  }

  /** The fields of the form on a page, changed where the test says so. */
  async fill(page: string, action: string, changes: Record<string, string> = {}): Promise<URLSearchParams> {
    const shown = await this.get(page)
    if (shown.status !== 200) throw new Error(`${page}: ${shown.status} ${shown.location}`)
    const fields = new URLSearchParams(fieldsOf(shown.html, `${this.base}${action}`))
    for (const [name, value] of Object.entries(changes)) fields.set(name, value)
    return fields
  }

  /** Sends a form, and answers no question. */
  sendOnce(action: string, fields: URLSearchParams, headers: Record<string, string> = {}): Promise<Shown> {
    return this.ask(`${this.base}${action}`, { method: 'POST', body: fields, headers })
  }

  /** Sends a form, and says yes where the desk asks first. */
  async send(action: string, fields: URLSearchParams, headers: Record<string, string> = {}): Promise<Shown> {
    const shown = await this.sendOnce(action, fields, headers)
    return isQuestion(shown) ? this.sendOnce(action, this.yesTo(shown, action), headers) : shown
  }

  /** The form of a question, as the button sends it. */
  yesTo({ html }: Shown, action: string): URLSearchParams {
    return new URLSearchParams(fieldsOf(html, `${this.base}${action}`))
  }

  /** Fills in and sends. */
  async submit(page: string, action: string, changes: Record<string, string> = {}): Promise<Shown> {
    return this.send(action, await this.fill(page, action, changes))
  }

  signIn(email: string, password = 'demo'): Promise<Shown> {
    return this.submit('/sign-in', '/sign-in', { email, password })
  }
}

/** Signed in already; throws when that was refused. */
export async function atDesk(api: DeskHost, email: string, company = 'alpha'): Promise<DeskBrowser> {
  const browser = new DeskBrowser(api, company)
  const answer = await browser.signIn(email)
  if (answer.status !== 303) throw new Error(`not signed in: ${answer.status}`)
  return browser
}
