// @vitest-environment node
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Answer, ask, confirmAtBank, runSandbox, sampleOrder } from '../test-support/run-sandbox'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-store-'))
})

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true })
})

const run = () => runSandbox({ SANDBOX_DATA_DIR: dataDir })
const readJournal = (): string => readFileSync(join(dataDir, 'gateway.jsonl'), 'utf8')

it('survives a restart in the middle of a payment', async () => {
  const before = await run()
  const started = await ask((done) => before.official.threedsInitialize.create(sampleOrder(), done))
  const { paymentId } = await confirmAtBank(started)
  const form = await ask((done) => before.official.checkoutFormInitialize.create(sampleOrder(), done))
  await before.close()

  const after = await run()
  const request = { conversationId: 'c', paymentId, paidPrice: '1.2', basketId: 'B67832', currency: 'TRY' }
  const paid = await ask((done) => after.official.threedsV2Payment.create(request, done))
  expect(paid).toMatchObject({ status: 'success', paymentId })
  const page = await fetch(`${after.origin}/checkout/${String(form.token)}`)
  expect(page.status).toBe(200)
  const refund = { conversationId: 'r', paymentId, price: '1.2', currency: 'TRY' }
  await ask((done) => after.official.refundV2.create(refund, done))
  await after.close()

  const last = await run()
  const again = await ask((done) => last.official.refundV2.create({ ...refund, price: '0.01' }, done))
  expect(again).toMatchObject({ status: 'failure' })
  const next = await ask((done) => last.official.payment.create(sampleOrder(), done))
  expect(next).toMatchObject({ status: 'success' })
  expect(Number(next.paymentId)).toBeGreaterThan(Number(paymentId))
  expect(listTransactionIds(next).every((id) => !listTransactionIds(paid).includes(id))).toBe(true)
  await last.close()
})

function listTransactionIds(answer: Answer): string[] {
  return (answer.itemTransactions as { paymentTransactionId: string }[]).map((item) => item.paymentTransactionId)
}

it('starts after it was killed while writing, without the half line', async () => {
  const before = await run()
  const paid = await ask((done) => before.official.payment.create(sampleOrder(), done))
  await before.close()
  appendFileSync(join(dataDir, 'gateway.jsonl'), '{"kind":"payment","id":"25000')

  const after = await run()
  const found = await ask((done) => after.official.payment.retrieve({ paymentId: paid.paymentId }, done))
  expect(found).toMatchObject({ status: 'success', paymentStatus: 'SUCCESS' })
  await after.close()
})

it('keeps one line per record when it starts, and never a card', async () => {
  const before = await run()
  const started = await ask((done) => before.official.threedsInitialize.create(sampleOrder(), done))
  const { paymentId } = await confirmAtBank(started)
  const request = { conversationId: 'c', paymentId, paidPrice: '1.2', basketId: 'B67832', currency: 'TRY' }
  await ask((done) => before.official.threedsV2Payment.create(request, done))
  await before.close()
  expect(readJournal().trim().split('\n')).toHaveLength(3)
  expect(readJournal()).not.toMatch(/5528790000000008|John|"cvc"|"123"/)

  await (await run()).close()
  expect(readJournal().trim().split('\n')).toHaveLength(1)
})
