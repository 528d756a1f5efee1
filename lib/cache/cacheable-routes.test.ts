import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isCacheableRoute } from './cacheable-routes'

let build: string

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'kervan-routes-'))
  vi.stubEnv('NEXT_DIST_DIR', build)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(build, { recursive: true, force: true })
})

const routeOf = (rest: string) => ({
  page: `/[locale]/[company]/${rest}`,
  regex: `^/([^/]+?)/([^/]+?)/${rest.replace(/\[\w+\]/, '([^/]+?)')}(?:/)?$`,
})

test('a page is kept where the build says so, of the first route that it belongs to', async () => {
  const [exact, open] = [routeOf('agency/forms'), routeOf('agency/[kno]')]
  const write = (file: string, content: object) => writeFile(join(build, file), JSON.stringify(content))
  await write('routes-manifest.json', { dynamicRoutes: [exact, open] })
  await write('prerender-manifest.json', { dynamicRoutes: { [open.page]: {} } })
  expect(isCacheableRoute('/en/lykia/agency/7')).toBe(true)
  expect(isCacheableRoute('/en/lykia/agency/forms')).toBe(false)
  expect(isCacheableRoute('/missing')).toBe(false)
})

test('without a build no page is kept', () => {
  expect(isCacheableRoute('/en/lykia/agency/7')).toBe(false)
})
