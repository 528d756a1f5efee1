import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endProcesses, identify, identifyNpm, isAlive } from './processes.mjs'

const pathOf = (dataDir) => join(dataDir, 'run.json')

/** Writes down who supervises and which children run, for the next start after a hard end of this one. */
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

/** The supervisor that runs on this data folder, or null. One whose npm was killed has nobody left and counts as none. */
export function getLivingSupervisor(dataDir) {
  const record = readRunRecord(dataDir)
  return isAlive(record?.supervisor) && (record.npm === null || isAlive(record.npm)) ? record.supervisor : null
}

/** Ends what a former run left behind: exactly the processes that it wrote down, never another with the same number. */
export async function endLeftovers(dataDir, limit) {
  const record = readRunRecord(dataDir)
  const left = [record?.supervisor, ...(record?.children ?? [])].filter(isAlive)
  await endProcesses(left, limit)
  removeRunRecord(dataDir)
  return left.length
}
