import { findFile, toRepositoryTarget } from './import-graph.mjs'
import { parseModule } from './parse.mjs'
import { isTest } from './sources.mjs'

/** Of the component files outside `ui` at most this share carries the directive. */
export const DIRECTIVE_SHARE = 0.35
/**
 * At most this share is in the modules that a browser may load. Basket, checkout, booking cards and forms read what lies in the browser
 * alone, so it stays above the other; it only ever goes down.
 */
export const BROWSER_SHARE = 0.62

const isOutsideUi = (path) => /^components\/(?!ui\/)/.test(path)

const hasDirective = ({ program }) =>
  program.body.some((node) => node.type === 'ExpressionStatement' && node.directive === 'use client')

/** Every file that `starts` import at run time, themselves included; the way ends before a file that `stopsAt`. */
function reach(starts, edges, stopsAt = () => false) {
  const found = new Set()
  const open = [...starts]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || stopsAt(path)) continue
    found.add(path)
    open.push(...(edges.get(path) ?? []))
  }
  return found
}

/**
 * Which component files run in the browser, by both measures: `directives` carry 'use client', `inBrowser` are imported by one that does,
 * directly or not. `redundant` files carry it though no server component imports them: only the boundary needs it.
 * A primitive of `ui` brings its own, whoever imports it.
 */
export function findClientComponents(sources) {
  const modules = sources
    .filter(({ path }) => !isTest(path))
    .map(({ path, text }) => ({ path, ...parseModule(path, text) }))
  const known = new Set(modules.map(({ path }) => path))
  const edges = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports
        .filter(({ typeOnly }) => !typeOnly)
        .flatMap(({ specifier }) => findFile(toRepositoryTarget(path, specifier) ?? '', known) ?? []),
    ]),
  )
  const marked = new Set(modules.filter(hasDirective).map(({ path }) => path))
  const server = reach(
    [...known].filter((path) => path.startsWith('app/')),
    edges,
    (path) => marked.has(path),
  )
  const boundary = new Set([...server].flatMap((path) => edges.get(path)))
  const browser = reach(marked, edges)
  const components = [...known].filter((path) => isOutsideUi(path) && path.endsWith('.tsx'))
  return {
    components,
    directives: components.filter((path) => marked.has(path)),
    inBrowser: components.filter((path) => browser.has(path)),
    redundant: [...marked].filter((path) => isOutsideUi(path) && !boundary.has(path)),
  }
}
