import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runCommand } from '../lib/command.mjs'
import { fromRoot } from '../lib/root.mjs'
import { freePort } from './free-port.mjs'

const FOLDER = fromRoot('.build', 'bench-baseline')
const NEXT = fromRoot('node_modules/next/dist/bin/next')
const START_LIMIT_MS = 20_000

const FILES = {
  'package.json': '{"name":"bench-baseline","private":true}',
  'next.config.mjs': 'export default { typescript: { ignoreBuildErrors: true } }',
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
  'app/static/page.jsx': 'export default function Page() { return <h1>Hello, world</h1> }',
  'app/dynamic/page.jsx':
    "import { headers } from 'next/headers'\nexport default async function Page() { await headers(); return <h1>Hello, world</h1> }",
}

/** By webpack: Turbopack would need the shop's folder as its root, and take the shop's middleware into the empty site. */
async function build() {
  if (existsSync(join(FOLDER, '.next', 'BUILD_ID'))) return
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(FOLDER, name, '..'), { recursive: true })
    writeFileSync(join(FOLDER, name), text)
  }
  const { code, output } = await runCommand(process.execPath, [NEXT, 'build', '--webpack'], { cwd: FOLDER })
  if (code !== 0) throw new Error(`the baseline site could not be built:\n${output}`)
}

/** An empty Next site with one static and one dynamic page, of the version that the shop runs on. */
export async function startBaseline() {
  await build()
  const port = await freePort()
  const child = spawn(process.execPath, [NEXT, 'start', '-p', String(port)], { cwd: FOLDER, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + START_LIMIT_MS
  while (
    !(await fetch(`${url}/static`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error('the baseline site did not start')
    await wait(200)
  }
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    url,
    pid: child.pid,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
