import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'
import { findFreePort } from './free-port'

const API_PORT = Number(process.env.API_PORT ?? 4200)
const START_LIMIT_MS = 30_000

/** A door to the operator API of the test shop: closed, it refuses like a server that is not there; what is `broken` breaks off. */
class Gate {
  broken: RegExp | null = null
  private readonly sockets = new Set<Socket>()
  private server: Server | null = null
  port = 0

  constructor(private readonly apiPort: number) {}

  async open(): Promise<void> {
    const server = createServer((client) => {
      const api = connect(this.apiPort, '127.0.0.1')
      for (const socket of [client, api]) {
        this.sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => this.sockets.delete(socket))
      }
      client.on('data', (head) => {
        if (this.broken?.test(String(head))) client.destroy()
      })
      client.on('close', () => api.destroy())
      client.pipe(api).pipe(client)
    })
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done))
    this.port = (server.address() as AddressInfo).port
    this.server = server
  }

  /** Takes requests from now on and answers none; whoever waits already waits on. */
  async hang(): Promise<void> {
    await this.close()
    const server = createServer((client) => {
      this.sockets.add(client)
      client.on('error', () => undefined)
      client.on('close', () => this.sockets.delete(client))
      client.resume()
    })
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done))
    this.server = server
  }

  async close(): Promise<void> {
    const { server } = this
    if (!server) return
    this.server = null
    const closed = new Promise((done) => server.close(done))
    for (const socket of this.sockets) socket.destroy()
    await closed
  }
}

/** Own pages for this storefront: what another test has visited is not stored here. */
async function prepareSite(dataDir: string): Promise<string> {
  const { href } = pathToFileURL(resolve('scripts/lib/site.mjs'))
  const site = (await import(href)) as { prepareSite: (dataDir: string) => string }
  return site.prepareSite(dataDir)
}

export async function waitUntilHealthy(url: string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`nobody answers at ${url}`)
}

export interface SecondStorefront {
  port: number
  /** The operator API becomes unavailable, for this storefront alone. */
  loseApi: () => Promise<void>
  /** The operator API takes requests, and answers none. */
  hangApi: () => Promise<void>
  returnApi: () => Promise<void>
  /** From now on the operator API breaks off where the head of a request matches; null for never. */
  breakOff: (head: RegExp | null) => void
  stop: () => Promise<void>
}

interface SecondOptions {
  /** Of its data folder, as two may run side by side. */
  name?: string
  /** The operator API that it asks; that of the test shop unless named. */
  apiPort?: number
  /** Settings of its own, beside those of the test shop. */
  env?: Record<string, string>
}

/** Another storefront of the running test shop, whose operator API can be taken away without disturbing the tests beside. */
export async function startSecondStorefront({
  name = 'second-storefront',
  apiPort = API_PORT,
  env = {},
}: SecondOptions = {}): Promise<SecondStorefront> {
  const shopData = resolve(process.env.DATA_DIR ?? '.data')
  const dataDir = resolve('.data', name)
  rmSync(dataDir, { recursive: true, force: true })
  const gate = new Gate(apiPort)
  await gate.open()
  const port = await findFreePort()
  const child: ChildProcess = spawn(process.execPath, ['.build/storefront.mjs'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...parseEnv(readFileSync(`${shopData}/secrets.env`, 'utf8')),
      NODE_ENV: 'production',
      AUTH_TRUST_HOST: 'true',
      NEXT_DIST_DIR: relative('.', await prepareSite(dataDir)),
      DATA_DIR: dataDir,
      PORT: String(port),
      // It keeps its pages to itself: some are broken on purpose.
      REDIS_URL: '',
      API_BASE_URL: `http://127.0.0.1:${gate.port}`,
      ...env,
    },
  })
  const ended = new Promise((done) => child.once('exit', done))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await gate.close()
  }
  try {
    await waitUntilHealthy(`http://localhost:${port}/api/health`)
  } catch (error) {
    await stop()
    throw error
  }
  const breakOff = (head: RegExp | null) => {
    gate.broken = head
  }
  const returnApi = async () => {
    await gate.close()
    await gate.open()
  }
  return { port, loseApi: () => gate.close(), hangApi: () => gate.hang(), returnApi, breakOff, stop }
}
