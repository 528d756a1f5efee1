import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

type ProcessFacts = { started: string; command: string }

/** Start time and command of a process, or null if there is none. A zombie counts as none: only its PID remains. */
export async function getProcess(pid: number): Promise<ProcessFacts | null> {
  if (process.platform === 'linux') return getLinuxProcess(pid)
  try {
    const { stdout } = await run('ps', ['-o', 'stat=,lstart=,command=', '-p', String(pid)], {
      env: { ...process.env, LC_ALL: 'C' },
    })
    const [, stat, started, command] = /^\s*(\S+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/m.exec(stdout) ?? []
    if (!stat || !started || !command || stat.startsWith('Z')) return null
    return { started, command }
  } catch {
    return null
  }
}

async function getLinuxProcess(pid: number): Promise<ProcessFacts | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain spaces. After it come the state and, as the 20th value, the start in clock
    // ticks.
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const started = values[19]
    if (!started || values[0] === 'Z' || values[0] === 'X') return null
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').join(' ').trim()
    return { started, command }
  } catch {
    return null
  }
}
