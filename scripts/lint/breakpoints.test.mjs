import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import tailwind from '../../tailwind.config'
import { listFiles } from '../lib/files.mjs'
import { ROOT } from '../lib/root.mjs'

/** Breakpoints of the specification and the screen of the sticky header, in CSS pixels at the usual font size. */
const SCREENS = { xs: 320, sm: 640, md: 768, desktop: 992, lg: 1024, xl: 1280, xxl: 1536 }
const PIXELS_PER_REM = 16
/** The former `sm`. */
const RETIRED = /37\.5rem|\b(width|w) ?[<>=]+ ?600px|(min|max)-width: ?600px/

test('the screens are the breakpoints of the specification and the 992 px of the desktop', () => {
  const screens = Object.entries(tailwind.theme.screens).map(([name, width]) => [
    name,
    Number.parseFloat(width) * PIXELS_PER_REM,
  ])
  expect(Object.fromEntries(screens)).toEqual(SCREENS)
})

test('no style sheet and no `sizes` keeps the retired 600 px', () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    listFiles(folder, { root: ROOT, accept: (path) => /\.(css|tsx?)$/.test(path) }),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((path) => RETIRED.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})
