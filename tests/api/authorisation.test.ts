import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS, type CallName } from '@/domain/wire/calls'
import type { Json } from '@/domain/wire/translate'
import { runSandbox, type TestSandbox } from '@/sandbox/test-support/run-sandbox'
import { startTestApi, type TestApi } from './harness'
import { signInAgency } from './support/agency'
import { type Audience, CALL_RULES } from './support/call-rules'
import { POINTERS } from './support/pointer-table'
import { buildSide, partIds, type Side, snapshot } from './support/two-tenants'

/**
 * Every call, asked by everybody there is, with the answer that the table of rules declares. The tenancy tests go through the ids of
 * each call; this one goes through the calls.
 */

type Request = Record<string, Json>

const ASKERS = [
  'guest',
  'owner',
  'otherMember',
  'agency',
  'foreignMember',
  'foreignAgency',
  // Guests by a mailed link: of the owner's reservation, of another one of the tenant, of another tenant.
  'ownGuest',
  'otherGuest',
  'foreignGuest',
] as const
type Asker = (typeof ASKERS)[number]

/** Whom a call lets in; everybody else is refused. */
const LET_IN: Record<Audience, readonly Asker[]> = {
  everybody: ASKERS,
  holder: ASKERS,
  member: ['owner', 'otherMember'],
  agency: ['agency'],
  booker: ['owner', 'otherMember', 'agency'],
  owner: ['owner', 'otherMember', 'agency', 'ownGuest', 'otherGuest'],
  service: [],
  provider: [],
}

const REFUSALS: Record<'service' | 'provider' | 'person', readonly (string | null)[]> = {
  service: ['forbidden'],
  // A token of ours is none of theirs; where the provider is not offered nobody gets further.
  provider: ['providerTokenInvalid', 'providerNotOffered'],
  person: ['unauthenticated'],
}
const refusalsOf = (audience: Audience) =>
  REFUSALS[audience === 'service' || audience === 'provider' ? audience : 'person']

/** How the document has to say so. */
const SECURITY: Record<Audience, object[] | undefined> = {
  everybody: undefined,
  holder: undefined,
  member: [{ bearer: [] }],
  agency: [{ agency: [] }],
  booker: [{ bearer: [] }, { agency: [] }],
  owner: [{ bearer: [] }, { agency: [] }, { guest: [] }],
  service: [{ service: [] }],
  provider: [{ provider: [] }],
}

const NAMES = new Map(Object.entries(CALLS).map(([name, { method, path }]) => [`${method} ${path}`, name as CallName]))
const rules = Object.entries(CALL_RULES)
const nameOf = (call: string): CallName => NAMES.get(call) ?? ('' as CallName)

let api: TestApi
let gateway: TestSandbox
let owner: Side
let tokens: Record<Asker, string | undefined>
let keys: Partial<Record<Asker, string>>
let before: unknown
let documented: Record<string, { security?: object[] }>

beforeAll(async () => {
  gateway = await runSandbox()
  api = await startTestApi({ paymentBaseUrl: gateway.origin })
  await partIds(api)
  owner = await buildSide(api, 'alpha', 'Ownerson')
  tokens = {
    guest: undefined,
    owner: owner.token,
    otherMember: await api.registerMember('other@mail.example'),
    agency: await signInAgency(api),
    foreignMember: await api.registerMember('foreign@mail.example', 'beta'),
    foreignAgency: await signInAgency(api, undefined, undefined, 'beta'),
    ownGuest: undefined,
    otherGuest: undefined,
    foreignGuest: undefined,
  }
  keys = {
    ownGuest: owner.bookingKey,
    otherGuest: (await buildSide(api, 'alpha', 'Otherson')).bookingKey,
    foreignGuest: (await buildSide(api, 'beta', 'Foreigner')).bookingKey,
  }
  before = await snapshot(api, owner)
  const { paths } = (await (await api.app.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: object[] }>>
  }
  documented = Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  )
})
afterAll(async () => {
  await api.stop()
  await gateway.close()
})

