import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const READY_LIMIT = 240_000

// Nothing that was started here outlives this process.
const started = new Set<ChildProcess>()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1))
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

export interface Recipe {
  name: string
  command: string
  args: string[]
  env: Record<string, string>
  log: string
  /** Whether it can be asked. */
  isReady: () => Promise<boolean>
}

export const answersAt = (url: string) => async (): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null))?.ok ?? false

/** A process that is started, ended, stopped short and woken as the test wants. */
export class Program {
  private child: ChildProcess | null = null

  constructor(private readonly recipe: Recipe) {}

  /** Returns when it can be asked. Throws when it ends before. */
  async start(): Promise<void> {
    const { name, command, args, env, log, isReady } = this.recipe
    const base = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }
    const child = spawn(command, args, {
      env: { ...base, ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.add(child)
    child.once('exit', () => started.delete(child))
    const file = createWriteStream(log, { flags: 'a' })
    child.stdout?.pipe(file, { end: false })
    child.stderr?.pipe(file, { end: false })
    this.child = child
    const end = Date.now() + READY_LIMIT
    while (!(await isReady())) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${name} did not start: see ${log}`)
      if (Date.now() > end) throw new Error(`${name} did not become ready: see ${log}`)
      await wait(100)
    }
  }

  /** Returns when it is gone. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { child } = this
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  async restart(): Promise<void> {
    await this.end()
    await this.start()
  }

  /** It keeps its connections and what it knows, and answers nobody until `wake`. */
  freeze(): void {
    this.child?.kill('SIGSTOP')
  }

  wake(): void {
    this.child?.kill('SIGCONT')
  }
}
