import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { startEmbeddedServer } from '@/backend/platform/database/embedded/start-embedded-server'
import { answersAt, loadDemo } from '../processes'
import { Program } from './programs'

export const SERVICE_KEY = 'service-key-of-the-cluster-test'
export const PASSWORD = 'cluster-demo'
export const METRICS_TOKEN = 'metrics-token-of-the-cluster-test'
/** Longer than a proxy needs to see that a connection was closed. Milliseconds. */
const DRAIN_MS = 500

export interface Ports {
  shop: number
  api: number
  storefronts: number[]
  apis: number[]
  gateway: number
  redis: number
  mails: number[]
  database: number
}

export const portsFrom = (first: number): Ports => ({
  shop: first,
  api: first + 1,
  storefronts: [first + 2, first + 3],
  apis: [first + 4, first + 5],
  gateway: first + 6,
  redis: first + 7,
  mails: [first + 8, first + 9],
  database: first + 50_000,
})

/** As docs/operations/scale.md has it, over http and on this machine alone. */
const proxyOf = (name: string, port: number, servers: readonly number[]) => `
  upstream ${name} { ${servers.map((server) => `server 127.0.0.1:${server} max_fails=1 fail_timeout=1s;`).join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 16m;
    location / {
      proxy_pass http://${name};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Request-Id $request_id;
      proxy_next_upstream error timeout;
    }
  }`

const nginxConfig = (folder: string, ports: Ports) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${proxyOf('storefronts', ports.shop, ports.storefronts)}
  ${proxyOf('apis', ports.api, ports.apis)}
}
`

const accepts = (port: number) => () =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true))
    socket.once('connect', () => socket.destroy())
    socket.once('error', () => done(false))
  })

const isThere = (command: string) => spawnSync(command, ['-v']).error === undefined

/** Sentences about what is missing on this machine; nothing when all is there. */
export function findMissing(): string[] {
  return ['nginx', 'redis-server'].filter((command) => !isThere(command)).map((command) => `There is no ${command}.`)
}

export interface Cluster {
  storefronts: Program[]
  apis: Program[]
  redis: Program
  /** Ends PostgreSQL and starts it again, whoever is in the middle of something. */
  restartDatabase: () => Promise<void>
  stop: () => Promise<void>
}

/** Two storefronts and two APIs behind one nginx, with one Redis, one PostgreSQL and the demo's data. */
export async function startCluster(dataDir: string, ports: Ports, sites: readonly string[]): Promise<Cluster> {
  const folder = resolve(dataDir)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/nginx.conf`, nginxConfig(folder, ports))
  const log = { info: () => undefined, warn: () => undefined }
  const openDatabase = () => startEmbeddedServer({ dataDir, port: ports.database, log })
  let database = await openDatabase()
  const shared = {
    BEHIND_PROXY: 'true',
    DRAIN_MS: String(DRAIN_MS),
    SERVICE_KEY,
    METRICS_TOKEN,
    QUOTE_SECRET: 'quote-secret-of-the-cluster-test',
    DOCUMENTS_KEY: 'documents-key-of-the-cluster-test-32',
    REVALIDATE_SECRET: 'revalidate-secret-of-the-cluster-test',
    AUTH_SECRET: 'auth-secret-of-the-cluster-test-0123456789',
    REMEMBER_SECRET: 'remember-secret-of-the-cluster-test-012345',
    LOG_LEVEL: 'warn',
  }
  const node = { command: process.execPath, log: `${folder}/programs.log` }
  const redis = new Program({
    name: 'Redis',
    command: 'redis-server',
    args: ['--port', String(ports.redis), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    env: {},
    log: node.log,
    isReady: accepts(ports.redis),
  })
  const gateway = new Program({
    ...node,
    name: 'the payment gateway',
    args: ['.build/sandbox.mjs'],
    env: { SANDBOX_PORT: String(ports.gateway), SANDBOX_DATA_DIR: `${folder}/sandbox`, LOG_LEVEL: 'warn' },
    isReady: answersAt(`http://127.0.0.1:${ports.gateway}/health`),
  })
  const apis = ports.apis.map(
    (port, index) =>
      new Program({
        ...node,
        name: `API ${index + 1}`,
        args: ['--enable-source-maps', '.build/backend.mjs'],
        env: {
          ...shared,
          DATA_DIR: folder,
          DATABASE_URL: database.adminUrl,
          API_PORT: String(port),
          MAIL_VIEWER_PORT: String(ports.mails[index]),
          PAYMENT_BASE_URL: `http://127.0.0.1:${ports.gateway}`,
          STOREFRONT_URL: `http://127.0.0.1:${ports.shop}`,
        },
        isReady: answersAt(`http://127.0.0.1:${port}/health`),
      }),
  )
  const storefronts = ports.storefronts.map(
    (port, index) =>
      new Program({
        ...node,
        name: `storefront ${index + 1}`,
        args: ['.build/storefront.mjs'],
        env: {
          ...shared,
          DATA_DIR: folder,
          PORT: String(port),
          NEXT_DIST_DIR: sites[index] ?? '',
          NEXT_TELEMETRY_DISABLED: '1',
          AUTH_TRUST_HOST: 'true',
          REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
          API_BASE_URL: `http://127.0.0.1:${ports.api}`,
        },
        isReady: answersAt(`http://localhost:${port}/api/health`),
      }),
  )
  const nginx = new Program({
    name: 'nginx',
    command: 'nginx',
    args: ['-c', `${folder}/nginx.conf`, '-p', folder],
    env: {},
    log: node.log,
    isReady: accepts(ports.shop),
  })
  await loadDemo({ ...shared, DATA_DIR: folder, DATABASE_URL: database.adminUrl, DEMO_PASSWORD: PASSWORD }, node.log)
  const programs = [redis, gateway, ...apis, nginx, ...storefronts]
  const stop = async () => {
    for (const program of [...programs].reverse()) {
      program.resume()
      await program.end()
    }
    await database.stop()
  }
  try {
    for (const program of programs) await program.start()
  } catch (error) {
    await stop()
    throw error
  }
  const restartDatabase = async () => {
    await database.stop()
    database = await openDatabase()
  }
  return { storefronts, apis, redis, restartDatabase, stop }
}
