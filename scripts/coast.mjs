#!/usr/bin/env node
/**
 * Extracts the coastline of the maps from Natural Earth (public domain, 1:10m): `node scripts/coast.mjs` writes
 * public/images/coast.json, rings of land in hundred-thousandths of a degree, and public/images/coast.svg, the same as
 * a static image in Web Mercator. Both are committed; `lib/catalogue/listing/map-frame.ts` defines the frame that the
 * image covers.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { clipRing, simplify } from './coast/rings.mjs'
import { fromRoot } from './lib/root.mjs'

/** West, south, east, north: Turkey with its seas and islands, Cyprus, Greece. */
const FRAME = [18, 33, 46, 43]
const EXACT = 1e4
/** Degrees: data of this scale has no finer detail. */
const TOLERANCE = 0.004
const STILL_TOLERANCE = 0.012
const WIDTH = 2800

const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
const topology = JSON.parse(await readFile(path, 'utf8'))
/** Includes holes (lakes). */
const rings = feature(topology, topology.objects.land)
  .features.flatMap(({ geometry }) => geometry.coordinates.flat())
  .map((ring) => clipRing(ring, FRAME))
  .filter((ring) => ring.length > 3)

const project = ([longitude, latitude]) => [
  longitude,
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI,
]

const fine = rings.map((ring) => simplify(ring, TOLERANCE)).filter((ring) => ring.length > 3)
const shore = fine.map((ring) => ring.flatMap((point) => point.map((value) => Math.round(value * EXACT))))
await writeFile(fromRoot('public/images/coast.json'), JSON.stringify({ exact: EXACT, rings: shore }))

const [west, , east] = FRAME
const [, bottom] = project([west, FRAME[1]])
const [, top] = project([east, FRAME[3]])
const scale = WIDTH / (east - west)
const height = Math.round((top - bottom) * scale)
const toPath = (ring) => {
  const points = ring.map(project).map(([x, y]) => `${Math.round((x - west) * scale)} ${Math.round((top - y) * scale)}`)
  return `M${points.join('L')}Z`
}
const still = rings.map((ring) => simplify(ring, STILL_TOLERANCE)).filter((ring) => ring.length > 3)
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"><path fill="#d4e9ea" d="M0 0H${WIDTH}V${height}H0Z"/><path fill="#f3e9dd" fill-rule="evenodd" d="${still.map(toPath).join('')}"/></svg>`
await writeFile(fromRoot('public/images/coast.svg'), svg)
console.log(`${fine.length} rings, ${shore.flat().length / 2} points; the still picture is ${WIDTH} by ${height}`)
