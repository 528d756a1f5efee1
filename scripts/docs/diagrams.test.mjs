import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../lib/root.mjs'
import { RULES } from '../lint/import-rules.mjs'
import { buildLayersDot } from './layers-diagram.mjs'
import { renderDiagram } from './render-diagram.mjs'

const processes = readFileSync(fromRoot('docs/diagrams/processes.dot'), 'utf8')

test.each([
  ['processes', 'Processes and stores of an installation', processes],
  ['layers', 'Layers of the code and the imports that they may have', buildLayersDot(RULES)],
])('docs/diagrams/%s.svg is what its source says: `npm run docs:pages` writes it anew', async (name, title, dot) => {
  await expect(await renderDiagram(dot, title)).toMatchFileSnapshot(fromRoot(`docs/diagrams/${name}.svg`))
})

test('a diagram has its own colours for light and dark pages', async () => {
  const svg = await renderDiagram('digraph { a -> b }', 'Two boxes')
  expect(svg).toContain('<title>Two boxes</title>')
  expect(svg).toContain('prefers-color-scheme: dark')
  expect(svg.match(/class="node"/g)).toHaveLength(2)
})
