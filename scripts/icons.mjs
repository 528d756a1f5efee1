#!/usr/bin/env node
/**
 * Collects the shop's icons: `node scripts/icons.mjs` writes public/icons/<hash>.svg, one sprite file that a page
 * fetches once, and components/ui/icon-names.ts. The outputs are committed. To add an icon, save its file from
 * lucide.dev in scripts/icons/lucide.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { logos } from './icons/logos.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}scripts/icons/lucide`

/** The shapes of an icon's file, without the `<svg>` element that all icons share. */
async function readLucide(file) {
  const source = await readFile(`${folder}/${file}`, 'utf8')
  const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1]
  if (!inside) throw new Error(`${file} is no drawing`)
  return inside.replaceAll(/>\s+</g, '><').trim()
}

const files = (await readdir(folder)).filter((file) => file.endsWith('.svg'))
const drawings = new Map(Object.entries(logos))
for (const file of files) drawings.set(file.replace('.svg', ''), await readLucide(file))
const sorted = [...drawings.keys()].sort()
const symbols = sorted.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawings.get(name)}</symbol>`)
const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC licence -->${symbols.join('')}</svg>`
const file = `/icons/${createHash('sha256').update(sprite).digest('hex').slice(0, 10)}.svg`

await rm(`${root}public/icons`, { recursive: true, force: true })
await mkdir(`${root}public/icons`, { recursive: true })
await writeFile(`${root}public${file}`, sprite)
await writeFile(
  `${root}components/ui/icon-names.ts`,
  [
    '/** Written by `node scripts/icons.mjs`. */',
    'export const ICON_NAMES = [',
    ...sorted.map((name) => `  '${name}',`),
    '] as const',
    '',
    'export type IconName = (typeof ICON_NAMES)[number]',
    '',
  ].join('\n'),
)
await writeFile(
  `${root}components/ui/icon-file.ts`,
  `/** Written by \`node scripts/icons.mjs\`. */\nexport const ICON_FILE = '${file}'\n`,
)
console.log(`${sorted.length} icons, ${sprite.length} bytes`)
