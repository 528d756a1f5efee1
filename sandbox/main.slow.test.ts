// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

let folder: string
let bundle: string
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-main-'))
  bundle = join(folder, 'gateway.cjs')
  const entryPoints = [fileURLToPath(new URL('./main.ts', import.meta.url))]
  await build({ entryPoints, outfile: bundle, bundle: true, platform: 'node', format: 'cjs', logLevel: 'error' })
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

interface Started {
  child: ChildProcess
  output: () => string
  exit: Promise<number | null>
}

function start(environment: Record<string, string>): Started {
  const env = { NODE_ENV: 'test', SANDBOX_DATA_DIR: join(folder, 'data'), ...environment } as const
  const child = spawn(process.execPath, [bundle], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8')
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { child, output: () => output, exit }
}

async function waitForPort({ output }: Started): Promise<number> {
  for (;;) {
    const port = /"port":(\d+)/.exec(output())?.[1]
    if (port) return Number(port)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

it('runs alone, answers for its health, and stops when asked although a customer still waits', async () => {
  const started = start({ SANDBOX_PORT: '0' })
  const origin = `http://127.0.0.1:${await waitForPort(started)}`
  expect(await (await fetch(`${origin}/health`)).json()).toEqual({ status: 'ok', payments: 0 })
  const waiting = fetch(`${origin}/payment/detail`, {
    method: 'POST',
    headers: { 'x-sandbox-fault': 'never' },
    body: '{}',
  }).catch(() => 'cut off')
  await new Promise((resolve) => setTimeout(resolve, 100))
  started.child.kill('SIGTERM')
  expect(await started.exit).toBe(0)
  expect(await waiting).toBe('cut off')
})

it('says plainly that its port is taken', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const started = start({ SANDBOX_PORT: String(port) })
  expect(await started.exit).toBe(1)
  expect(started.output()).toContain('The port of the sandbox gateway is taken')
  other.close()
})

it('says plainly what is wrong with its environment', async () => {
  const started = start({ SANDBOX_PORT: 'x' })
  expect(await started.exit).toBe(1)
  expect(started.output()).toContain('SANDBOX_PORT: ')
})
