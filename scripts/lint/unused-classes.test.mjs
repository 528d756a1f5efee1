import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../lib/files.mjs'
import { ROOT } from '../lib/root.mjs'
import { findUnusedClasses } from './unused-classes.mjs'

const read = (folders, accept) =>
  folders
    .flatMap((folder) => listFiles(folder, { root: ROOT, accept }))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

const isSource = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)

test('a class that no source names is reported with its sheet', () => {
  const css =
    '@layer components { .card { & > .card-price:hover { gap: .5rem } } /* .gone */ .note-large, .leaflet-bar { top: 0 } }'
  const source = { path: 'card.tsx', text: `cx('card', \`note-\${size}\`)` }
  expect(findUnusedClasses([{ path: 'a.css', text: css }], [source])).toEqual(['a.css: .card-price is used nowhere'])
})

test('every class of our style sheets is used', () => {
  const sheets = read(['app', 'components'], (path) => path.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(40)
  expect(findUnusedClasses(sheets, read(['app', 'components', 'lib', 'server'], isSource))).toEqual([])
})
