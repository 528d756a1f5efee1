import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { fromRoot, ROOT } from './root.mjs'

const STAMP = fromRoot('.build/stamp.json')

const BUNDLES = [
  { entry: 'server/main.ts', output: '.build/storefront.mjs' },
  // Next loads it by its path (next.config.ts).
  { entry: 'server/next-cache/handler.ts', output: '.build/cache-handler.mjs' },
  { entry: 'backend/main.ts', output: '.build/backend.mjs' },
  { entry: 'backend/media/encoder-main.ts', output: '.build/encoder.mjs' },
  { entry: 'backend/renderer-main.ts', output: '.build/renderer.mjs' },
  { entry: 'lib/seo/share/renderer-main.ts', output: '.build/share-renderer.mjs' },
  { entry: 'sandbox/main.ts', output: '.build/sandbox.mjs' },
  { entry: 'demo/main.ts', output: '.build/demo.mjs' },
  { entry: 'backend/desk/cli.ts', output: '.build/staff.mjs' },
  { entry: 'backend/tenancy/cli.ts', output: '.build/tenant.mjs' },
  { entry: 'backend/move-storage.ts', output: '.build/storage.mjs' },
]

/**
 * Bundles for `next dev`, which runs without our web server: its cache handler, and a module that is loaded into its
 * process.
 */
export const DEVELOPMENT_BUNDLES = [
  { entry: 'server/next-cache/no-cache.ts', output: '.build/dev/no-cache.mjs' },
  { entry: 'server/development-context.ts', output: '.build/dev/development-context.mjs' },
]

const isTest = (path) => /\.(test|integ)\.(ts|tsx|mjs)$/.test(path)
const isShared = (path) => ['package-lock.json', 'tsconfig.json', 'scripts/lib/build-steps.mjs'].includes(path)
const isBelow = (path, folders) => folders.some((folder) => path.startsWith(`${folder}/`))

/** The build writes types beside the messages: if they were inputs, every second start would build again. */
const isMessageType = (path) => path.endsWith('.d.json.ts')

const isServerInput = (path) =>
  isShared(path) ||
  (isBelow(path, ['backend', 'domain', 'lib', 'messages', 'sandbox', 'server']) &&
    /\.(ts|json)$/.test(path) &&
    !isMessageType(path) &&
    !isTest(path)) ||
  // Only the loader: it reads the demo's data files at run time.
  (isBelow(path, ['demo']) && path.endsWith('.ts') && !isTest(path))

/**
 * Lists exclusions, so that a new folder or file of the storefront is never forgotten. Pages that the build renders
 * pass through the cache handler.
 */
const isStorefrontInput = (path) =>
  isShared(path) ||
  (isBelow(path, ['server/next-cache']) && !isTest(path)) ||
  (!isBelow(path, [
    'backend',
    'server',
    'sandbox',
    'demo',
    'tools',
    'tests',
    'scripts',
    'docs',
    'test-results',
    'playwright-report',
    'coverage',
  ]) &&
    !isTest(path) &&
    !isMessageType(path) &&
    !/\.(md|tsbuildinfo)$/.test(path) &&
    !['next-env.d.ts', 'biome.json', 'knip.json', 'package.json', 'Dockerfile', 'docker-compose.yml'].includes(path) &&
    !/^(vitest|playwright)\.config\.ts$/.test(path))

function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'))
  } catch {
    return {}
  }
}

function writeStamp(part, value) {
  mkdirSync(fromRoot('.build'), { recursive: true })
  writeFileSync(STAMP, `${JSON.stringify({ ...readStamp(), [part]: value }, null, 2)}\n`)
}

/** Builds one part unless its inputs are unchanged and its outputs exist. Returns whether it was built. */
async function buildPart({ part, role, accept, extra, outputs, build, show }) {
  const print = fingerprint({ accept, extra })
  const isCurrent = readStamp()[part] === print && outputs.every((path) => existsSync(fromRoot(path)))
  if (isCurrent) return false
  show(`Building the ${role} ...`)
  writeStamp(part, null)
  const started = Date.now()
  await build()
  writeStamp(part, print)
  show(`Built the ${role} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return true
}

export function buildServers(show) {
  const outputs = BUNDLES.map(({ output }) => output)
  return buildPart({
    part: 'servers',
    role: 'servers and the demo',
    accept: isServerInput,
    extra: outputs,
    outputs,
    build: () => bundleAll(BUNDLES),
    show,
  })
}

/** esbuild options of all Node programs, for `npm run up` and `npm run dev`. */
export const BUNDLE_OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: { '@': ROOT },
  sourcemap: true,
  logLevel: 'silent',
}

/** Bundles servers whose sources are below `root`; packages stay external. Returns esbuild's metafiles. */
export async function bundleAll(bundles, root = ROOT) {
  const { build } = await import('esbuild')
  const options = { ...BUNDLE_OPTIONS, absWorkingDir: root, alias: { '@': root }, metafile: true }
  const built = await Promise.all(
    bundles.map(({ entry, output }) => build({ ...options, entryPoints: [entry], outfile: output })),
  )
  return built.map(({ metafile }) => metafile)
}

const BUILD_ONLY = 'not-a-secret-only-used-while-building'

/**
 * Environment of the storefront's build: real secrets and addresses are set at the start, so the build contains none.
 */
const placeholders = {
  API_BASE_URL: 'http://127.0.0.1:9',
  ...Object.fromEntries(
    ['AUTH_SECRET', 'SERVICE_KEY', 'REVALIDATE_SECRET', 'REMEMBER_SECRET'].map((name) => [name, BUILD_ONLY]),
  ),
}

/** Build the servers first: pages rendered at build time use the bundle of the cache handler. */
export function buildStorefront(show, { verbose = false } = {}) {
  const baked = Object.entries(process.env).filter(([name]) => /^(NEXT_PUBLIC_\w+|PUBLIC_UPLOADS_URL)$/.test(name))
  return buildPart({
    part: 'storefront',
    role: 'storefront',
    accept: isStorefrontInput,
    extra: [process.version, ...baked.flat()],
    outputs: ['.next/BUILD_ID', '.next/prerender-manifest.json'],
    build: () => runNextBuild(verbose),
    show,
  })
}

function runNextBuild(verbose) {
  const { NEXT_DIST_DIR: _, ...given } = process.env
  const env = { ...given, ...placeholders, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const lines = []
  return new Promise((resolve, reject) => {
    const stdio = verbose ? 'inherit' : ['ignore', 'pipe', 'pipe']
    const child = spawn(process.execPath, [fromRoot('node_modules/next/dist/bin/next'), 'build'], {
      cwd: ROOT,
      env,
      stdio,
    })
    for (const stream of verbose ? [] : [child.stdout, child.stderr])
      stream.on('data', (chunk) => lines.push(String(chunk)))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`next build failed\n${lines.join('')}`))
    })
  })
}
