// @vitest-environment node
import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerBank, readFormAction, readHiddenFields } from './test-support/bank-page'
import { expectationOf, orderOf } from './test-support/orders'
import { type SandboxProcess, startSandboxProcess } from './test-support/sandbox-process'
import type { HostedPageOrder, PaymentProvider } from './types'

const CARD = { holder: 'Ayşe Yılmaz', number: '5528 7900 0000 0008', month: '12', year: '2030', cvc: '937' }

let sandbox: SandboxProcess
let provider: PaymentProvider

beforeAll(async () => {
  sandbox = await startSandboxProcess()
  provider = sandbox.connect()
}, 60_000)

afterAll(() => sandbox.stop())

function hostedOrder(enabledInstalments: number[] = []): HostedPageOrder {
  return { ...orderOf(), callbackUrl: 'http://127.0.0.1:9/return', enabledInstalments, requiresThreeDS: true }
}

async function open(order: HostedPageOrder): Promise<{ token: string; pageUrl: string }> {
  const started = await provider.startHostedPage(order)
  if (started.outcome !== 'started') throw new Error(inspect(started))
  expect(started.expiresInSeconds).toBe(1800)
  return started
}

async function submit(pageUrl: string, fields: Record<string, string>): Promise<Response> {
  const page = await (await fetch(pageUrl)).text()
  const url = new URL(readFormAction(page), pageUrl)
  return fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'pay', ...fields }), redirect: 'manual' })
}

async function payOnPage(pageUrl: string, fields: Record<string, string>): Promise<Record<string, string>> {
  const answer = await submit(pageUrl, fields)
  expect(answer.status).toBe(303)
  const bankUrl = new URL(answer.headers.get('location') ?? '', pageUrl).href
  return readHiddenFields(await answerBank(`<form action="${bankUrl}">`))
}

it('takes the money itself and tells what it took when it is asked', async () => {
  const order = hostedOrder()
  const { token, pageUrl } = await open(order)
  expect(await provider.queryHostedPage({ token, expected: expectationOf(order) })).toEqual({ outcome: 'notFound' })
  expect(await payOnPage(pageUrl, CARD)).toEqual({ token })
  const result = await provider.queryHostedPage({ token, expected: expectationOf(order) })
  expect(result).toMatchObject({ outcome: 'captured', amount: '1200.50', basketId: order.basketId, instalments: 1 })
  expect((await fetch(pageUrl)).status).toBe(404)
})

it('puts the difference of instalments on top, and only offers those that are allowed', async () => {
  const order = hostedOrder([3])
  const { token, pageUrl } = await open(order)
  expect((await submit(pageUrl, { ...CARD, instalments: '6' })).status).toBe(422)
  await payOnPage(pageUrl, { ...CARD, instalments: '3' })
  const result = await provider.queryHostedPage({ token, expected: expectationOf(order) })
  expect(result).toMatchObject({ outcome: 'captured', price: '1200.50', amount: '1247.32', instalments: 3 })
})

it('says what is wrong with a card, and lets the next one pay', async () => {
  const order = hostedOrder()
  const { token, pageUrl } = await open(order)
  for (const wrong of [{ number: '4242424242424242' }, { year: '2020' }, { cvc: '' }]) {
    const answer = await submit(pageUrl, { ...CARD, ...wrong })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('role="alert"')
    expect(page).not.toContain('4242424242424242')
  }
  await payOnPage(pageUrl, { ...CARD, number: '4111111111111129' })
  const declined = await provider.queryHostedPage({ token, expected: expectationOf(order) })
  expect(declined).toMatchObject({ outcome: 'declined', reason: 'insufficientFunds' })
  await payOnPage(pageUrl, CARD)
  expect((await provider.queryHostedPage({ token, expected: expectationOf(order) })).outcome).toBe('captured')
})

it('can be left without paying', async () => {
  const order = hostedOrder()
  const { token, pageUrl } = await open(order)
  const page = await (await submit(pageUrl, { action: 'back' })).text()
  expect(readHiddenFields(page)).toEqual({ token })
  expect(await provider.queryHostedPage({ token, expected: expectationOf(order) })).toEqual({ outcome: 'notFound' })
})

it('does not accept less than was asked for', async () => {
  const order = hostedOrder()
  const { token, pageUrl } = await open(order)
  await payOnPage(pageUrl, CARD)
  const expected = { ...expectationOf(order), amount: '1200.51' }
  expect(await provider.queryHostedPage({ token, expected })).toMatchObject({ outcome: 'mismatch', fields: ['amount'] })
})
