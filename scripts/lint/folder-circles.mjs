import { findCycles } from './import-graph.mjs'

/**
 * The folder that a file of a layer counts for: `lib/api` for all that lies beneath it, `lib` for the layer's own files, and
 * `backend/platform/http` where `platform` is `split`. Null in a folder that is left out.
 */
function folderOf(path, { split = [], except = [] }) {
  const folders = path.split('/').slice(0, -1)
  if (except.includes(folders[1])) return null
  return folders.slice(0, split.includes(folders[1]) ? 3 : 2).join('/')
}

/** For every folder of the layer the folders that it imports, each with one import that says so. */
function toFolderGraph(edges, layer, rule) {
  const isOfLayer = (path) => path.startsWith(`${layer}/`)
  const graph = new Map()
  for (const [from, targets] of edges) {
    if (!isOfLayer(from)) continue
    for (const to of targets.filter(isOfLayer)) {
      const [importer, imported] = [folderOf(from, rule), folderOf(to, rule)]
      if (importer === null || imported === null || importer === imported) continue
      if (!graph.has(importer)) graph.set(importer, new Map())
      if (!graph.get(importer).has(imported)) graph.get(importer).set(imported, `${from} imports ${to}`)
    }
  }
  return graph
}

/** Circles of folders of a layer, each with the imports that close it. */
export function findFolderCircles(edges, layer, rule) {
  const graph = toFolderGraph(edges, layer, rule)
  const cycles = findCycles(new Map([...graph].map(([folder, imported]) => [folder, [...imported.keys()]])))
  return cycles.map((cycle) => {
    const imports = cycle.slice(1).map((folder, index) => graph.get(cycle[index]).get(folder))
    return `${layer}: folders form a circle: ${cycle.join(' → ')} (${imports.join('; ')})`
  })
}
