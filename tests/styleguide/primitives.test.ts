import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const UI = 'components/ui'
const GUIDE = 'components/styleguide'

/** They have no look of their own: one brings code later, the other moves what is there. */
const WITHOUT_LOOK = ['deferred', 'viewport-effects']

const componentsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => name.replace('.tsx', ''))

function importsOf(file: string, from: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(from)].map((match) => match[1] ?? '')
}

/** The primitives that the guide shows, and those that they are made of. */
function listShown(): Set<string> {
  const queue = componentsIn(GUIDE).flatMap((name) =>
    importsOf(`${GUIDE}/${name}.tsx`, /from '@\/components\/ui\/([\w-]+)'/g),
  )
  const primitives = componentsIn(UI)
  const shown = new Set<string>()
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (shown.has(name) || !primitives.includes(name)) continue
    shown.add(name)
    queue.push(...importsOf(`${UI}/${name}.tsx`, /from '\.\/([\w-]+)'/g))
  }
  return shown
}

test('the style guide shows every primitive', () => {
  const shown = listShown()
  const missing = componentsIn(UI).filter((name) => !shown.has(name) && !WITHOUT_LOOK.includes(name))
  expect(missing).toEqual([])
})

test('what is said to have no look is still there', () => {
  expect(componentsIn(UI)).toEqual(expect.arrayContaining(WITHOUT_LOOK))
})

test('the view draws every section that there is', () => {
  const sections = componentsIn(GUIDE).filter((name) => name.endsWith('-section') && name !== 'style-section')
  const drawn = importsOf(`${GUIDE}/styleguide-view.tsx`, /from '\.\/([\w-]+)'/g)
  expect(sections.filter((name) => !drawn.includes(name))).toEqual([])
})
