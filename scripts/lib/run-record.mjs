import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endProcesses, identify, identifyNpm, isAlive } from './processes.mjs'

const pathOf = (dataDir) => join(dataDir, 'run.json')

/** Records the supervisor and its running children, for the next start after this process was killed. */
export function writeRunRecord(dataDir, children) {
  mkdirSync(dataDir, { recursive: true })
  const record = { supervisor: identify(process.pid), npm: identifyNpm(), children }
  const next = `${pathOf(dataDir)}.${process.pid}`
  writeFileSync(next, `${JSON.stringify(record, null, 2)}\n`)
  renameSync(next, pathOf(dataDir))
}

export const removeRunRecord = (dataDir) => rmSync(pathOf(dataDir), { force: true })

function readRunRecord(dataDir) {
  try {
    return JSON.parse(readFileSync(pathOf(dataDir), 'utf8'))
  } catch {
    return null
  }
}

/** The running supervisor of this data folder, or null. A supervisor whose npm was killed does not count. */
export function getLivingSupervisor(dataDir) {
  const record = readRunRecord(dataDir)
  return isAlive(record?.supervisor) && (record.npm === null || isAlive(record.npm)) ? record.supervisor : null
}

/** Ends the processes that an earlier run left running: exactly the recorded ones, never another with a reused id. */
export async function endLeftovers(dataDir, limit) {
  const record = readRunRecord(dataDir)
  const left = [record?.supervisor, ...(record?.children ?? [])].filter(isAlive)
  await endProcesses(left, limit)
  removeRunRecord(dataDir)
  return left.length
}