/** Every request from another address, so that no limit answers in the place of the call. */
async function send(call: string, request: Request, asker: Asker, token: string | undefined, service?: boolean) {
  const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`
  const key = keys[asker]
  const options = {
    address,
    idempotencyKey: randomUUID(),
    ...(service === undefined ? {} : { service }),
    ...(key === undefined ? {} : { bookingKeys: key }),
  }
  const answer = await api.ask(nameOf(call), request as never, { ...options, ...(token ? { token } : {}) })
  return { status: answer.status, code: answer.code, text: JSON.stringify(answer.body) }
}

/** Its session ends with it: the token is made for this question alone. */
const isSignOut = (call: string) => call.endsWith('-cikis-yap-post')

async function tokenOf(asker: Asker, call: string): Promise<string | undefined> {
  if (!isSignOut(call)) return tokens[asker]
  const member = () => api.registerMember(`${randomUUID()}@mail.example`)
  if (asker === 'owner' || asker === 'otherMember') return member()
  return asker === 'agency' ? signInAgency(api) : tokens[asker]
}

const belongings = (): string[] => {
  const { surname, email, bookingNumber, ticketNumber, reference, openReference } = owner
  return [surname, email, bookingNumber, ticketNumber, reference, openReference]
}

test('every call of the document has its rule, and no rule is without its call', () => {
  expect(Object.keys(CALL_RULES).sort()).toEqual(Object.keys(documented).sort())
})

test.each(rules)('%s: the document says whom it is for', (call, rule) => {
  expect(documented[call]?.security).toEqual(SECURITY[rule.for])
})

test('whose request names only what is their own is told by the table of ids in the same way', () => {
  const declared = rules.filter(([, { ownOnly }]) => ownOnly).map(([call]) => nameOf(call))
  const refused = Object.entries(POINTERS).filter(([, { others }]) => others === 'refused')
  expect(declared.sort()).toEqual(refused.map(([name]) => name).sort())
})

describe.each(rules)('%s', (call, rule) => {
  const isIn = (asker: Asker) => LET_IN[rule.for].includes(asker)

  test.each(ASKERS.filter(isIn))('lets %s in, and tells nothing that is another’s', async (asker) => {
    const { status, code, text } = await send(call, {}, asker, await tokenOf(asker, call))
    expect([401, 403], text.slice(0, 200)).not.toContain(status)
    expect(code).not.toBe('callUnknown')
    expect(status).toBeLessThan(500)
    if (asker !== 'owner' && asker !== 'ownGuest')
      expect(belongings().filter((word) => text.includes(word))).toEqual([])
  })

  test.each(ASKERS.filter((asker) => !isIn(asker)))('is closed to %s', async (asker) => {
    for (const request of [{}, POINTERS[nameOf(call)]?.request(owner) ?? {}]) {
      const { code, text } = await send(call, request, asker, await tokenOf(asker, call), rule.for !== 'service')
      expect(refusalsOf(rule.for), text.slice(0, 200)).toContain(code)
    }
  })
})

describe('what is the owner’s own does not exist for others of the tenant', () => {
  const own = rules.filter(([, { ownOnly }]) => ownOnly)

  test.each(own)('%s', async (call, rule) => {
    const request = POINTERS[nameOf(call)]?.request(owner) ?? {}
    const others = ['otherMember', 'agency', 'otherGuest'] as const
    for (const asker of others.filter((one) => LET_IN[rule.for].includes(one))) {
      const { code, text } = await send(call, request, asker, tokens[asker])
      // A guest may have an account that it is of.
      const refusals = asker === 'otherGuest' ? ['unauthenticated'] : ['notFound', 'forbidden']
      expect(refusals, `${asker}: ${text.slice(0, 200)}`).toContain(code)
    }
  })
})

test('a service call opens by the key of the storefront', async () => {
  for (const [call] of rules.filter(([, rule]) => rule.for === 'service'))
    expect([401, 403]).not.toContain((await send(call, {}, 'guest', undefined, true)).status)
})

test('after all of it the owner has what they had', async () => {
  expect(await snapshot(api, owner)).toEqual(before)
})
