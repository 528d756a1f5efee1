import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Filling in the demo takes a minute on a busy machine. */
const READY_LIMIT_MS = 240_000

// Nothing that was started here outlives this process.
const started = new Set<ChildProcess>()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1))
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

export interface Launch {
  command: string
  args: string[]
  /** The folder that it is started in; this process's own unless given. */
  cwd?: string
  /** All that it gets of the environment, but for the path and the home folder. */
  env: Record<string, string>
  /** The file that its words are added to. */
  log: string
}

export interface Machine {
  child: ChildProcess
  /** Resolves when it is gone, however. */
  gone: Promise<unknown>
}

export const isOver = ({ child }: Machine): boolean => child.exitCode !== null || child.signalCode !== null

export const answersAt = (url: string) => async (): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null))?.ok ?? false

/** Starts a process and returns when it can be asked, or is over before. Throws when neither happens in time. */
export async function launch(
  { command, args, cwd, env, log }: Launch,
  isReady: () => Promise<boolean>,
): Promise<Machine> {
  const base = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }
  const child = spawn(command, args, {
    cwd,
    env: { ...base, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  child.once('exit', () => started.delete(child))
  const file = createWriteStream(log, { flags: 'a' })
  child.stdout?.pipe(file, { end: false })
  child.stderr?.pipe(file, { end: false })
  const machine = { child, gone: once(child, 'exit') }
  const end = Date.now() + READY_LIMIT_MS
  while (!(await isReady()) && !isOver(machine)) {
    if (Date.now() > end) throw new Error(`${command} ${args.join(' ')} did not become ready: see ${log}`)
    await wait(100)
  }
  return machine
}

/** Returns when it is gone. */
export async function endMachine(machine: Machine, signal: NodeJS.Signals): Promise<void> {
  if (!isOver(machine)) machine.child.kill(signal)
  await machine.gone
}

/** Runs the demo's loader of the tree in `cwd` to its end. Throws when it fails. */
export async function loadDemo(
  env: Record<string, string>,
  log: string,
  cwd = '.',
  options: readonly string[] = [],
): Promise<void> {
  const args = ['--enable-source-maps', '.build/demo.mjs', ...options]
  const machine = await launch({ command: process.execPath, args, cwd, env, log }, async () => false)
  if (machine.child.exitCode !== 0) throw new Error(`the demo could not be loaded: see ${log}`)
}
