#!/usr/bin/env node
/**
 * Gathers the shop's icons: `node scripts/icons.mjs` writes public/icons/<hash>.svg, one file of symbols that a page fetches once, and
 * components/ui/icon-names.ts. The outputs are committed; run it again after a change of the list below.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { logos } from './icons/logos.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}node_modules/lucide-react/dist/esm/icons`

const names = `
  accessibility anchor arrow-left arrow-left-right arrow-right arrow-up-down baby badge-check ban bath bed-double bell bike
  briefcase building-2 bus calendar calendar-check camera car chevron-down chevron-left chevron-right chevron-up circle-alert
  check circle-check circle-question-mark circle-user-round circle-x clock coffee compass copy credit-card download
  ellipsis external-link eye eye-off file-text fish flower-2 footprints fuel gauge gem gift globe grip hand-coins handshake heart
  heart-pulse history hotel house image images info landmark languages layout-grid life-buoy link list lock log-in log-out luggage
  mail map map-pin menu message-circle minus monitor moon mountain navigation palmtree paperclip pencil percent phone plane plane-landing
  plane-takeoff play plus printer qr-code quote receipt-text rotate-ccw sailboat scale search send settings-2 share-2 shield-check ship
  shopping-bag sliders-horizontal smartphone snowflake sparkles star stethoscope sun tag ticket ticket-percent trash-2 triangle-alert
  umbrella upload user user-check users utensils wallet waves wifi wifi-off x zap
`
  .trim()
  .split(/\s+/)

const toAttribute = (value) => String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** An icon that was renamed leaves a file that points to the new one. */
async function readLucide(name) {
  const source = await readFile(`${folder}/${name}.mjs`, 'utf8')
  const renamed = /from '\.\/([\w-]+)\.mjs'/.exec(source)?.[1]
  return renamed ? readLucide(renamed) : (await import(`${folder}/${name}.mjs`)).__iconData
}

async function drawLucide(name) {
  const icon = await readLucide(name)
  return icon.node
    .map(([tag, { key: _key, ...attributes }]) => {
      const pairs = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${toAttribute(value)}"`)
      return `<${tag} ${pairs.join(' ')}/>`
    })
    .join('')
}

const drawings = new Map(Object.entries(logos))
for (const name of names) drawings.set(name, await drawLucide(name))
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
