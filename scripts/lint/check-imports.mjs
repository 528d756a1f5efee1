import { findFolderCircles } from './folder-circles.mjs'
import { findChains, findCycles, findFile, toRepositoryTarget } from './import-graph.mjs'
import { ACYCLIC_LAYERS, refuseEntry, refuseFile, refuseFromPlatform, refusePackage, zoneOf } from './import-rules.mjs'
import { parseModule } from './parse.mjs'
import { findImpurities } from './purity.mjs'
import { isTest } from './sources.mjs'

/**
 * Checks the directions of all imports, that `domain` is pure, that `store` runs in a browser, and that neither imports of files nor
 * those of a layer's folders form a circle.
 */
export function checkImports(sources) {
  const known = new Set(sources.map(({ path }) => path))
  const modules = sources.map(({ path, text }) => ({ path, text, ...parseModule(path, text) }))
  const edges = new Map(modules.map((module) => [module.path, listTargets(module, known)]))
  return [
    ...modules.flatMap((module) => checkDirections(module, known)),
    ...modules.filter(({ path }) => path.startsWith('domain/') && !isTest(path)).flatMap(checkPurity),
    ...checkBrowserSafety(modules, edges),
    ...findCycles(edges).map((cycle) => `${cycle[0]}: imports form a ring: ${cycle.join(' → ')}`),
    ...checkFolders(modules, known),
  ]
}

function checkFolders(modules, known) {
  const product = modules.filter(({ path }) => !isTest(path))
  return Object.entries(ACYCLIC_LAYERS).flatMap(([layer, rule]) => {
    const edges = new Map(product.map((module) => [module.path, listTargets(module, known, rule)]))
    return findFolderCircles(edges, layer, rule)
  })
}

function listTargets({ path, imports }, known, { countsTypes = false } = {}) {
  const targets = imports
    .filter(({ typeOnly }) => countsTypes || !typeOnly)
    .map(({ specifier }) => toRepositoryTarget(path, specifier))
    .flatMap((target) => (target === null ? [] : (findFile(target, known) ?? [])))
  return [...new Set(targets)]
}

function checkDirections({ path, imports }, known) {
  const zone = zoneOf(path)
  if (zone === null) return []
  const context = { inTest: isTest(path), known }
  return imports.flatMap(({ specifier, line }) => {
    const target = toRepositoryTarget(path, specifier)
    const refusal =
      target === null ? refusePackage(zone, specifier, context) : refuseTarget({ zone, path, target }, context)
    return refusal === null ? [] : [`${path}:${line}: '${specifier}': ${refusal}`]
  })
}

function refuseTarget({ zone, path, target }, context) {
  const { inTest } = context
  if (!inTest && isTest(`${target}.ts`)) return 'the product must not import what is there for tests'
  return refuseFile(zone, target, { inTest }) ?? refuseFromPlatform(path, target) ?? refuseEntry(path, target, context)
}

const checkPurity = ({ path, program, text }) =>
  findImpurities(program, text).map(({ line, what }) => `${path}:${line}: ${what}: domain is pure, pass it in`)

function checkBrowserSafety(modules, edges) {
  const serverOnly = new Set(
    modules
      .filter(({ imports }) => imports.some(({ specifier }) => specifier === 'server-only'))
      .map(({ path }) => path),
  )
  const chains = findChains(edges, (path) => serverOnly.has(path))
  return modules
    .filter(({ path }) => path.startsWith('store/') && !isTest(path) && chains.has(path))
    .map(
      ({ path }) => `${path}: the store runs in browsers but reaches server-only code: ${chains.get(path).join(' → ')}`,
    )
}
