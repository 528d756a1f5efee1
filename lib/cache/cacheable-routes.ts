import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getBuildFolder } from './build-folder'

interface Route {
  pattern: RegExp
  isCacheable: boolean
}

let known: { build: string; routes: Route[] } | undefined

/** Next writes down at build time its routes, the more exact ones first, and which of them it renders once for all. */
function readRoutes(build: string): Route[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(resolve(build, file), 'utf8'))
  try {
    const { dynamicRoutes } = read('routes-manifest.json') as { dynamicRoutes: { page: string; regex: string }[] }
    const { dynamicRoutes: cacheable } = read('prerender-manifest.json') as { dynamicRoutes: Record<string, unknown> }
    return dynamicRoutes.map(({ page, regex }) => ({
      pattern: new RegExp(regex),
      isCacheable: Object.hasOwn(cacheable, page),
    }))
  } catch {
    // In development there is no such file, and no page is kept.
    return []
  }
}

/** Whether the page at this internal path is rendered once and cached, so that nothing of one visit may go into it. */
export function isCacheableRoute(internalPath: string): boolean {
  const build = getBuildFolder()
  if (known?.build !== build) known = { build, routes: readRoutes(build) }
  return known.routes.find(({ pattern }) => pattern.test(internalPath))?.isCacheable ?? false
}
