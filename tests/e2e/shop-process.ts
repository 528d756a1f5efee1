import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { findFreePort } from './free-port'

const START_LIMIT_MS = 120_000

export type Ports = Record<'PORT' | 'API_PORT' | 'SANDBOX_PORT' | 'MAIL_VIEWER_PORT' | 'PG_PORT', number>

export async function choosePorts(): Promise<Ports> {
  const names = ['PORT', 'API_PORT', 'SANDBOX_PORT', 'MAIL_VIEWER_PORT', 'PG_PORT'] as const
  const ports = await Promise.all(names.map(async (name) => [name, await findFreePort()] as const))
  return Object.fromEntries(ports) as Ports
}

const withoutNpm = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')),
) as NodeJS.ProcessEnv

/** `npm run up` of a person, as a process group of its own: its terminal. */
export class ShopProcess {
  private readonly child: ChildProcess
  private said = ''
  private isOver = false
  readonly ended: Promise<number | null>

  constructor(
    private readonly dataDir: string,
    ports: Ports,
  ) {
    this.child = spawn(process.execPath, ['scripts/up.mjs'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...withoutNpm,
        ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
        DATA_DIR: dataDir,
      },
    })
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.said += String(chunk)
      })
    // 'close' comes after its last word was read.
    this.ended = new Promise((done) =>
      this.child.once('close', (code) => {
        this.isOver = true
        done(code)
      }),
    )
  }

  get output(): string {
    return this.said
  }

  /** Waits until it says where the shop is; returns after how many milliseconds. */
  async waitUntilReady(): Promise<number> {
    const started = Date.now()
    while (!this.said.includes('Ctrl-C stops everything')) {
      if (this.isOver || Date.now() - started > START_LIMIT_MS) throw new Error(`the shop did not start:\n${this.said}`)
      await new Promise((done) => setTimeout(done, 20))
    }
    return Date.now() - started
  }

  /** Ctrl-C: the terminal tells the whole group. */
  pressCtrlC(): Promise<number | null> {
    if (!this.isOver) process.kill(-(this.child.pid ?? 0), 'SIGINT')
    return this.ended
  }

  /** A power cut: supervisor, its children and the database server, all at once and without a word. */
  async cutPower(): Promise<void> {
    const { children } = JSON.parse(readFileSync(join(this.dataDir, 'run.json'), 'utf8')) as {
      children: { pid: number }[]
    }
    const lock = join(this.dataDir, 'postgres', 'data', 'postmaster.pid')
    const database = existsSync(lock) ? [Number(readFileSync(lock, 'utf8').split('\n')[0])] : []
    for (const pid of [-(this.child.pid ?? 0), ...children.map(({ pid }) => -pid), ...database]) {
      process.kill(pid, 'SIGKILL')
    }
    await this.ended
  }
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
