import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { TenantDatabase } from '../platform/database/client'
import { MediaIndex } from './media-index'
import { parseMediaAddress } from './names'

const rows = vi.fn<() => Promise<{ contentType: string }[]>>()
const chain = { from: () => chain, where: () => chain, limit: () => rows() }
const db = { select: () => chain } as unknown as TenantDatabase
const index = () => new MediaIndex({ getDatabase: (company) => (company === 'lykia' ? db : null) })

const address = (path: string) => {
  const parsed = parseMediaAddress(path)
  if (!parsed) throw new Error(`no address: ${path}`)
  return parsed
}
const PHOTOGRAPH = address('lykia/urun/1/boat-0f3c5a7b9d1e2f30-320.avif')
const DRAWING = address('lykia/urun/1/boat-0f3c5a7b9d1e2f30.svg')

beforeEach(() => {
  rows.mockReset().mockResolvedValue([{ contentType: 'image/jpeg' }])
})

test('the database is asked once for all variants of a picture', async () => {
  const known = index()
  expect(await known.has(PHOTOGRAPH)).toBe(true)
  expect(await known.has(address('lykia/urun/1/boat-0f3c5a7b9d1e2f30-640.webp'))).toBe(true)
  expect(rows).toHaveBeenCalledTimes(1)
})

test('a photograph has no address of a drawing, and a drawing none of a variant', async () => {
  expect(await index().has(DRAWING)).toBe(false)
  rows.mockResolvedValue([{ contentType: 'image/svg+xml' }])
  const known = index()
  expect([await known.has(DRAWING), await known.has(PHOTOGRAPH)]).toEqual([true, false])
})

test('an address that names nothing is remembered for some seconds', async () => {
  rows.mockResolvedValue([])
  const known = index()
  for (const _ of [1, 2, 3]) expect(await known.has(PHOTOGRAPH)).toBe(false)
  expect(rows).toHaveBeenCalledTimes(1)
  const later = performance.now() + 6_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  onTestFinished(() => clock.mockRestore())
  // The cache reads the clock once a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 5))
  rows.mockResolvedValue([{ contentType: 'image/jpeg' }])
  expect(await known.has(PHOTOGRAPH)).toBe(true)
})

test('an unknown company has no pictures, and no database is asked', async () => {
  expect(await index().has({ ...PHOTOGRAPH, company: 'nobody' })).toBe(false)
  expect(rows).not.toHaveBeenCalled()
})
