import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { readEmbeddedState } from '@/backend/platform/database/embedded/embedded-state'
import { findFreePort } from './free-port'
import { waitUntilHealthy } from './second-storefront'

const PG_PORT = process.env.PG_PORT ?? '54329'
const DATA_DIR = process.env.DATA_DIR ?? '.data'

export interface SecondApi {
  port: number
  stop: () => Promise<void>
}

/** Another operator API on the database of the running test shop, with settings of its own. */
export async function startSecondApi(env: Record<string, string>): Promise<SecondApi> {
  const { password } = await readEmbeddedState(DATA_DIR)
  const [port, mails] = await Promise.all([findFreePort(), findFreePort()])
  const child = spawn(process.execPath, ['--enable-source-maps', '.build/backend.mjs'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...parseEnv(readFileSync(resolve(DATA_DIR, 'secrets.env'), 'utf8')),
      NODE_ENV: 'production',
      DATABASE_URL: `postgres://postgres:${password}@127.0.0.1:${PG_PORT}/postgres`,
      API_PORT: String(port),
      MAIL_VIEWER_PORT: String(mails),
      PAYMENT_BASE_URL: `http://127.0.0.1:${process.env.SANDBOX_PORT ?? '4300'}`,
      DEMO_PASSWORD: 'kervan-demo',
      ...env,
    },
  })
  const ended = new Promise((done) => child.once('exit', done))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  try {
    await waitUntilHealthy(`http://127.0.0.1:${port}/health`)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, stop }
}
