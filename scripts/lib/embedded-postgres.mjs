import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getProcess, isAlive, wait } from './processes.mjs'

const LIMIT_MS = 10_000

function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The running database server of a data folder, or null; another process with a reused process id does not count. */
function getServer(dataDir) {
  const state = readText(join(dataDir, 'postgres.json'))
  const home = (state && JSON.parse(state).home) || join(dataDir, 'postgres')
  const data = join(home, 'data')
  const pid = Number(readText(join(data, 'postmaster.pid')).split('\n')[0])
  const found = pid > 1 ? getProcess(pid) : null
  return found?.command.includes('postgres') && found.command.includes(data) ? found : null
}

/** Ends the database server that a killed or failed API has left running. Committed data is kept. */
export async function endEmbeddedPostgres(dataDir) {
  const server = getServer(dataDir)
  if (server === null) return
  // SIGINT is PostgreSQL's fast shutdown, which does not wait for clients.
  process.kill(server.pid, 'SIGINT')
  const end = Date.now() + LIMIT_MS
  while (isAlive(server) && Date.now() < end) await wait(50)
}
