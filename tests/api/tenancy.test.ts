import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@/domain/wire/call'
import { CALLS, type CallName } from '@/domain/wire/calls'
import type { Json } from '@/domain/wire/translate'
import { runSandbox, type TestSandbox } from '@/sandbox/test-support/run-sandbox'
import { type AskOptions, startTestApi, type TestApi } from './harness'
import { hasPointer, pointersOf } from './support/id-fields'
import { type Line, POINTERS } from './support/pointer-table'
import { buildSide, partIds, type Side, snapshot } from './support/two-tenants'

type Request = Record<string, Json>
interface Answered {
  status: number
  code: string | null
  data: Json
  text: string
}

const calls = Object.entries(CALLS) as unknown as [CallName, Call][]
const guarded = calls.filter(([, call]) => call.access !== 'public' && call.access !== 'service')
const withPointers = calls.filter(([name, call]) => pointersOf(name, call).length > 0)
const lines = withPointers.flatMap(([name, call]) => {
  const line = POINTERS[name]
  return line ? [{ name, call, line }] : []
})

const USUAL = ['notFound', 'unauthenticated', 'forbidden']

let api: TestApi
let gateway: TestSandbox
/** Who asks, another member of the same tenant, and a member of another tenant. */
let mine: Side
let theirs: Side
let foreign: Side
let before: unknown

beforeAll(async () => {
  gateway = await runSandbox()
  api = await startTestApi({ paymentBaseUrl: gateway.origin })
  await partIds(api)
  mine = await buildSide(api, 'alpha', 'Askerson')
  theirs = await buildSide(api, 'alpha', 'Otherson')
  // Booking numbers are made of the second: in another one, so that theirs is not by chance ours, too.
  api.clock.now += 60_000
  foreign = await buildSide(api, 'beta', 'Foreigner')
  before = [await snapshot(api, theirs), await snapshot(api, foreign)]
})
afterAll(async () => {
  await api.stop()
  await gateway.close()
})

/** Every request from another address, so that no limit answers in the place of the call. */
async function send(name: CallName, request: Request, options: AskOptions): Promise<Answered> {
  const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`
  const answer = await api.ask(name, request as never, { address, idempotencyKey: randomUUID(), ...options })
  return { status: answer.status, code: answer.code, data: answer.data as Json, text: JSON.stringify(answer.body) }
}

/** Words of the owner that were not in the question. */
function leaks({ text }: Answered, owner: Side, request: Request): string[] {
  const asked = JSON.stringify(request)
  const { surname, email, bookingNumber, ticketNumber, reference, openReference, hold } = owner
  const secrets = [surname, email, bookingNumber, ticketNumber, reference, openReference, hold.holdToken]
  if (owner.company !== mine.company) secrets.push(`${owner.company}-1`)
  return secrets.filter((secret) => text.includes(secret) && !asked.includes(secret))
}

function expectNothing(answer: Answered, line: Line, owner: Side, request: Request): void {
  expect(leaks(answer, owner, request)).toEqual([])
  if (answer.status === 200) {
    expect(line.isNeutral?.(answer.data) ?? false, `answered: ${answer.text.slice(0, 300)}`).toBe(true)
  } else expect([...USUAL, ...(line.codes ?? [])], answer.text.slice(0, 300)).toContain(answer.code)
}

/** The asker's own request with one field of the owner's. */
const mixed = (line: Line, owner: Side): [string, Request][] =>
  Object.entries(line.request(owner))
    .filter(([key, value]) => JSON.stringify(line.request(mine)[key]) !== JSON.stringify(value))
    .map(([key, value]) => [key, { ...line.request(mine), [key]: value }])

const isIgnored = (line: Line, owner: Side) => mixed(line, owner).every(([key]) => line.ignored?.includes(key))

async function askMixed(name: CallName, line: Line, owner: Side): Promise<void> {
  const requests = mixed(line, owner)
  if (requests.length < 2) return
  for (const [key, request] of requests) {
    const answer = await send(name, request, { token: mine.token, service: true })
    if (line.ignored?.includes(key)) {
      expect(answer.status, answer.text).toBeLessThan(500)
      expect(leaks(answer, owner, request)).toEqual([])
    } else expectNothing(answer, line, owner, request)
  }
}

test('every call that takes an id, reference, number or token has its line in the table, and no other', () => {
  expect(Object.keys(POINTERS).sort()).toEqual(withPointers.map(([name]) => name).sort())
})

test.each(lines)('the line of $name has all its ids and is a request that the call takes', ({ name, call, line }) => {
  const request = line.request(mine)
  expect(pointersOf(name, call).filter((path) => !hasPointer(request, path))).toEqual([])
  expect(call.request.safeParse(request).error).toBeUndefined()
})

describe("another tenant's ids", () => {
  test.each(lines)('$name', async ({ name, line }) => {
    const request = line.request(foreign)
    const answer = await send(name, request, { token: mine.token, service: true })
    if (isIgnored(line, foreign)) expect(leaks(answer, foreign, request)).toEqual([])
    else expectNothing(answer, line, foreign, request)
    await askMixed(name, line, foreign)
  })
})

describe("another member's ids", () => {
  test.each(lines.filter(({ line }) => line.others === 'refused'))('$name', async ({ name, line }) => {
    const request = line.request(theirs)
    expectNothing(await send(name, request, { token: mine.token }), line, theirs, request)
    await askMixed(name, line, theirs)
  })

  test.each(lines.filter(({ line }) => line.others === 'together'))('$name, one of them', async ({ name, line }) => {
    await askMixed(name, line, theirs)
  })

  test('their idempotency key', async () => {
    const key = randomUUID()
    const request = (side: Side): Request => ({
      ...POINTERS.createReservation?.request(side),
      hold: null,
      flow: 'basket',
    })
    const options = { idempotencyKey: key, company: 'alpha' }
    const other = await buildSide(api, 'alpha', 'Keyholder')
    const first = await send('createReservation', request(other), { ...options, token: other.token })
    const second = await send('createReservation', request(mine), { ...options, token: mine.token })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(leaks(second, other, {})).toEqual([])
    expect((second.data as { reference: string }).reference).not.toBe((first.data as { reference: string }).reference)
  })
})

describe('a guest, and the token of another tenant', () => {
  test.each(guarded)('%s', async (name) => {
    const request = POINTERS[name]?.request
    for (const owner of [mine, foreign]) {
      for (const token of [undefined, foreign.token, 'x'.repeat(43)]) {
        const answer = await send(name, request?.(owner) ?? {}, token ? { token } : {})
        expect(leaks(answer, owner, request?.(owner) ?? {})).toEqual([])
        // Without ids there may be other fields that are missing; they are looked at before who asks.
        expect(request || answer.status !== 422 ? answer.status : 401, answer.text).toBe(401)
      }
    }
  })

  test.each(calls.filter(([, call]) => call.access === 'service'))('%s without the service key', async (name) => {
    const answer = await send(name, POINTERS[name]?.request(mine) ?? {}, { token: mine.token, service: false })
    expect(answer.status).toBe(403)
  })
})

test('after all of it nothing of the others has changed', async () => {
  expect([await snapshot(api, theirs), await snapshot(api, foreign)]).toEqual(before)
})
