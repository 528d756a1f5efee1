import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEnvironment } from '../platform/env/env'
import { openContent, openName, SEALED_CONTENT, sealColumns } from './sealed-row'
import { createDocumentSealer, SEAL_BYTES } from './sealer'

const environment = (key: string, before?: string) =>
  readEnvironment({
    QUOTE_SECRET: 'quote-secret-of-the-tests',
    SERVICE_KEY: 'service-key-of-the-tests',
    REVALIDATE_SECRET: 'revalidate-secret-of-tests',
    DOCUMENTS_KEY: key,
    DOCUMENTS_KEY_BEFORE: before,
  })
const OLD = 'the-old-documents-key-of-32-signs'
const NEW = 'the-new-documents-key-of-32-signs'

const bytes = fc.uint8Array({ maxLength: 2_000 }).map((value) => Buffer.from(value))

test('any content and name come back, and neither stands in a stored column', () => {
  const sealer = createDocumentSealer(environment(OLD), 'alpha')
  fc.assert(
    fc.property(bytes, fc.string({ minLength: 12, maxLength: 120 }), (content, name) => {
      const row = { tokenHash: 'hash', fileName: `${name}.pdf`, mediaType: 'application/pdf', content }
      const columns = { ...row, ...sealColumns(sealer, row) }
      expect(openContent(sealer, columns)).toEqual(content)
      expect(openName(sealer, columns)).toBe(row.fileName)
      expect([columns.fileName, columns.content]).toEqual(['document.pdf', SEALED_CONTENT])
      expect(columns.sealedContent.length).toBe(content.length + SEAL_BYTES)
      expect(columns.sealedName.includes(name)).toBe(false)
    }),
    { numRuns: 50 },
  )
})

test('a changed byte, another row, another part or another tenant opens nothing', () => {
  const sealer = createDocumentSealer(environment(OLD), 'alpha')
  const sealed = sealer.seal(Buffer.from('finding'), 'content:a')
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => sealer.open(changed, sealer.keyId, 'content:a')).toThrow()
  }
  for (const label of ['content:b', 'name:a']) expect(() => sealer.open(sealed, sealer.keyId, label)).toThrow()
  expect(() => sealer.open(sealed.subarray(0, 20), sealer.keyId, 'content:a')).toThrow()
  const other = createDocumentSealer(environment(OLD), 'beta')
  expect(other.open(sealed, sealer.keyId, 'content:a')).toBeNull()
  expect(() => other.open(sealed, other.keyId, 'content:a')).toThrow()
})

test('while the key is changed both are read and the new one writes; without the former key there is no content', () => {
  const before = createDocumentSealer(environment(OLD), 'alpha')
  const during = createDocumentSealer(environment(NEW, OLD), 'alpha')
  const after = createDocumentSealer(environment(NEW), 'alpha')
  const row = { tokenHash: null, fileName: 'x-ray.jpg', mediaType: 'image/jpeg', content: Buffer.from('bytes') }
  const old = { ...row, ...sealColumns(before, row) }
  expect(during.formerKeyIds).toEqual([before.keyId])
  expect([openContent(during, old)?.toString(), openName(during, old)]).toEqual(['bytes', 'x-ray.jpg'])
  expect([openContent(after, old), openName(after, old)]).toEqual([null, 'document.jpg'])
  const written = { ...row, ...sealColumns(during, row) }
  expect(openContent(after, written)?.toString()).toBe('bytes')
})
