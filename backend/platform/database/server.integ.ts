import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { getRunningServer } from './embedded/cluster'
import { startDatabaseServer } from './server'

const PROGRAM = `
import { startDatabaseServer } from './server'
const log = { info() {}, warn() {} }
const server = await startDatabaseServer({ dataDir: process.argv[2], port: Number(process.argv[3]), log, databaseUrl: null })
console.log(server.adminUrl)
process.on('SIGTERM', async () => { await server.stop(); process.exit(0) })
setInterval(() => undefined, 1000)
`

let folder: string
let program: string
let dataDir: string
let port: number
const children: ChildProcess[] = []

beforeAll(async () => {
  await mkdir('.data', { recursive: true })
  folder = await mkdtemp(resolve('.data', 'server-test-'))
  // The tests may run as root, and the server as a user that must be able to reach this folder.
  await chmod(folder, 0o755)
  program = `${folder}/program.mjs`
  await build({
    stdin: { contents: PROGRAM, resolveDir: resolve('backend/platform/database') },
    ...{ bundle: true, platform: 'node', format: 'esm', packages: 'external', outfile: program, logLevel: 'error' },
  })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

beforeEach(async () => {
  dataDir = await mkdtemp(`${folder}/data-`)
  port = await findPort()
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  const left = await getRunningServer({ home: `${dataDir}/postgres` })
  if (left) process.kill(left.pid, 'SIGINT')
})

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** A process that runs the database until it is signalled; its first line is the connection. */
async function startProcess(): Promise<{ child: ChildProcess; adminUrl: string }> {
  const child = spawn(process.execPath, [program, dataDir, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [adminUrl] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { child, adminUrl }
}

async function query<Row extends object>(adminUrl: string, text: string): Promise<Row[]> {
  const client = new Client(adminUrl)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const writeRow = (adminUrl: string) =>
  query(adminUrl, 'create table if not exists kept (id serial); insert into kept default values')

const countRows = async (adminUrl: string) =>
  (await query<{ count: number }>(adminUrl, 'select count(*)::int as count from kept'))[0]?.count

async function requireServerPid(): Promise<number> {
  const server = await getRunningServer({ home: `${dataDir}/postgres` })
  if (!server) throw new Error('no server runs')
  return server.pid
}

test('starts, stops and keeps what was written; the password is the owner’s alone', async () => {
  const first = await startProcess()
  await writeRow(first.adminUrl)
  expect((await stat(`${dataDir}/postgres.json`)).mode & 0o777).toBe(0o600)
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')
  expect(await getRunningServer({ home: `${dataDir}/postgres` })).toBeNull()
  const second = await startProcess()
  expect(second.adminUrl).toBe(first.adminUrl)
  expect(await countRows(second.adminUrl)).toBe(1)
})

test('takes over the server of a killed process, and then ends it in its place', async () => {
  const first = await startProcess()
  await writeRow(first.adminUrl)
  const pid = await requireServerPid()
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = await startProcess()
  expect(await requireServerPid()).toBe(pid)
  expect(await countRows(second.adminUrl)).toBe(1)
  second.child.kill('SIGTERM')
  await once(second.child, 'exit')
  expect(await getRunningServer({ home: `${dataDir}/postgres` })).toBeNull()
})

test('starts a killed server again while the process lives, and after both were killed', async () => {
  const first = await startProcess()
  await writeRow(first.adminUrl)
  const pid = await requireServerPid()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => countRows(first.adminUrl).catch(() => 0), { timeout: 15_000 }).toBe(1)
  process.kill(await requireServerPid(), 'SIGKILL')
  first.child.kill('SIGKILL')
  const second = await startProcess()
  expect(await countRows(second.adminUrl)).toBe(1)
})

test('a start that was killed half-way leaves nothing that disturbs the next', async () => {
  const child = spawn(process.execPath, [program, dataDir, String(port)], { stdio: 'ignore' })
  await wait(450)
  child.kill('SIGKILL')
  const { adminUrl } = await startProcess()
  await writeRow(adminUrl)
  expect(await countRows(adminUrl)).toBe(1)
})

test('takes another port when the wanted one is taken, and says so', async () => {
  const holder = createServer().listen(port, '127.0.0.1')
  await once(holder, 'listening')
  const warnings: string[] = []
  const log = { info: () => undefined, warn: (message: string) => warnings.push(message) }
  const server = await startDatabaseServer({ dataDir, port, log, databaseUrl: null })
  holder.close()
  expect(Number(new URL(server.adminUrl).port)).not.toBe(port)
  expect(warnings.join()).toContain(`port ${port} is taken`)
  expect(JSON.parse(await readFile(`${dataDir}/postgres.json`, 'utf8'))).toMatchObject({
    port: Number(new URL(server.adminUrl).port),
  })
  await server.stop()
})

test('keeps texts of every language: UTF-8, ICU, word boundaries beyond Latin', async () => {
  const { adminUrl } = await startProcess()
  await query(adminUrl, 'create extension if not exists pg_trgm')
  const rows = await query(
    adminUrl,
    `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, upper('istanbul' collate "tr-x-icu") as upper,
       cardinality(show_trgm('Каппадокия')) > 0 as cyrillic, cardinality(show_trgm('كابادوكيا')) > 0 as arabic
     from pg_database where datname = current_database()`,
  )
  expect(rows[0]).toEqual({ encoding: 'UTF8', provider: 'i', upper: 'İSTANBUL', cyrillic: true, arabic: true })
})

test('a server that does not answer is named without its password', async () => {
  const log = { info: () => undefined, warn: () => undefined }
  const databaseUrl = `postgres://someone:hush@127.0.0.1:${port}/postgres`
  const attempt = startDatabaseServer({ dataDir, port, log, databaseUrl, answerLimit: 500 })
  await expect(attempt).rejects.toThrow(`127.0.0.1:${port} (DATABASE_URL) does not answer`)
  await expect(attempt).rejects.not.toThrow('hush')
})
