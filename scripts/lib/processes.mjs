import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Start time and command of a process; null if it does not exist or is a zombie. Process id and start time together
 * identify a process, even if the id is reused.
 */
export function getProcess(pid) {
  return process.platform === 'linux' ? getLinuxProcess(pid) : getProcessByPs(pid)
}

function getLinuxProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain spaces; after it come the state and, as the 20th value, the start time in clock
    // ticks.
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (values[0] === 'Z' || values[0] === 'X') return null
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()
    return { pid, parent: Number(values[1]), started: values[19], command }
  } catch {
    return null
  }
}

function getProcessByPs(pid) {
  try {
    const options = { encoding: 'utf8', env: { LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'ignore'] }
    const text = execFileSync('/bin/ps', ['-o', 'stat=,ppid=,lstart=,command=', '-p', String(pid)], options)
    const match = /^\s*(\S+)\s+(\d+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/m.exec(text)
    if (!match || match[1].startsWith('Z')) return null
    return { pid, parent: Number(match[2]), started: match[3], command: match[4] }
  } catch {
    return null
  }
}

/** Process id and start time, which identify a process even after the id was reused; null if there is none. */
export function identify(pid) {
  const found = getProcess(pid)
  return found ? { pid, started: found.started } : null
}

export const isAlive = (identity) =>
  identity !== null && identity !== undefined && getProcess(identity.pid)?.started === identity.started

/** The npm that runs this process as a script, or null; there may be a shell between the two. */
export function identifyNpm() {
  if (process.env.npm_lifecycle_event === undefined) return null
  let found = getProcess(process.ppid)
  while (found && found.pid > 1 && !/\bnpm\b/.test(found.command)) found = getProcess(found.parent)
  return found && found.pid > 1 ? { pid: found.pid, started: found.started } : null
}

/** Sends a signal to the process and, if it leads a group, to its children. */
export function signal(pid, name) {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, name)
      return
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
}

export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Sends SIGTERM to the processes and, after `limit` milliseconds, SIGKILL. */
export async function endProcesses(identities, limit) {
  const left = () => identities.filter(isAlive)
  for (const { pid } of left()) signal(pid, 'SIGTERM')
  const end = Date.now() + limit
  while (left().length > 0 && Date.now() < end) await wait(100)
  for (const { pid } of left()) signal(pid, 'SIGKILL')
  while (left().length > 0) await wait(50)
}
