import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { readEmbeddedState } from '@/backend/db/embedded/state'

/** Filling in the demo takes a minute on a busy machine. */
const READY_LIMIT = 240_000

export interface Ports {
  api: number
  gateway: number
  mail: number
  database: number
}

export const SERVICE_KEY = 'service-key-of-the-kill-test'

/** Our own processes alone: the environment's database, gateway and mail server must not be met. */
export function environmentOf(dataDir: string, ports: Ports): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    API_PORT: String(ports.api),
    MAIL_VIEWER_PORT: String(ports.mail),
    PG_PORT: String(ports.database),
    PAYMENT_BASE_URL: `http://127.0.0.1:${ports.gateway}`,
    SANDBOX_PORT: String(ports.gateway),
    SANDBOX_DATA_DIR: `${dataDir}/sandbox`,
    QUOTE_SECRET: 'quote-secret-of-the-kill-test',
    REVALIDATE_SECRET: 'revalidate-secret-of-the-kill-test',
    SERVICE_KEY,
    SEED_DEMO: 'false',
    DRAW_AHEAD: 'false',
    LOG_LEVEL: 'warn',
  }
}

// Nothing that was started here outlives this process.
const started = new Set<ChildProcess>()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1))
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

export interface Machine {
  child: ChildProcess
  /** Resolves when it is gone, however. */
  gone: Promise<unknown>
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<boolean> {
  const end = Date.now() + READY_LIMIT
  while (Date.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null) return false
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return true
    await wait(100)
  }
  throw new Error(`${url} did not become ready`)
}

/** Starts a server and waits until it is well, or dead by its fail point before. A bundle names its sources in what it reports. */
export async function startMachine(
  file: string,
  url: string,
  env: Record<string, string>,
  flags: readonly string[] = ['--enable-source-maps'],
): Promise<Machine> {
  if (await fetch(url).catch(() => null)) throw new Error(`something else answers at ${url}: choose other ports`)
  const child = spawn(process.execPath, [...flags, file], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  child.once('exit', () => started.delete(child))
  const log = createWriteStream(`${env.DATA_DIR}/machines.log`, { flags: 'a' })
  child.stdout?.pipe(log)
  child.stderr?.pipe(log)
  const gone = once(child, 'exit')
  await waitUntilReady(url, child)
  return { child, gone }
}

/** A storefront on a port, in the memory that it has in earnest (scripts/lib/services.mjs), before the API at another port. */
export const startStorefront = (port: number, env: Record<string, string>, apiPort: number): Promise<Machine> =>
  startMachine(
    'scripts/storefront.mjs',
    `http://localhost:${port}/api/health`,
    {
      ...env,
      PORT: String(port),
      NEXT_TELEMETRY_DISABLED: '1',
      MALLOC_ARENA_MAX: '2',
      AUTH_TRUST_HOST: 'true',
      AUTH_SECRET: 'auth-secret-of-the-load-tests-0123456789',
      REMEMBER_SECRET: 'remember-secret-of-the-load-tests-01234',
      API_BASE_URL: `http://127.0.0.1:${apiPort}`,
    },
    ['--max-old-space-size=320'],
  )

export async function killMachine({ child, gone }: Machine, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  child.kill(signal)
  await gone
}

/** Connection to the API's own embedded server, which outlives a killed API. */
export async function databaseUrl(dataDir: string, name: string): Promise<string> {
  const { password, port } = await readEmbeddedState(dataDir)
  return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`
}
