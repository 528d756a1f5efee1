const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

const folderOf = (path) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '')

/** What an import means: a file of the repository (path relative to its root) or a package (null). */
export function toRepositoryTarget(fromPath, specifier) {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  if (!specifier.startsWith('.')) return null
  const parts = folderOf(fromPath).split('/').filter(Boolean)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** The path with its extension among the known files, or null. */
export function findFile(target, known) {
  const extension = EXTENSIONS.find((candidate) => known.has(target + candidate))
  return extension === undefined ? null : target + extension
}

/** From every file the shortest chain of run-time imports to a file that `isGoal`, as a map of path → chain. */
export function findChains(edges, isGoal) {
  const importers = new Map()
  for (const [from, targets] of edges) {
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from])
  }
  const chains = new Map([...edges.keys()].filter(isGoal).map((path) => [path, [path]]))
  const queue = [...chains.keys()]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    for (const importer of importers.get(path) ?? []) {
      if (chains.has(importer)) continue
      chains.set(importer, [importer, ...chains.get(path)])
      queue.push(importer)
    }
  }
  return chains
}

/** Rings of run-time imports, each once, as the list of its files. */
export function findCycles(edges) {
  const cycles = []
  const state = new Map()
  const stack = []
  const visit = (path) => {
    state.set(path, 'open')
    stack.push(path)
    for (const target of edges.get(path) ?? []) {
      if (state.get(target) === 'open') cycles.push([...stack.slice(stack.indexOf(target)), target])
      else if (!state.has(target)) visit(target)
    }
    stack.pop()
    state.set(path, 'done')
  }
  for (const path of edges.keys()) if (!state.has(path)) visit(path)
  return cycles
}
