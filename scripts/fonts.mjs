#!/usr/bin/env node
/**
 * Subsets the shop's fonts: `node scripts/fonts.mjs` writes public/fonts/*.woff2 (named by content hash, so that they
 * may be cached forever) and app/fonts/font-files.ts. The outputs are committed; run the script again after a change of
 * the character sets or of the packages.
 *
 * One file per page: the published packages split Manrope by script, and a page in Turkish or Russian would need two or
 * three files. The script therefore merges the parts first and then subsets them per language group.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { mergeFonts } from './fonts/merge.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = `${root}node_modules/@fontsource-variable`
const outputs = `${root}public/fonts`
const voucherFonts = `${root}backend/platform/pdf/fonts`
const LIMIT = 30 * 1024

/** The design uses only weights 500 to 800; the rest of the axis is removed. */
const variationAxes = { wght: { min: 500, max: 800, default: 500 } }

const span = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
const ascii = span(0x20, 0x7e)
const signs = ' «»°©²³·×№–—‘’‚“”„†•…‰‹›€₺£$₽™↑↓−'
/** Place names keep their Turkish letters in every language; every language menu contains Русский. */
const turkish = 'çÇğĞıİöÖşŞüÜâÂîÎûÛ'
const western = `${span(0xa0, 0xff)}ŒœŸąĄęĘćĆńŃśŚźŹżŻłŁ`
const cyrillic = `Ёё${span(0x0410, 0x044f)}`
const arabic = `${span(0x0621, 0x063a)}${span(0x0640, 0x0652)}،؛؟٪ٱ`

const latinFeatures = ['kern', 'tnum']
const arabicFeatures = ['init', 'medi', 'fina', 'isol', 'rlig', 'ccmp', 'mark', 'mkmk']

const read = (name, part) => readFile(`${packages}/${name}/files/${name}-${part}-wght-normal.woff2`)

async function readManrope() {
  const parts = await Promise.all(['latin', 'latin-ext', 'cyrillic'].map((part) => read('manrope', part)))
  const plain = parts.map((part) => subsetFont(part, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' }))
  return mergeFonts(await Promise.all(plain))
}

async function cut(name, font, text, keepFeatures) {
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures, noHinting: true, dropTables: ['DSIG', 'HVAR'] }
  const file = await subsetFont(font, text, options)
  if (file.length > LIMIT) throw new Error(`${name} is ${file.length} bytes, above the budget of ${LIMIT}`)
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 10)
  await writeFile(`${outputs}/${name}.${hash}.woff2`, file)
  console.log(`${name.padEnd(14)} ${file.length} bytes`)
  return [name, `/fonts/${name}.${hash}.woff2`]
}

await mkdir(outputs, { recursive: true })
for (const old of await readdir(outputs)) if (old.endsWith('.woff2')) await rm(`${outputs}/${old}`)

const manrope = await readManrope()
const noto = await read('noto-sans-arabic', 'arabic')
const files = [
  await cut('latin', manrope, `${ascii}${signs}${turkish}${western}Русский`, latinFeatures),
  await cut('cyrillic', manrope, `${ascii}${signs}${turkish}äÄßéè${cyrillic}`, latinFeatures),
  await cut('arabic-latin', manrope, `${ascii}${signs}${turkish}äÄßé`, latinFeatures),
  await cut('arabic', noto, arabic, arabicFeatures),
]

/**
 * The voucher PDF needs plain TrueType fonts of one weight each; names of guests and products may contain any available
 * letter.
 */
async function cutForPrint(name, font, text, weight, keepFeatures) {
  const options = {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    keepFeatures,
    noHinting: true,
    dropTables: ['DSIG'],
  }
  await writeFile(`${voucherFonts}/${name}.ttf`, await subsetFont(font, text, options))
}

await mkdir(voucherFonts, { recursive: true })
const latinExtended = span(0x100, 0x17f)
const letters = `${ascii}${signs}${turkish}${western}${latinExtended}${cyrillic}`
for (const [name, weight] of [
  ['regular', 500],
  ['bold', 800],
]) {
  await cutForPrint(name, manrope, letters, weight, latinFeatures)
  await cutForPrint(`arabic-${name}`, noto, `${arabic}${ascii}`, weight, arabicFeatures)
}

const licences = ['manrope', 'noto-sans-arabic'].map((name) => readFile(`${packages}/${name}/LICENSE`, 'utf8'))
for (const folder of [outputs, voucherFonts])
  await writeFile(`${folder}/OFL.txt`, (await Promise.all(licences)).join('\n\n'))

const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`)
await writeFile(
  `${root}app/fonts/font-files.ts`,
  [
    '/** Written by `node scripts/fonts.mjs`. */',
    'export const FONT_FILES = {',
    ...files.map(([name, url]) => `  ${key(name)}: '${url}',`),
    '} as const',
    '',
  ].join('\n'),
)
