import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getBuildFolder } from './build-folder'

interface Route {
  pattern: RegExp
  isCacheable: boolean
}

let known: { build: string; routes: Route[] } | undefined

/** Reads Next's build manifests: the routes, most specific first, and whether each is prerendered. */
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
    // In development there is no such file, and no page is cached.
    return []
  }
}

/** Whether the page at this internal path is rendered once and cached. Such a page must not contain request data. */
export function isCacheableRoute(internalPath: string): boolean {
  const build = getBuildFolder()
  if (known?.build !== build) known = { build, routes: readRoutes(build) }
  return known.routes.find(({ pattern }) => pattern.test(internalPath))?.isCacheable ?? false
}
