import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { createIyzico } from '../iyzico/create-iyzico'
import type { PaymentProvider } from '../types'

const ENTRY = fileURLToPath(new URL('../../../sandbox/main.ts', import.meta.url))

export const API_KEY = 'test-api-key'
export const SECRET_KEY = 'test-secret-key'

export interface SandboxProcess {
  origin: string
  /** Everything that the gateway has logged so far. */
  logged(): string
  connect(options?: { timeoutMs?: number; secretKey?: string }): PaymentProvider
  addFault(fault: Record<string, unknown>): Promise<void>
  clearFaults(): Promise<void>
  stop(): Promise<void>
}

async function waitForPort(child: ChildProcess, lines: string[]): Promise<number> {
  const { stdout } = child
  if (!stdout) throw new Error('the gateway has no output')
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}: ${lines.join('\n')}`)))
    createInterface(stdout).on('line', (line) => {
      lines.push(line)
      const { port } = JSON.parse(line) as { port?: number }
      if (port) resolve(port)
    })
  })
}

/** Bundles the gateway into a single file and runs it as a separate process on a free port, as the demo does. */
export async function startSandboxProcess(environment: Record<string, string> = {}): Promise<SandboxProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-gateway-'))
  const outfile = join(folder, 'gateway.cjs')
  await build({ entryPoints: [ENTRY], outfile, bundle: true, platform: 'node', format: 'cjs', logLevel: 'error' })
  const child = spawn(process.execPath, [outfile], {
    cwd: folder,
    env: {
      NODE_ENV: 'test',
      SANDBOX_PORT: '0',
      PAYMENT_API_KEY: API_KEY,
      PAYMENT_SECRET_KEY: SECRET_KEY,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const origin = `http://127.0.0.1:${await waitForPort(child, lines)}`
  return {
    origin,
    logged: () => lines.join('\n'),
    connect: (options = {}) =>
      createIyzico({
        baseUrl: `${origin}/`,
        apiKey: API_KEY,
        secretKey: SECRET_KEY,
        timeoutMs: 5000,
        ...options,
      }),
    async addFault(fault) {
      const answer = await fetch(`${origin}/_faults`, { method: 'POST', body: JSON.stringify(fault) })
      if (answer.status !== 201) throw new Error(await answer.text())
    },
    async clearFaults() {
      await fetch(`${origin}/_faults`, { method: 'DELETE' })
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
