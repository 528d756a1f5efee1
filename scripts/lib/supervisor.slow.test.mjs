import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askStatus } from './health.mjs'
import { identify, isAlive, wait } from './processes.mjs'
import { endLeftovers, getLivingSupervisor } from './run-record.mjs'
import { Supervisor } from './supervisor.mjs'

const SERVER = `require('node:http').createServer((_, response) => response.end('ok')).listen(PORT, '127.0.0.1')`

let dataDir
let shown
let supervisor

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kervan-supervisor-'))
  shown = []
  supervisor = null
})

afterEach(async () => {
  await supervisor?.stop(500)
  rmSync(dataDir, { recursive: true, force: true })
})

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

async function serviceOf(name, code = SERVER) {
  const port = await freePort()
  const args = ['-e', code.replaceAll('PORT', String(port))]
  const url = `http://127.0.0.1:${port}/health`
  return { name, role: `${name} server`, command: process.execPath, args, env: process.env, health: { url } }
}

function supervise(...services) {
  supervisor = new Supervisor({ services, dataDir, show: (line) => shown.push(line), firstDelay: 5 })
  return supervisor
}

const readRecord = () => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))

async function until(condition) {
  const end = Date.now() + 8_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('waited in vain')
    await wait(20)
  }
}

test('starts all services, writes them down and ends them', async () => {
  const [a, b] = [await serviceOf('a'), await serviceOf('b')]
  await supervise(a, b).start()
  expect([await askStatus(a.health.url), await askStatus(b.health.url)]).toEqual([200, 200])
  const { children } = readRecord()
  expect(children.every(isAlive)).toBe(true)
  await supervisor.stop()
  expect(children.some(isAlive)).toBe(false)
  expect(() => readRecord()).toThrow()
})

test('starts a killed service again and says so', async () => {
  const service = await serviceOf('a')
  await supervise(service).start()
  const [before] = readRecord().children
  process.kill(before.pid, 'SIGKILL')
  await until(() => readRecord().children.some(({ pid }) => pid !== before.pid))
  await until(async () => (await askStatus(service.health.url)) === 200)
  expect(shown.join('\n')).toContain('The a server was ended by SIGKILL; starting it again')
})

test('gives up after five restarts within a minute', async () => {
  await supervise(await serviceOf('a', `${SERVER}; setTimeout(() => process.exit(3), 300)`)).start()
  await expect(supervisor.failed).rejects.toThrow('ended with code 3, 5 restarts within a minute did not help')
}, 15_000)

test('a service that ends before it was ready fails the start at once with its last lines', async () => {
  const wrong = await serviceOf(
    'a',
    "console.log('reading settings'); console.error('SERVICE_KEY: too short'); process.exit(1)",
  )
  await expect(supervise(wrong, await serviceOf('b')).start()).rejects.toThrow(
    /a server ended with code 1 before it was ready.*\n {2}reading settings/,
  )
  expect(shown).toContain('[a] SERVICE_KEY: too short')
})

test('ends by force what does not end when asked', async () => {
  await supervise(await serviceOf('a', `process.on('SIGTERM', () => {}); ${SERVER}`)).start()
  const { children } = readRecord()
  await supervisor.stop(200)
  expect(children.some(isAlive)).toBe(false)
})

test('shows structured errors and keeps all lines in the log', async () => {
  const lines = `console.log('{"level":30,"msg":"fine"}'); console.log('{"level":50,"msg":"broken"}'); ${SERVER}`
  await supervise(await serviceOf('a', lines)).start()
  await supervisor.stop()
  expect(shown).toEqual(['[a] {"level":50,"msg":"broken"}'])
  await until(() => readFileSync(join(dataDir, 'logs/a.log'), 'utf8').includes('fine'))
})

test('leftovers of a killed run are ended, a stranger with a number of theirs is not', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
  const left = identify(child.pid)
  const other = identify(stranger.pid)
  const children = [left, { ...other, started: 'another time' }]
  writeFileSync(join(dataDir, 'run.json'), JSON.stringify({ supervisor: { pid: 999_999_999, started: '1' }, children }))
  expect(getLivingSupervisor(dataDir)).toBeNull()
  expect(await endLeftovers(dataDir, 2_000)).toBe(1)
  expect([isAlive(left), isAlive(other)]).toEqual([false, true])
  stranger.kill('SIGKILL')
})
