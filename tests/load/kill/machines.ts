import { readEmbeddedState } from '@/backend/platform/database/embedded/embedded-state'
import { answersAt, endMachine, launch, type Machine } from '../processes'

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
    DATA_DIR: dataDir,
    API_PORT: String(ports.api),
    MAIL_VIEWER_PORT: String(ports.mail),
    PG_PORT: String(ports.database),
    PAYMENT_BASE_URL: `http://127.0.0.1:${ports.gateway}`,
    SANDBOX_PORT: String(ports.gateway),
    SANDBOX_DATA_DIR: `${dataDir}/sandbox`,
    QUOTE_SECRET: 'quote-secret-of-the-kill-test',
    DOCUMENTS_KEY: 'documents-key-of-the-kill-test-32-signs',
    REVALIDATE_SECRET: 'revalidate-secret-of-the-kill-test',
    SERVICE_KEY,
    LOG_LEVEL: 'warn',
  }
}

export type { Machine }

/** Starts a server and waits until it is well, or dead by its fail point before. A bundle names its sources in what it reports. */
export async function startMachine(
  file: string,
  url: string,
  env: Record<string, string>,
  flags: readonly string[] = ['--enable-source-maps'],
): Promise<Machine> {
  if (await fetch(url).catch(() => null)) throw new Error(`something else answers at ${url}: choose other ports`)
  const args = [...flags, file]
  return launch({ command: process.execPath, args, env, log: `${env.DATA_DIR}/machines.log` }, answersAt(url))
}

/** A storefront on a port, in the memory that it has in earnest (scripts/lib/services.mjs), before the API at another port. */
export const startStorefront = (port: number, env: Record<string, string>, apiPort: number): Promise<Machine> =>
  startMachine(
    '.build/storefront.mjs',
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
    ['--max-old-space-size=1024'],
  )

export const killMachine = (machine: Machine, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> =>
  endMachine(machine, signal)

/** Connection to the API's own embedded server, which outlives a killed API. */
export async function databaseUrl(dataDir: string, name: string): Promise<string> {
  const { password, port } = await readEmbeddedState(dataDir)
  return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`
}
