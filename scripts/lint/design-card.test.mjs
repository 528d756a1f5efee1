import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../lib/files.mjs'
import { ROOT } from '../lib/root.mjs'

const read = (path) => readFileSync(join(ROOT, path), 'utf8')
const { dependencies, devDependencies } = JSON.parse(read('package.json'))

/** The packages of the design card, and the folders or files whose programs use each for its purpose. */
const PACKAGES = [
  ['next', 'app'],
  ['react', 'components'],
  ['react-dom', 'components'],
  ['next-intl', 'app'],
  ['next-auth', 'lib/auth'],
  ['@reduxjs/toolkit', 'store'],
  ['react-redux', 'store'],
  ['redux-persist', 'store'],
  ['crypto-js', 'lib/security'],
  ['axios', 'lib/api'],
  ['react-hook-form', 'components'],
  ['zod', 'domain'],
  ['react-toastify', 'components/toasts'],
  ['dayjs', 'backend'],
  ['dayjs', 'lib/i18n'],
  ['tailwindcss', 'app'],
  ['vitest', 'vitest.config.ts'],
  ['@testing-library/react', 'components', 'test'],
  ['playwright', 'scripts/bench'],
]
const TOP_LEVEL =
  'app components store lib messages public middleware.ts next.config.ts tailwind.config.ts package.json tsconfig.json playwright.config.ts vitest.config.ts README.md'

const isTest = (path) => /\.test\.\w+$/.test(path)

/** The programs and stylesheets of a folder, or a file alone; tests where tests are asked for, else none. */
function listPrograms(path, kind) {
  if (path.includes('.')) return [path]
  const accept = (file) => /\.(tsx?|mjs|css)$/.test(file) && isTest(file) === (kind === 'test')
  return listFiles(path, { root: ROOT, accept })
}

test.each(PACKAGES)('%s is named in package.json and used in %s', (name, path, kind) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name])
  const imported = new RegExp(`(from |import\\(|import )['"]${name}(/[^'"]+)?['"]`)
  expect(listPrograms(path, kind).filter((file) => imported.test(read(file)))).not.toEqual([])
})

test.each(TOP_LEVEL.split(' '))('%s stands at the top level', (path) => {
  expect(existsSync(join(ROOT, path))).toBe(true)
})
