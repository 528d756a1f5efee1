#!/usr/bin/env node
/**
 * Gathers the shop's icons: `node scripts/icons.mjs` writes public/icons/<hash>.svg, one file of symbols that a page fetches once, and
 * components/ui/icon-names.ts. The outputs are committed. An icon is added by its file in scripts/icons/lucide, as lucide.dev gives it.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { logos } from './icons/logos.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}scripts/icons/lucide`

/** What is drawn in an icon's file, without the frame that all of them share. */
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
