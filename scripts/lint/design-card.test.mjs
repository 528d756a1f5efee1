import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../lib/files.mjs'
import { ROOT } from '../lib/root.mjs'
import { readProductSources } from './sources.mjs'

const read = (path) => readFileSync(join(ROOT, path), 'utf8')
const { dependencies, devDependencies } = JSON.parse(read('package.json'))

/** What the product imports, and what style sheets, configuration and tests do. */
const sources = readProductSources().map(({ text }) => text)
const others = ['app/globals.css', 'vitest.config.ts', 'playwright.config.ts', 'tests/e2e/fixtures.ts'].map(read)
const scripts = listFiles('scripts', { root: ROOT, accept: (path) => path.endsWith('.mjs') }).map(read)

const PACKAGES =
  'next react react-dom next-intl next-auth @reduxjs/toolkit react-redux redux-persist crypto-js axios react-hook-form zod react-toastify dayjs tailwindcss vitest @testing-library/react playwright'
const TOP_LEVEL =
  'app components store lib messages public middleware.ts next.config.ts tailwind.config.ts package.json tsconfig.json playwright.config.ts vitest.config.ts README.md'

test.each(PACKAGES.split(' '))('%s is named in package.json and used', (name) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name])
  const imported = new RegExp(`(from |import\\(|import |require\\()['"]${name}(/[^'"]+)?['"]`)
  expect([...sources, ...others, ...scripts].some((text) => imported.test(text))).toBe(true)
})

test.each(TOP_LEVEL.split(' '))('%s stands at the top level', (path) => {
  expect(existsSync(join(ROOT, path))).toBe(true)
})
