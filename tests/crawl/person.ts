import { request } from 'node:http'
import { parseSetCookie, stringifyCookie } from 'cookie'

const PORT = Number(process.env.PORT ?? 3100)
const TIMEOUT_MS = 30_000

export interface Reply {
  status: number
  /** Path that it leads to. */
  location: string | null
  body: string
  /** Names of the cookies that it clears. */
  cleared: string[]
}

interface Sent {
  method?: 'GET' | 'POST'
  json?: unknown
  headers?: Record<string, string>
  /** Of another storefront of the same shop. */
  port?: number
}

/** Limits count addresses: each person comes from one of their own. */
const makeAddress = () => ['10', ...[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 254))].join('.')

/** A browser at one tenant without a screen: keeps its cookies, and shows them at another tenant only where a test says so. */
export class Person {
  readonly cookies = new Map<string, string>()
  private readonly address = makeAddress()

  constructor(
    readonly tenant: string,
    private readonly port = PORT,
  ) {}

  ask(path: string, { method = 'GET', json, headers = {}, port = this.port }: Sent = {}, tenant = this.tenant) {
    const host = `${tenant}.localhost:${port}`
    const body = json === undefined ? undefined : JSON.stringify(json)
    const cookie = stringifyCookie(Object.fromEntries(this.cookies), { encode: String })
    return new Promise<Reply>((resolve, reject) => {
      const asking = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          timeout: TIMEOUT_MS,
          headers: {
            host,
            'accept-language': 'en',
            'user-agent': 'authorisation-test',
            'x-forwarded-for': this.address,
            ...(cookie ? { cookie } : {}),
            ...(body === undefined ? {} : { origin: `http://${host}`, 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            const { location, 'set-cookie': set = [] } = answer.headers
            resolve({
              status: answer.statusCode ?? 0,
              location: location === undefined ? null : new URL(location, `http://${host}`).pathname,
              body: Buffer.concat(parts).toString('utf8'),
              cleared: this.keep(set),
            })
          })
        },
      )
      asking.on('timeout', () => asking.destroy(new Error(`${path} did not answer in time`)))
      asking.on('error', reject)
      asking.end(body)
    })
  }

  /** One of our own pages sends it. Throws when it is refused. */
  async post<T>(path: string, json: unknown, headers: Record<string, string> = {}): Promise<T> {
    const { status, body } = await this.ask(path, { method: 'POST', json, headers })
    if (status !== 200) throw new Error(`${path}: ${status} ${body.slice(0, 300)}`)
    return (JSON.parse(body) as { data: T }).data
  }

  async read<T>(path: string): Promise<T> {
    const { status, body } = await this.ask(path)
    if (status !== 200) throw new Error(`${path}: ${status} ${body.slice(0, 300)}`)
    return (JSON.parse(body) as { data: T }).data
  }

  private keep(set: readonly string[]): string[] {
    return set.flatMap((line) => {
      const { name, value = '', maxAge } = parseSetCookie(line, { decode: String })
      if (maxAge !== 0) {
        this.cookies.set(name, value)
        return []
      }
      this.cookies.delete(name)
      return [name]
    })
  }
}

export interface Named {
  firstName: string
  lastName: string
  email: string
}

export async function joinAsMember(tenant: string, firstName: string, lastName: string): Promise<Person & Named> {
  const person = new Person(tenant)
  const email = `${firstName}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@mail.example`.toLowerCase()
  const password = 'correct horse'
  const form = { firstName, lastName, email, password, passwordConfirmation: password, privacyPolicy: true }
  await person.post('/api/auth/callback/register', { ...form, locale: 'en' })
  return Object.assign(person, { firstName, lastName, email })
}

export async function signInAsAgency(tenant: string): Promise<Person> {
  const person = new Person(tenant)
  const password = process.env.DEMO_PASSWORD ?? 'kervan-demo'
  await person.post('/api/agency/login', { email: `agency@${tenant}.example`, password })
  return person
}
