import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openRenderPool } from './platform/rendering/render-pool'
import type { DocumentJob } from './render-document'

test('the bundle of the shop renders a document, at a lower priority where threads have one', async () => {
  // In `.build`, beside the bundles of the shop: other checks scan the rest of the tree at the same time.
  await mkdir('.build', { recursive: true })
  const folder = await mkdtemp('.build/renderer-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const outfile = join(folder, 'renderer.mjs')
  await build({
    entryPoints: ['backend/renderer-main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@': process.cwd() },
  })
  const own = openRenderPool<DocumentJob>(outfile, { warn: vi.fn() })
  const statementTotals = { grossAmount: '0', tradeDiscount: '0', netAmount: '0', commission: '0', paidAmount: '0' }
  const month = { agencyId: 1, agencyName: 'Meltem', month: '2026-11', currency: 'EUR', isFinal: true }
  const statement = { ...month, statementLines: [], statementTotals }
  const content = { locale: 'en' as const, companyName: 'Lykia', legalName: 'Lykia Ltd.', brand: '#123456', statement }
  const before = await listNiceValues()
  expect((await own.render({ kind: 'statement', content })).subarray(0, 5).toString()).toBe('%PDF-')
  if (process.platform === 'linux') {
    const after = await listNiceValues()
    expect(Math.max(...after)).toBeGreaterThan(Math.max(...before))
    expect(Math.min(...after)).toBe(Math.min(...before))
  }
  await own.stop()
})

/** Returns the nice value of each thread of this process, or an empty list where the system has no such list. */
async function listNiceValues(): Promise<number[]> {
  const threads = await readdir('/proc/self/task').catch(() => [])
  const lines = await Promise.all(threads.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => '')))
  // proc(5): the 19th field, counted after the name in brackets, which may hold spaces.
  return lines.filter(Boolean).map((line) => Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]))
}
