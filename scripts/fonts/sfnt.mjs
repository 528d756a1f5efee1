/** The container of a TrueType font: a directory of tagged tables. Reading, writing and the few tables that `merge.mjs` needs. */

/** @returns {Map<string, Buffer>} tag to table */
export function readTables(font) {
  const tables = new Map()
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16
    const start = font.readUInt32BE(record + 8)
    tables.set(
      font.toString('latin1', record, record + 4),
      font.subarray(start, start + font.readUInt32BE(record + 12)),
    )
  }
  return tables
}

const pad4 = (length) => (length + 3) & ~3

function checksum(table) {
  const padded = Buffer.alloc(pad4(table.length))
  table.copy(padded)
  let sum = 0
  for (let offset = 0; offset < padded.length; offset += 4) sum = (sum + padded.readUInt32BE(offset)) >>> 0
  return sum
}

export function writeTables(tables) {
  const tags = [...tables.keys()].sort()
  const power = 2 ** Math.floor(Math.log2(tags.length))
  const header = Buffer.alloc(12 + tags.length * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(tags.length, 4)
  header.writeUInt16BE(power * 16, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE(tags.length * 16 - power * 16, 10)
  const parts = [header]
  let position = header.length
  tags.forEach((tag, index) => {
    const table = tables.get(tag)
    const record = 12 + index * 16
    header.write(tag, record, 'latin1')
    header.writeUInt32BE(checksum(table), record + 4)
    header.writeUInt32BE(position, record + 8)
    header.writeUInt32BE(table.length, record + 12)
    parts.push(table, Buffer.alloc(pad4(table.length) - table.length))
    position += pad4(table.length)
  })
  return Buffer.concat(parts)
}

const slicesOf = (data, offsets) => offsets.slice(0, -1).map((start, gid) => data.subarray(start, offsets[gid + 1]))

export function readGlyphs(tables) {
  const count = tables.get('maxp').readUInt16BE(4)
  const long = tables.get('head').readUInt16BE(50) === 1
  const loca = tables.get('loca')
  const offsets = Array.from({ length: count + 1 }, (_, gid) =>
    long ? loca.readUInt32BE(gid * 4) : loca.readUInt16BE(gid * 2) * 2,
  )
  return slicesOf(tables.get('glyf'), offsets)
}

/** @returns {{ advance: number, bearing: number }[]} one entry a glyph, in font units */
export function readMetrics(tables) {
  const count = tables.get('maxp').readUInt16BE(4)
  const full = tables.get('hhea').readUInt16BE(34)
  const hmtx = tables.get('hmtx')
  return Array.from({ length: count }, (_, gid) => ({
    advance: hmtx.readUInt16BE(Math.min(gid, full - 1) * 4),
    bearing: hmtx.readInt16BE(gid < full ? gid * 4 + 2 : full * 4 + (gid - full) * 2),
  }))
}

/** Outline variations: the tuples shared by all glyphs, and each glyph's own data. */
export function readVariations(tables) {
  const gvar = tables.get('gvar')
  const count = gvar.readUInt16BE(12)
  const long = (gvar.readUInt16BE(14) & 1) === 1
  const data = gvar.subarray(gvar.readUInt32BE(16))
  const offsets = Array.from({ length: count + 1 }, (_, gid) =>
    long ? gvar.readUInt32BE(20 + gid * 4) : gvar.readUInt16BE(20 + gid * 2) * 2,
  )
  const shared = gvar.readUInt32BE(8)
  const sharedCount = gvar.readUInt16BE(6)
  return { sharedCount, shared: gvar.subarray(shared, shared + sharedCount * 2), glyphs: slicesOf(data, offsets) }
}

/** @returns {Map<number, number>} code point to glyph, from the format 4 or 12 subtable */
export function readCharacters(tables) {
  const cmap = tables.get('cmap')
  const characters = new Map()
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4))
    if (table.readUInt16BE(0) === 4) readSegments(table, characters)
    if (table.readUInt16BE(0) === 12) readGroups(table, characters)
  }
  return characters
}

function readSegments(table, characters) {
  const doubled = table.readUInt16BE(6)
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = table.readUInt16BE(14 + segment)
    const first = table.readUInt16BE(16 + doubled + segment)
    const delta = table.readUInt16BE(16 + doubled * 2 + segment)
    const rangeAt = 16 + doubled * 3 + segment
    const range = table.readUInt16BE(rangeAt)
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const raw = range === 0 ? code : table.readUInt16BE(rangeAt + range + (code - first) * 2)
      const gid = raw === 0 ? 0 : (raw + delta) & 0xffff
      if (gid !== 0) characters.set(code, gid)
    }
  }
}

function readGroups(table, characters) {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12
    const first = table.readUInt32BE(at)
    for (let code = first; code <= table.readUInt32BE(at + 4); code += 1) {
      characters.set(code, table.readUInt32BE(at + 8) + code - first)
    }
  }
}

/** A format 12 subtable, the one that needs no packing; the subsetter writes the compact one. */
export function writeCharacters(characters) {
  const codes = [...characters.keys()].sort((left, right) => left - right)
  const table = Buffer.alloc(12 + 16 + codes.length * 12)
  table.writeUInt16BE(1, 2)
  table.writeUInt16BE(3, 4)
  table.writeUInt16BE(10, 6)
  table.writeUInt32BE(12, 8)
  table.writeUInt16BE(12, 12)
  table.writeUInt32BE(16 + codes.length * 12, 16)
  table.writeUInt32BE(codes.length, 24)
  codes.forEach((code, index) => {
    const at = 28 + index * 12
    table.writeUInt32BE(code, at)
    table.writeUInt32BE(code, at + 4)
    table.writeUInt32BE(characters.get(code), at + 8)
  })
  return table
}
