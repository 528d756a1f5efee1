import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { performance as eventLoop } from 'node:perf_hooks'
import { build } from 'esbuild'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDrawingThread } from './drawing-thread'
import type { DrawingJob } from './renderer-main'
import { SHARE_SIZE } from './share-address'

const log = { warn: vi.fn() }
const picture = await sharp({ create: { width: 960, height: 720, channels: 3, background: '#7ac' } })
  .webp()
  .toBuffer()
const card: DrawingJob = {
  kind: 'card',
  content: {
    shop: 'Lykia Tours',
    title: 'Kekova sunken city and Simena castle by boat',
    place: 'Kaş',
    price: '€37.80',
    picture,
    direction: 'ltr',
    colors: { brand: '#0B5A63', onBrand: '#FFFFFF', accent: '#FF9466', onAccent: '#33140A' },
  },
}

let folder: string
beforeAll(async () => {
  // Beside the shop's bundles: other steps, which run at the same time, check the files elsewhere in the tree.
  await mkdir('.build', { recursive: true })
  folder = await mkdtemp('.build/share-renderer-')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the bundle of the shop draws cards and icons, and its letters take none of the main thread', async () => {
  const outfile = resolve(folder, 'share-renderer.mjs')
  await build({
    entryPoints: ['lib/seo/share/renderer-main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@': process.cwd() },
  })
  const { draw, stop } = openDrawingThread(outfile, log)
  expect(await sharp(await draw(card)).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_SIZE })
  const favicon = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>')
  const icon = await draw({ kind: 'icon', favicon, icon: { edge: 48, purpose: null } })
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 })
  const before = eventLoop.eventLoopUtilization()
  for (let times = 0; times < 5; times += 1) await draw(card)
  expect(eventLoop.eventLoopUtilization(before).utilization).toBeLessThan(0.3)
  await stop()
})

test('a thread that hangs is ended at the deadline', async () => {
  const file = resolve(folder, 'hangs.mjs')
  await writeFile(file, 'export function render() { for (;;); }')
  const { draw, stop } = openDrawingThread(file, log, { deadlineMs: 500 })
  await expect(draw(card)).rejects.toThrow()
  await stop()
})
