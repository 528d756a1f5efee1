// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, confirmAtBank, runSandbox, sampleOrder, type TestSandbox } from '../test-support/run-sandbox'
import { Faults, faultRequest, getRequestedFault } from './faults'

let sandbox: TestSandbox
let shop: Server
let returns: string[] = []

beforeAll(async () => {
  sandbox = await runSandbox()
  shop = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString('utf8')
    })
    request.on('end', () => {
      returns = [...returns, body]
      response.writeHead(303, { location: '/' }).end()
    })
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  shop.close()
  await sandbox.close()
})

function addFault(fault: unknown): Promise<Response> {
  return fetch(`${sandbox.origin}/_faults`, { method: 'POST', body: JSON.stringify(fault) })
}

it('takes faults in turn and forgets those whose times are up', () => {
  const faults = new Faults()
  faults.add(faultRequest.parse({ on: '/payment/auth', kind: 'slow', times: 2 }))
  faults.add(faultRequest.parse({ on: '/payment/auth', kind: 'empty' }))
  expect(faults.take('/payment/detail', '')).toBeNull()
  expect([1, 2, 3, 4].map(() => faults.take('/payment/auth', '')?.kind)).toEqual(['slow', 'slow', 'empty', undefined])
})

it('leaves alone whom a fault is not about', () => {
  const faults = new Faults()
  faults.add(faultRequest.parse({ on: 'callback', kind: 'twice', about: 'conversation-7' }))
  expect(faults.take('callback', 'conversation-8')).toBeNull()
  expect(faults.take('callback', 'conversation-7')?.kind).toBe('twice')
  expect(faults.take('callback', 'conversation-7')).toBeNull()
})

it('is asked for, listed and cleared over HTTP', async () => {
  expect((await addFault({ on: '/payment/detail', kind: 'cut', times: 3 })).status).toBe(201)
  const listed = await (await fetch(`${sandbox.origin}/_faults`)).json()
  expect(listed).toMatchObject([{ on: '/payment/detail', kind: 'cut', times: 3, applied: true }])
  await fetch(`${sandbox.origin}/_faults`, { method: 'DELETE' })
  expect(await (await fetch(`${sandbox.origin}/_faults`)).json()).toEqual([])
})

it.each([
  ['an unknown kind', { on: '/payment/auth', kind: 'explode' }],
  ['an unknown place', { on: '/elsewhere', kind: 'slow' }],
  ['a wrong amount where none is told', { on: '/payment/cancel', kind: 'wrongAmount' }],
  ['half an answer of a customer', { on: 'callback', kind: 'cut' }],
  ['no times', { on: '/payment/auth', kind: 'slow', times: 0 }],
  ['nothing', null],
])('refuses %s and says why', async (_, fault) => {
  const answer = await addFault(fault)
  expect(answer.status).toBe(400)
  expect((await answer.json()).problems.length).toBeGreaterThan(0)
})

it('reads a fault from a header, or from the basket of a payment that is being collected', () => {
  expect(getRequestedFault('/payment/detail', 'slow', undefined)?.kind).toBe('slow')
  expect(getRequestedFault('/payment/v2/3dsecure/auth', undefined, 'FAULT-never-17')?.kind).toBe('never')
  expect(getRequestedFault('/payment/3dsecure/initialize', undefined, 'FAULT-never-17')).toBeNull()
  expect(getRequestedFault('/payment/auth', undefined, 'FAULT-explode-17')).toBeNull()
  expect(getRequestedFault('/payment/auth', undefined, 'LYK-17')).toBeNull()
})

it('lets a header decide the fate of one request', async () => {
  const answer = await fetch(`${sandbox.origin}/payment/detail`, {
    method: 'POST',
    headers: { 'x-sandbox-fault': 'html502' },
    body: '{}',
  })
  expect(answer.status).toBe(502)
  expect(await answer.text()).toContain('<html>')
})

it('brings the customer back twice', async () => {
  const callbackUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/return`
  const started = await ask((done) => sandbox.official.threedsInitialize.create(sampleOrder({ callbackUrl }), done))
  await addFault({ on: 'callback', kind: 'twice' })
  const fields = await confirmAtBank(started)
  expect(returns).toHaveLength(1)
  expect(Object.fromEntries(new URLSearchParams(returns[0]))).toEqual(fields)
})
