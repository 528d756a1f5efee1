import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { getProcess } from './processes.mjs'
import { PORTS } from './settings.mjs'

function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Whether nothing listens on the port, on any local address. */
export async function isPortFree(port) {
  try {
    return await canListen(port, '::')
  } catch {
    // The machine has no IPv6.
    return canListen(port, '0.0.0.0')
  }
}

/** The process that listens on the port, if the system reports it (Linux, own processes or root), else null. */
export function getListener(port) {
  try {
    const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningInodes(table, port))
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      if (ownsSocket(pid, inodes)) return getProcess(Number(pid))
    }
  } catch {
    // Not Linux.
  }
  return null
}

const LISTENING = '0A'

function listeningInodes(table, port) {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  return readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hexPort}`) && state === LISTENING)
    .map((columns) => columns[9])
}

function ownsSocket(pid, inodes) {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      const [, inode] = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? []
      return inodes.includes(inode)
    })
  } catch {
    return false
  }
}

/**
 * One sentence for every wanted port that is taken: number, purpose, process, and how to change it; `known` describes
 * the ports by name.
 */
export async function describeTakenPorts(ports, known = PORTS) {
  const sentences = []
  for (const [name, port] of Object.entries(ports)) {
    if (await isPortFree(port)) continue
    const { role, variable } = known[name]
    const holder = getListener(port)
    const by = holder ? ` by process ${holder.pid} (${holder.command.slice(0, 80)})` : ' by another program'
    sentences.push(
      `Port ${port}, wanted for the ${role}, is taken${by}. Stop it or choose another: ${variable}=${port + 1}`,
    )
  }
  return sentences
}
