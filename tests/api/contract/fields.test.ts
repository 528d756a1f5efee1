import { afterAll, beforeAll, expect, test } from 'vitest'
import { LACKS, openTarget, type Target } from './target'
import { type Asked, createWire, listCalls, type Send } from './wire'

let target: Target
let send: Send
const tokens = new Map<string, string>()

async function signIn(way: string, path: string, login: Target['member']): Promise<void> {
  if (!login) return
  const { body } = await send('POST', path, { e_mail: login.email, sifre: login.password })
  tokens.set(way, String(body.access_token))
}

beforeAll(async () => {
  target = await openTarget()
  send = createWire(target)
  await signIn('bearer', '/uye-giris-yap-post', target.member)
  await signIn('agency', '/acente-giris-yap-post', target.agency)
})
afterAll(() => target?.stop())

/** Calls of the storefront's server alone want a key that a suite against any API does not have. */
const calls = listCalls().filter(({ names, security }) => names.length > 0 && !security.includes('service'))

/** What no field can be: a list of a list in a body, and more text in a query than any field takes. */
const brokenOf = ({ method, names }: Asked) =>
  Object.fromEntries(names.map((name) => [name, method === 'POST' ? [[{}]] : 'x'.repeat(300)]))

test.for(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s names every wrong field by the name that was sent',
  async ([, call], { skip }) => {
    const [token] = call.security.flatMap((way) => (way === 'provider' ? ['x'.repeat(40)] : (tokens.get(way) ?? [])))
    if (call.security.length > 0 && !token) return skip(LACKS.token)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const { status, body, faults } = await send(call.method, call.path, brokenOf(call), { token, headers })
    expect(faults).toEqual([])
    // A read may forgive all that it is asked with: a filter that nobody knows filters nothing.
    if (call.method === 'GET' && status !== 422) return
    expect([status, body.success, body.code]).toEqual([422, 0, 'invalidRequest'])
    const named = Object.keys(body.fields as object).map((path) => path.split('.', 1)[0])
    expect(named).not.toEqual([])
    expect(call.names).toEqual(expect.arrayContaining(named))
  },
)
