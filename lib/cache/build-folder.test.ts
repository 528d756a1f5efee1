import { afterEach, expect, test, vi } from 'vitest'
import { getBuildFolder } from './build-folder'

afterEach(() => vi.unstubAllEnvs())

test('is what the process was told, else the place of a build, and in development that of next dev', () => {
  vi.stubEnv('NEXT_DIST_DIR', '.build/site-1')
  expect(getBuildFolder()).toBe('.build/site-1')
  vi.stubEnv('NEXT_DIST_DIR', undefined)
  expect(getBuildFolder()).toBe('.next')
  vi.stubEnv('NODE_ENV', 'development')
  expect(getBuildFolder()).toBe('.next/dev')
})
