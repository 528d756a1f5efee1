import { expect, test } from 'vitest'
import { BROWSER_SHARE, DIRECTIVE_SHARE, findClientComponents } from './client-components.mjs'
import { readProductSources } from './sources.mjs'

const find = (files) => findClientComponents(Object.entries(files).map(([path, text]) => ({ path, text })))

const FILES = {
  'app/page.tsx': "import { Finder } from '@/components/home/finder'",
  'components/home/finder.tsx': "import { Where } from './where'\nimport { Price } from './price'",
  'components/home/where.tsx':
    "'use client'\nimport { Hint } from './hint'\nimport { Price } from './price'\nconst load = () => import('./late')",
  'components/home/hint.tsx': "import type { Words } from './words'",
  'components/home/late.tsx': 'export const Late = 1',
  'components/home/price.tsx': 'export const Price = 1',
  'components/home/words.tsx': 'export type Words = 1',
  'components/home/where.test.tsx': "import { Words } from './words'",
  'components/ui/tabs.tsx': "'use client'",
}

test('a component runs in the browser with the directive, and by what imports it', () => {
  const { components, directives, inBrowser } = find(FILES)
  expect(components).toHaveLength(6)
  expect(directives).toEqual(['components/home/where.tsx'])
  expect(inBrowser.map((path) => path.slice('components/home/'.length))).toEqual([
    'where.tsx',
    'hint.tsx',
    'late.tsx',
    'price.tsx',
  ])
})

test('the directive is redundant where client components alone import a file; primitives bring their own', () => {
  const marked = { 'components/home/hint.tsx': "'use client'", 'components/home/use-where.ts': "'use client'" }
  expect(find({ ...FILES, ...marked }).redundant).toEqual(Object.keys(marked))
  expect(find({ ...FILES, 'app/late.tsx': "const load = () => import('@/components/home/late')" }).redundant).toEqual(
    [],
  )
})

const { components, directives, inBrowser, redundant } = findClientComponents(readProductSources())

test('the directive stands at the boundary alone', () => {
  expect(redundant).toEqual([])
})

test('few components are client components', () => {
  expect(components.length).toBeGreaterThan(400)
  expect(directives.length / components.length).toBeLessThanOrEqual(DIRECTIVE_SHARE)
  expect(inBrowser.length / components.length).toBeLessThanOrEqual(BROWSER_SHARE)
})
