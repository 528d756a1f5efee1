import { mergeKerning } from './kerning.mjs'
import {
  readCharacters,
  readGlyphs,
  readMetrics,
  readTables,
  readVariations,
  writeCharacters,
  writeTables,
} from './sfnt.mjs'

/**
 * One font out of several that were cut from the same variable font (same units, same axis, same masters), as the published
 * per-script files are. The first is the base: its features stay, and its characters win.
 * @param {Buffer[]} fonts TrueType files
 */
export function mergeFonts(fonts) {
  const sources = fonts.map(readSource)
  const [base] = sources
  let total = 0
  for (const source of sources) {
    const shift = total === 0 ? 0 : total - 1
    source.shift = (gid) => (gid === 0 ? 0 : gid + shift)
    total = shift + source.glyphs.length
    if (!source.variations.shared.equals(base.variations.shared)) throw new Error('The fonts have different masters')
  }
  const own = (source) => (source === base ? 0 : 1)
  const glyphs = sources.flatMap((source) => source.glyphs.slice(own(source)).map((glyph) => moveParts(glyph, source)))
  const variations = sources.flatMap((source) => source.variations.glyphs.slice(own(source)))
  const metrics = sources.flatMap((source) => source.metrics.slice(own(source)))
  shareParts(glyphs, variations, base.glyphs.length)

  const characters = new Map()
  for (const source of sources.toReversed()) {
    for (const [code, gid] of source.characters) characters.set(code, source.shift(gid))
  }
  const tables = new Map(base.tables)
  for (const tag of ['HVAR', 'GDEF', 'DSIG']) tables.delete(tag)
  tables.set('cmap', writeCharacters(characters))
  tables.set('GPOS', mergeKerning(sources.map(({ tables: own, shift }) => ({ gpos: own.get('GPOS'), shift }))))
  writeOutlines(tables, sources, glyphs, metrics)
  tables.set('gvar', writeVariations(base.tables.get('gvar'), base.variations, variations))
  return writeTables(tables)
}

function readSource(font) {
  const tables = readTables(font)
  return {
    tables,
    glyphs: readGlyphs(tables),
    metrics: readMetrics(tables),
    variations: readVariations(tables),
    characters: readCharacters(tables),
  }
}

/** Places of the glyph numbers inside a composite outline. */
function partPlaces(glyph) {
  const places = []
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return places
  let at = 10
  let flags = 0x20
  while (flags & 0x20) {
    flags = glyph.readUInt16BE(at)
    places.push(at + 2)
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 0x80 ? 8 : flags & 0x40 ? 4 : flags & 8 ? 2 : 0)
  }
  return places
}

function moveParts(glyph, source) {
  const moved = Buffer.from(glyph)
  for (const place of partPlaces(moved)) moved.writeUInt16BE(source.shift(moved.readUInt16BE(place)), place)
  return moved
}

/** A letter with an accent brings its own copy of the letter: use the base's where the outline and its variation are the same. */
function shareParts(glyphs, variations, baseCount) {
  const key = (gid) => `${glyphs[gid].toString('base64')}.${variations[gid].toString('base64')}`
  const known = new Map()
  for (let gid = baseCount - 1; gid > 0; gid -= 1) if (glyphs[gid].length > 0) known.set(key(gid), gid)
  for (const glyph of glyphs.slice(baseCount)) {
    for (const place of partPlaces(glyph)) {
      const shared = known.get(key(glyph.readUInt16BE(place)))
      if (shared !== undefined) glyph.writeUInt16BE(shared, place)
    }
  }
}

function writeOutlines(tables, sources, glyphs, metrics) {
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  const padded = glyphs.map((glyph) => Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]))
  let position = 0
  padded.forEach((glyph, gid) => {
    position += glyph.length
    loca.writeUInt32BE(position, (gid + 1) * 4)
  })
  const hmtx = Buffer.alloc(metrics.length * 4)
  metrics.forEach(({ advance, bearing }, gid) => {
    hmtx.writeUInt16BE(advance, gid * 4)
    hmtx.writeInt16BE(bearing, gid * 4 + 2)
  })
  const maxp = Buffer.from(tables.get('maxp'))
  for (let at = 6; at + 2 <= maxp.length; at += 2) {
    maxp.writeUInt16BE(Math.max(...sources.map((source) => source.tables.get('maxp').readUInt16BE(at))), at)
  }
  maxp.writeUInt16BE(glyphs.length, 4)
  const head = Buffer.from(tables.get('head'))
  head.writeUInt16BE(1, 50)
  const hhea = Buffer.from(tables.get('hhea'))
  hhea.writeUInt16BE(Math.max(...metrics.map(({ advance }) => advance)), 10)
  hhea.writeUInt16BE(metrics.length, 34)
  const post = Buffer.from(tables.get('post').subarray(0, 32))
  post.writeUInt32BE(0x00030000, 0)
  for (const [tag, table] of Object.entries({ loca, hmtx, maxp, head, hhea, post, glyf: Buffer.concat(padded) })) {
    tables.set(tag, table)
  }
}

function writeVariations(original, { shared, sharedCount }, variations) {
  const header = Buffer.alloc(20 + (variations.length + 1) * 4)
  original.copy(header, 0, 0, 6)
  header.writeUInt16BE(sharedCount, 6)
  header.writeUInt32BE(header.length, 8)
  header.writeUInt16BE(variations.length, 12)
  header.writeUInt16BE(1, 14)
  header.writeUInt32BE(header.length + shared.length, 16)
  let position = 0
  variations.forEach((data, gid) => {
    position += data.length
    header.writeUInt32BE(position, 24 + gid * 4)
  })
  return Buffer.concat([header, shared, ...variations])
}
