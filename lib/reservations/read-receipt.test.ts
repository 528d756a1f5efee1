import { expect, test } from 'vitest'
import { MAXIMUM_RECEIPT_BYTES, readReceipt } from './read-receipt'

const file = (bytes: Uint8Array<ArrayBuffer>, type = 'application/pdf') => new File([bytes], 'receipt', { type })

test('every byte of a receipt arrives', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
  const base64 = await readReceipt(file(bytes))
  expect(Buffer.from(base64 ?? '', 'base64').equals(Buffer.from(bytes))).toBe(true)
})

test('what the API would refuse is not sent', async () => {
  expect(await readReceipt(file(new Uint8Array(MAXIMUM_RECEIPT_BYTES + 1)))).toBeNull()
  expect(await readReceipt(file(new Uint8Array(0)))).toBeNull()
  expect(await readReceipt(file(new Uint8Array(9), 'image/svg+xml'))).toBeNull()
  expect(await readReceipt(file(new Uint8Array(MAXIMUM_RECEIPT_BYTES), 'image/png'))).not.toBeNull()
})
