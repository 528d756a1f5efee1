import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSession } from '@/backend/accounts/member-sessions'
import type { Json } from '@/domain/wire/translate'
import { runSandbox, type TestSandbox } from '@/sandbox/test-support/run-sandbox'
import { checkAnswer, type Operation } from './fuzz/check-answer'
import { fromSchema, type Known } from './fuzz/from-schema'
import { type Mutation, mutate, mutations } from './fuzz/mutate'
import { buildWorld } from './fuzz/world'
import { SERVICE_KEY, startTestApi, type TestApi } from './harness'

/** 20,000 and more in the nightly form, with a seed of its own; the short form sends the same requests every time. */
const RUNS = Number(process.env.KERVAN_FUZZ_RUNS ?? 2_000)
const SEED = Number(process.env.KERVAN_FUZZ_SEED ?? (RUNS > 2_000 ? Date.now() % 2 ** 31 : 20_261_121))
const MILLISECONDS_EACH = 60

let api: TestApi
let gateway: TestSandbox
let operations: Operation[]
let known: Known
let members: Record<string, number>

beforeAll(async () => {
  gateway = await runSandbox()
  api = await startTestApi({ paymentBaseUrl: gateway.origin, kinds: true })
  const document = await (await api.app.request('/openapi.json')).json()
  operations = Object.entries<Record<string, Omit<Operation, 'path' | 'method'>>>(document.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, rest]) => ({ ...rest, path, method: method as Operation['method'] })),
  )
  ;({ members, known } = await buildWorld(api))
})
afterAll(async () => {
  await api.stop()
  await gateway.close()
})

interface Attempt {
  operation: Operation
  query: Json
  body: Json
  queryMutations: Mutation[]
  bodyMutations: Mutation[]
  company: string
  visitor: 'guest' | 'member' | 'stranger' | 'nonsense'
  hasKey: boolean
  type: string
  cut: number
}

const attemptOn = (operation: Operation): fc.Arbitrary<Attempt> => {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query')
  const query = {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter((parameter) => parameter.required).map(({ name }) => name),
  }
  return fc.record({
    operation: fc.constant(operation),
    query: fromSchema(query, known),
    body: fromSchema(operation.requestBody?.content['application/json'].schema ?? { type: 'object' }, known),
    queryMutations: mutations,
    bodyMutations: mutations,
    company: fc.constantFrom(...Array.from({ length: 20 }, () => 'alpha'), 'beta', 'beta', 'gamma', ''),
    visitor: fc.constantFrom('guest', 'member', 'member', 'member', 'member', 'stranger', 'nonsense'),
    hasKey: fc.constantFrom(...Array.from({ length: 10 }, () => true), false),
    type: fc.constantFrom(...Array.from({ length: 20 }, () => 'application/json'), 'text/plain', ''),
    cut: fc.constantFrom(...Array.from({ length: 20 }, () => 0), 1, 7),
  })
}

async function tokenFor({ visitor, company }: Attempt): Promise<string | null> {
  if (visitor === 'guest') return null
  if (visitor === 'nonsense') return 'x'.repeat(40)
  const own = visitor === 'member' ? company : company === 'alpha' ? 'beta' : 'alpha'
  const db = api.registry.getDatabase(own)
  return db
    ? (await startSession(db, members[own] ?? 0, { userAgent: 'fuzz', network: '192.0.2.0' }, api.clock.now)).token
    : null
}

let count = 0

async function headersOf(attempt: Attempt): Promise<Record<string, string>> {
  const token = await tokenFor(attempt)
  count += 1
  return {
    accept: 'application/json',
    'x-service-key': SERVICE_KEY,
    'x-client-address': `2001:db8:${(count & 0xffff).toString(16)}:${((count >> 16) << 8).toString(16)}::1`,
    ...(attempt.company ? { company: attempt.company } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(attempt.hasKey ? { 'idempotency-key': `fuzz-${count % 50 === 0 ? 0 : count}` } : {}),
    ...(attempt.type ? { 'content-type': attempt.type } : {}),
  }
}

const toQuery = (value: Json) =>
  new URLSearchParams(
    Object.entries((value ?? {}) as Record<string, Json>).map(([name, entry]) => [
      name.toWellFormed(),
      (typeof entry === 'string' ? entry : JSON.stringify(entry)).toWellFormed(),
    ]),
  ).toString()

async function send(attempt: Attempt): Promise<{ status: number; found: string[]; sent: string }> {
  const { operation, cut } = attempt
  const query = operation.method === 'get' ? `?${toQuery(mutate(attempt.query, attempt.queryMutations))}` : ''
  const text = JSON.stringify(mutate(attempt.body, attempt.bodyMutations)) ?? ''
  const response = await api.app.request(`${operation.path}${query}`, {
    method: operation.method.toUpperCase(),
    headers: await headersOf(attempt),
    ...(operation.method === 'post' ? { body: text.slice(0, text.length - cut) } : {}),
  })
  const answer = await response.text()
  const found = checkAnswer(operation, response.status, response.headers.get('content-type') ?? '', answer)
  return { status: response.status, found, sent: `${query}${operation.method === 'post' ? text : ''}` }
}

test(`${RUNS} requests, well-meant and hostile, find no fault of the server and no answer outside the document`, {
  timeout: 60_000 + RUNS * MILLISECONDS_EACH,
}, async () => {
  const asked = new Set<string>()
  const counts = new Map<number, number>()
  const succeeded = new Set<string>()
  // All of them are gathered, each kind once, so that one run tells everything that is to be mended.
  const faults = new Map<string, string>()
  const property = fc.asyncProperty(fc.oneof(...operations.map(attemptOn)), async (attempt) => {
    const { method, path } = attempt.operation
    asked.add(path)
    const { status, found, sent } = await send(attempt)
    if (status === 200) succeeded.add(path)
    counts.set(status, (counts.get(status) ?? 0) + 1)
    for (const fault of found) faults.set(`${method} ${path}: ${fault}`, sent.slice(0, 600))
  })
  await fc.assert(property, { numRuns: RUNS, seed: SEED })
  const answers = [...counts].sort(([left], [right]) => left - right).map(([status, count]) => `${count} x ${status}`)
  process.stdout.write(`${asked.size} paths, ${answers.join(', ')}; ${faults.size} faults; seed ${SEED}\n`)
  expect([...faults].slice(0, 20), `seed ${SEED}`).toEqual([])
  expect([...asked].sort()).toEqual(operations.map(({ path }) => path).sort())
  // A fuzz whose requests are all turned away at the door would find nothing.
  expect(succeeded.size).toBeGreaterThan(operations.length / 2)
})
