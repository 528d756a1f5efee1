/**
 * Kerning of several fonts in one table. Every source keeps its bytes; only the glyph numbers inside its pair lookups are moved,
 * and one new list of lookups points into all of them.
 */

const DIRECT = 2
const EXTENSION = 9

/** @param {{ gpos: Buffer | undefined, shift: (gid: number) => number }[]} sources */
export function mergeKerning(sources) {
  const blobs = sources.flatMap(({ gpos, shift }) => (gpos ? [kernLookups(Buffer.from(gpos), shift)] : []))
  const count = blobs.reduce((sum, { lookups }) => sum + lookups.length, 0)
  const head = Buffer.alloc(10 + scripts.length + features(count).length)
  const list = Buffer.alloc(2 + count * 2)
  head.writeUInt16BE(1, 0)
  head.writeUInt16BE(10, 4)
  head.writeUInt16BE(10 + scripts.length, 6)
  head.writeUInt16BE(head.length, 8)
  scripts.copy(head, 10)
  features(count).copy(head, 10 + scripts.length)
  list.writeUInt16BE(count, 0)
  let slot = 2
  let position = list.length
  for (const { gpos, lookups } of blobs) {
    for (const lookup of lookups) {
      list.writeUInt16BE(position + lookup, slot)
      slot += 2
    }
    position += gpos.length
  }
  return Buffer.concat([head, list, ...blobs.map(({ gpos }) => gpos)])
}

/** One default language for every script the shop writes. */
const scripts = (() => {
  const tags = ['DFLT', 'cyrl', 'latn']
  const table = Buffer.alloc(2 + tags.length * 6 + 4 + 8)
  const script = 2 + tags.length * 6
  table.writeUInt16BE(tags.length, 0)
  tags.forEach((tag, index) => {
    table.write(tag, 2 + index * 6, 'latin1')
    table.writeUInt16BE(script, 6 + index * 6)
  })
  table.writeUInt16BE(4, script)
  table.writeUInt16BE(0xffff, script + 6)
  table.writeUInt16BE(1, script + 8)
  return table
})()

function features(count) {
  const table = Buffer.alloc(8 + 4 + count * 2)
  table.writeUInt16BE(1, 0)
  table.write('kern', 2, 'latin1')
  table.writeUInt16BE(8, 6)
  table.writeUInt16BE(count, 10)
  for (let index = 0; index < count; index += 1) table.writeUInt16BE(index, 12 + index * 2)
  return table
}

function kernLookups(gpos, shift) {
  const featureList = gpos.readUInt16BE(6)
  const wanted = new Set()
  for (let index = 0; index < gpos.readUInt16BE(featureList); index += 1) {
    const record = featureList + 2 + index * 6
    if (gpos.toString('latin1', record, record + 4) !== 'kern') continue
    const feature = featureList + gpos.readUInt16BE(record + 4)
    for (let slot = 0; slot < gpos.readUInt16BE(feature + 2); slot += 1)
      wanted.add(gpos.readUInt16BE(feature + 4 + slot * 2))
  }
  const lookupList = gpos.readUInt16BE(8)
  const moved = new Set()
  const lookups = [...wanted]
    .sort((left, right) => left - right)
    .map((index) => lookupList + gpos.readUInt16BE(lookupList + 2 + index * 2))
  for (const lookup of lookups) {
    for (let index = 0; index < gpos.readUInt16BE(lookup + 4); index += 1) {
      moveSubtable(
        gpos,
        lookup + gpos.readUInt16BE(lookup + 6 + index * 2),
        gpos.readUInt16BE(lookup),
        once(moved, shift),
      )
    }
  }
  return { gpos, lookups }
}

/** Coverage tables may be shared between subtables: each place is moved once. */
const once = (moved, shift) => (gpos, at) => {
  if (moved.has(at)) return
  moved.add(at)
  gpos.writeUInt16BE(shift(gpos.readUInt16BE(at)), at)
}

function moveSubtable(gpos, at, type, move) {
  if (type === EXTENSION) {
    moveSubtable(gpos, at + gpos.readUInt32BE(at + 4), gpos.readUInt16BE(at + 2), move)
    return
  }
  if (type !== DIRECT) throw new Error(`Lookup type ${type} is not a pair lookup`)
  moveCoverage(gpos, at + gpos.readUInt16BE(at + 2), move)
  if (gpos.readUInt16BE(at) === 2) {
    moveClasses(gpos, at + gpos.readUInt16BE(at + 8), move)
    moveClasses(gpos, at + gpos.readUInt16BE(at + 10), move)
    return
  }
  const size = 2 + 2 * (bits(gpos.readUInt16BE(at + 4)) + bits(gpos.readUInt16BE(at + 6)))
  for (let index = 0; index < gpos.readUInt16BE(at + 8); index += 1) {
    const set = at + gpos.readUInt16BE(at + 10 + index * 2)
    for (let pair = 0; pair < gpos.readUInt16BE(set); pair += 1) move(gpos, set + 2 + pair * size)
  }
}

const bits = (format) => format.toString(2).replaceAll('0', '').length

function moveCoverage(gpos, at, move) {
  const ranges = gpos.readUInt16BE(at) === 2
  for (let index = 0; index < gpos.readUInt16BE(at + 2); index += 1) {
    move(gpos, at + 4 + index * (ranges ? 6 : 2))
    if (ranges) move(gpos, at + 4 + index * 6 + 2)
  }
}

function moveClasses(gpos, at, move) {
  if (gpos.readUInt16BE(at) === 1) {
    move(gpos, at + 2)
    return
  }
  moveCoverage(gpos, at, move)
}
