import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listFiles } from '../lib/files.mjs'
import { fromRoot, ROOT } from '../lib/root.mjs'

/** Files beside the listed ones that documents may name: tools leave out names that begin with a dot. */
const HIDDEN = [
  '.env.example',
  '.nvmrc',
  '.ci/run',
  '.ci/former-release',
  '.editorconfig',
  '.gitignore',
  '.dockerignore',
]
const isContent = (path) => path.startsWith('demo/tenants/')
const isCode = (path) =>
  /\.(tsx?|mts|mjs|cjs|sql|css)$|^(Dockerfile|docker-compose\.yml|package\.json)$/.test(path) &&
  !/^(scripts\/docs|docs|node_modules|messages)\//.test(path) &&
  !isContent(path)

/** Pages that a program writes, and the table that `scripts/lint/specification.test.mjs` checks: their names are checked elsewhere. */
const CHECKED_ELSEWHERE = ['docs/contract.md', 'docs/domain-language.md', 'docs/specification.md']

export const files = [...listFiles('', { root: ROOT }), ...HIDDEN.filter((path) => existsSync(join(ROOT, path)))]
const names = new Set(files.map((path) => posix.basename(path)))
const folders = new Set(
  files.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))),
)

/** Whether a file or folder of the repository has this path. */
export const hasPath = (path) => files.includes(path) || folders.has(path.replace(/\/$/, ''))

/** Whether some file has this name. */
export const hasName = (name) => names.has(name)

/** Every page of documentation, by path; the demo's articles are content. */
export const pages = new Map(
  files
    .filter((path) => path.endsWith('.md') && !isContent(path))
    .map((path) => [path, readFileSync(fromRoot(path), 'utf8')]),
)

/** Those that people write. */
export const writtenPages = new Map([...pages].filter(([path]) => !CHECKED_ELSEWHERE.includes(path)))

/** All code, settings and migrations in one text. */
export const code = [...files.filter(isCode), '.env.example', '.ci/run']
  .map((path) => readFileSync(fromRoot(path), 'utf8'))
  .join('\n')

/** The words of the code, to look names up quickly. */
const words = new Set(code.match(/[\w$]+/g))
export const hasWord = (word) => words.has(word)
