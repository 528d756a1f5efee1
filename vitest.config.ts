import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const fromRoot = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const alias = [
  { find: /^@\//, replacement: root },
  // Outside Next's compiler this package throws on import; in a test there is no client bundle to protect.
  { find: 'server-only', replacement: fromRoot('scripts/test/server-only.ts') },
]

/** Tests do not check styles, and only the build's bundler can resolve the plugin names. */
const css = { postcss: { plugins: [] } }

const excluded = [
  '**/node_modules/**',
  '.next*/**',
  '.build/**',
  '.data/**',
  'tests/api/**',
  'tests/e2e/**',
  'tests/load/**',
  // Slow tests: they draw every image, try thousands of cases or wait for a timeout.
  ...(process.env.WITHOUT_SLOW_TESTS ? ['**/*.slow.test.*'] : []),
]
const folders = [
  'domain',
  'lib',
  'store',
  'components',
  'app',
  'backend',
  'messages',
  'sandbox',
  'server',
  'demo',
  'tools',
  'scripts',
  'tests',
]
const code = `{${folders.join()}}`

/** next-intl imports 'next/navigation' without an extension, which only a bundler resolves. */
const server = { deps: { inline: ['next-intl'] } }

/** By default Vitest leaves one core to a watcher: on two cores that is half of the machine. */
const everyCore = { pool: 'threads', maxWorkers: '100%' } as const

const nodeTests = {
  include: [`${code}/**/*.test.{ts,mjs}`, '*.test.ts'],
  exclude: [...excluded, 'store/**', 'components/**'],
}

const tested = folders
  .flatMap((folder) => readdirSync(fromRoot(folder), { recursive: true }).map((path) => `${folder}/${path}`))
  .concat(readdirSync(root))
  .filter((path) => /\.test\.(tsx?|mjs)$/.test(path))

/**
 * Tests that replace a module, or run a page's script whose listeners stay on the window, are isolated: they get their
 * own modules and window. The others share theirs, which halves the time.
 */
const isolated = tested.filter((path) => /vi\.mock\(|new Function\(/.test(readFileSync(fromRoot(path), 'utf8')))
const isOfDom = (path: string): boolean => path.endsWith('.tsx') || /^(store|components)\//.test(path)

const domTests = {
  environment: 'happy-dom',
  ...everyCore,
  testTimeout: 30_000,
  exclude: excluded,
  setupFiles: ['scripts/test/setup-dom.ts'],
  server,
}

/** Tests that depend on the database server (locks, transactions, search, several databases): they run on every one. */
const ofDatabases = [
  'backend/platform/database/{connection-budget,numbered-queries}.integ.ts',
  'tests/api/{holds,jobs,money-races,races,search,search-index,tenancy,tenant-added}.test.ts',
]

/** One database server and one set of ports: the files run one after another in one process. */
const apiTests = {
  environment: 'node' as const,
  globalSetup: ['tests/api/setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 120_000,
  fileParallelism: false,
  pool: 'forks' as const,
  maxWorkers: 1,
  isolate: false,
  server,
}

/** Property tests run thousands of cases; a busy machine must not make them time out. */
const node = { environment: 'node', ...everyCore, testTimeout: 30_000, server } as const

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        resolve: { alias },
        css,
        test: { name: 'unit', ...node, ...nodeTests, exclude: [...nodeTests.exclude, ...isolated], isolate: false },
      },
      {
        plugins: [react()],
        resolve: { alias },
        css,
        test: {
          name: 'unit-isolated',
          ...node,
          include: isolated.filter((path) => !isOfDom(path)),
          exclude: nodeTests.exclude,
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        css,
        test: {
          name: 'unit-dom',
          ...domTests,
          include: [`${code}/**/*.test.tsx`, '{store,components}/**/*.test.ts'],
          exclude: [...excluded, ...isolated],
          isolate: false,
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        css,
        test: { name: 'unit-dom-isolated', ...domTests, include: isolated.filter(isOfDom) },
      },
      {
        resolve: { alias },
        css,
        test: {
          // Requests pages of a running shop: `npm test` starts one.
          name: 'crawl',
          environment: 'node',
          include: ['tests/crawl/**/*.crawl.ts'],
          testTimeout: 30_000,
          // The requests of one file must not slow down what another file measures.
          fileParallelism: false,
          // The files share the responses that one of them has fetched.
          isolate: false,
          server,
        },
      },
      {
        resolve: { alias },
        css,
        test: {
          name: 'api',
          ...apiTests,
          include: ['tests/api/**/*.test.ts', 'backend/**/*.integ.ts'],
          exclude: ['**/node_modules/**', 'tests/api/isolated/**', ...ofDatabases],
        },
      },
      {
        resolve: { alias },
        css,
        test: { name: 'api-database', ...apiTests, include: ofDatabases, exclude: ['**/node_modules/**'] },
      },
      {
        resolve: { alias },
        css,
        // These tests replace API modules that the files of the other projects share.
        test: { name: 'api-isolated', ...apiTests, isolate: true, include: ['tests/api/isolated/*.test.ts'] },
      },
      {
        resolve: { alias },
        css,
        test: {
          // Starts the former release's API and today's: `npm run test:upgrade` bundles both first.
          name: 'upgrade',
          environment: 'node',
          // `MAKE_DUMP=1`: writes the dump of the former release instead (tests/upgrade/dump/README.md).
          include: [process.env.MAKE_DUMP ? 'tests/upgrade/dump/make-dump.ts' : 'tests/upgrade/**/*.upgrade.ts'],
          testTimeout: 180_000,
          hookTimeout: 480_000,
          pool: 'forks',
          server,
        },
      },
      {
        resolve: { alias },
        css,
        test: {
          // The same suite as in 'api', against an external API: no local database is started.
          name: 'contract',
          environment: 'node',
          include: ['tests/api/contract/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
