#!/usr/bin/env node
/**
 * Blurs the demo's pictures to what stands in their place until they have come: `node scripts/blurs.mjs` reads those that the data folder
 * has drawn (all of them, some minutes after the first start) and writes backend/db/seed/pictures/blurs.json. To be run again when pictures
 * are added or `KIT_VERSION` is raised; a test says so.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { fromRoot } from './lib/root.mjs'

/** A browser draws 6 × 4 pixels large as soft as it is needed, and 24 of them add less than a KiB to a listing. */
const SIZE = { width: 6, height: 4, fit: 'fill' }
const QUALITY = 10

const uploads = fromRoot(process.env.DATA_DIR ?? '.data', 'uploads')
const blurs = new Map()
for (const company of await readdir(uploads)) {
  const folder = join(uploads, company, 'pictures')
  for (const file of await readdir(folder).catch(() => [])) {
    const [, name] = /^(.+)-320\.webp$/.exec(file) ?? []
    if (!name || blurs.has(name)) continue
    const tiny = sharp(join(folder, file)).resize(SIZE).webp({ quality: QUALITY, effort: 6 })
    blurs.set(name, (await tiny.toBuffer()).toString('base64'))
  }
}
const version = Number(
  /KIT_VERSION = (\d+)/.exec(await readFile(fromRoot('backend/db/seed/pictures/pictures.ts'), 'utf8'))?.[1],
)
const sorted = Object.fromEntries([...blurs].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
const target = fromRoot('backend/db/seed/pictures/blurs.json')
await writeFile(target, `${JSON.stringify({ version, blurs: sorted }, null, 2)}\n`)
console.log(`${blurs.size} pictures in ${target}`)
