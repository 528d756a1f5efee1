/** Not layers: texts, files, and the few modules at the root. */
const LEFT_OUT = new Set(['messages', 'public', 'root'])

/** The import rules of `scripts/lint/import-rules.mjs` in Graphviz' language; a layer points to those that it may import. */
export function buildLayersDot(rules) {
  const layers = Object.entries(rules).filter(([name]) => !LEFT_OUT.has(name))
  const lines = layers.flatMap(([name, { zones }]) => [
    `  "${name}"`,
    ...zones.filter((zone) => !LEFT_OUT.has(zone)).map((zone) => `  "${name}" -> "${zone}"`),
  ])
  return ['digraph layers {', '  rankdir=TB', '  node [shape=box style=rounded]', ...lines, '}', ''].join('\n')
}
