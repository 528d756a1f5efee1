import { expect, test } from 'vitest'
import { chooseRelated } from './unit-tests.mjs'

test('a changed source asks for the tests that import it and for those that read files', () => {
  const chosen = chooseRelated(['lib/paths.ts'])
  expect(chosen).toContain('lib/paths.ts')
  expect(chosen).toContain('scripts/docs/links.test.mjs')
  expect(chosen).not.toContain('lib/uploads/pack-files.test.ts')
})

test('where nothing is known, a module is gone, or anything but a module has changed, all tests run', () => {
  expect(chooseRelated(null)).toBeNull()
  expect(chooseRelated(['lib/paths.ts', 'lib/gone.ts'])).toBeNull()
  for (const path of [
    'package-lock.json',
    'messages/en/common.json',
    'vitest.config.ts',
    'scripts/test/setup-dom.ts',
    'node',
  ])
    expect(chooseRelated([path])).toBeNull()
})
