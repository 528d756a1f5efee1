import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = ['AUTH_SECRET', 'QUOTE_SECRET', 'SERVICE_KEY', 'REVALIDATE_SECRET', 'REMEMBER_SECRET', 'DOCUMENTS_KEY']

/**
 * The secrets that the processes share: from the environment, else generated at the first start and stored in the data
 * folder.
 */
export function loadSecrets(dataDir, env) {
  const path = join(dataDir, 'secrets.env')
  const stored = readStored(path)
  const missing = NAMES.filter((name) => !stored[name])
  for (const name of missing) stored[name] = randomBytes(32).toString('hex')
  if (missing.length > 0) store(dataDir, path, stored)
  return Object.fromEntries(NAMES.map((name) => [name, env[name] || stored[name]]))
}

function readStored(path) {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  return Object.fromEntries([...text.matchAll(/^(\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]))
}

function store(dataDir, path, secrets) {
  mkdirSync(dataDir, { recursive: true })
  const next = `${path}.${process.pid}`
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(next, lines.join(''), { mode: 0o600 })
  chmodSync(next, 0o600)
  renameSync(next, path)
}
