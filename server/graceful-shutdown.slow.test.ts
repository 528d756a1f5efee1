import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { afterEach, beforeAll, expect, test } from 'vitest'

const PROGRAM = `
import { createServer } from 'node:http'
import { answerWhileStopping, stopGracefully } from './graceful-shutdown'
const server = createServer((request, response) => {
  if (answerWhileStopping(request, response)) return
  if (request.url === '/stream') response.write('begun')
  setTimeout(() => response.end('page'), request.url === '/' ? 0 : 800)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))
stopGracefully(server, { drainMs: Number(process.argv[1]), limitMs: 3000, close: async () => undefined })
`

let program: string
let child: ChildProcess

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: join(process.cwd(), 'server'), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  })
  program = outputFiles[0]?.text ?? ''
})
afterEach(() => child.kill('SIGKILL'))

async function start(drainMs: number) {
  const started = spawn(process.execPath, ['--input-type=module', '-e', program, String(drainMs)])
  child = started
  const ended = once(started, 'exit').then(([code]) => code)
  const [said] = await once(started.stdout, 'data')
  return { port: Number(said), ended }
}

interface Answer {
  status: number | undefined
  connection: string | undefined
}

const ask = (port: number, path: string, agent: Agent | false = false): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }))
    }).on('error', reject)
  })

test('who waits for an answer gets it, nobody new is taken, and the process ends well', async () => {
  const { port, ended } = await start(0)
  const slow = ask(port, '/slow')
  await wait(200)
  child.kill('SIGTERM')
  await wait(200)
  await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED')
  expect((await slow).status).toBe(200)
  expect(await ended).toBe(0)
})

test('a proxy is told first: health says no while pages are still answered', async () => {
  const { port, ended } = await start(1_000)
  expect((await ask(port, '/api/health')).status).toBe(200)
  child.kill('SIGTERM')
  await wait(200)
  expect(await ask(port, '/api/health')).toEqual({ status: 503, connection: 'close' })
  expect(await ask(port, '/contact')).toEqual({ status: 200, connection: 'close' })
  expect(await ended).toBe(0)
})

test('who was waiting when it was told is told to keep no connection, and none that is done with holds it up', async () => {
  const { port, ended } = await start(300)
  const agent = new Agent({ keepAlive: true })
  const answers = [ask(port, '/slow', agent), ask(port, '/stream', agent)]
  await wait(200)
  const began = Date.now()
  child.kill('SIGTERM')
  expect((await Promise.all(answers)).map(({ connection }) => connection)).toEqual(['close', 'keep-alive'])
  expect(await ended).toBe(0)
  expect(Date.now() - began).toBeLessThan(2_000)
  agent.destroy()
})
