import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, lchown, open, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getProcess } from './processes'
import type { Runner } from './runner'

const run = promisify(execFile)

export const MAJOR_VERSION = '18'
const LOG_LIMIT_BYTES = 10_000_000

/** Everything required to run the programs of one cluster. */
export type Cluster = { home: string; runner: Runner; initdb: string; pgCtl: string }

const dataOf = (home: string): string => join(home, 'data')
const logOf = (home: string): string => join(home, 'server.log')

function execute(cluster: Cluster, program: string, args: readonly string[]): Promise<{ stdout: string }> {
  // A fixed message language keeps the log readable for support; no code depends on it.
  const env = { ...process.env, LC_ALL: undefined, LC_MESSAGES: 'C' }
  return run(program, args, { cwd: cluster.home, env, ...cluster.runner, timeout: 120_000 })
}

/**
 * PID and port of the running server of this cluster, or null. Removes a stale lock file, whose PID belongs to no
 * process or to another program.
 */
export async function getRunningServer({ home }: Pick<Cluster, 'home'>): Promise<{ pid: number; port: number } | null> {
  const lockFile = join(dataOf(home), 'postmaster.pid')
  const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid) return null
  const owner = await getProcess(pid)
  if (owner?.command.includes('postgres') && owner.command.includes(dataOf(home))) return { pid, port }
  await rm(lockFile, { force: true })
  return null
}

/**
 * Creates the cluster if there is none: UTF-8, ICU collations, password authentication. The folder gets its final name
 * only when complete.
 */
export async function ensureCluster(cluster: Cluster, password: string): Promise<void> {
  const version = await readFile(join(dataOf(cluster.home), 'PG_VERSION'), 'utf8').catch(() => null)
  if (version !== null) {
    if (version.trim() === MAJOR_VERSION) return
    throw new Error(
      `${dataOf(cluster.home)} is of PostgreSQL ${version.trim()}, this is ${MAJOR_VERSION}: dump and restore it`,
    )
  }
  await removeUnfinished(cluster.home)
  const unfinished = join(cluster.home, `new-${randomBytes(4).toString('hex')}`)
  const passwordFile = `${unfinished}.password`
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (cluster.runner) await lchown(passwordFile, cluster.runner.uid, cluster.runner.gid)
  try {
    await initialise(cluster, unfinished, passwordFile)
    await chmod(unfinished, 0o700)
    await rename(unfinished, dataOf(cluster.home))
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function removeUnfinished(home: string): Promise<void> {
  const names = await readdir(home)
  for (const name of names) if (name.startsWith('new-')) await rm(join(home, name), { recursive: true, force: true })
}

/** Word boundaries and case of non-Latin text need a UTF-8 `LC_CTYPE`; its name differs between systems. */
async function initialise(cluster: Cluster, folder: string, passwordFile: string): Promise<void> {
  const failures: string[] = []
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    try {
      await execute(cluster, cluster.initdb, [
        `--pgdata=${folder}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=icu',
        '--icu-locale=und',
        `--locale=${locale}`,
        '--lc-messages=C',
      ])
      return
    } catch (error) {
      failures.push(`${locale}: ${(error as { stderr?: string }).stderr?.trim() || (error as Error).message}`)
      await rm(folder, { recursive: true, force: true })
    }
  }
  throw new Error(`PostgreSQL could not make its data folder. ${failures.join('\n')}`)
}

/** Starts the server and returns when it accepts connections. Throws with the end of the server log otherwise. */
export async function startServer(cluster: Cluster, port: number): Promise<void> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '400',
    shared_buffers: '64MB',
    jit: 'off',
    log_min_messages: 'warning',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  await limitLog(logOf(cluster.home))
  try {
    await execute(cluster, cluster.pgCtl, [
      ...['start', '-D', dataOf(cluster.home), '-l', logOf(cluster.home), '-w', '-t', '60', '-s'],
      ...['-o', [`-p ${port}`, ...options].join(' ')],
    ])
  } catch {
    throw new Error(`PostgreSQL did not start: ${await readEnd(logOf(cluster.home))}`)
  }
}

/** Stops the server. Its connections are closed, and all committed data is on disk. */
export async function stopServer(cluster: Cluster): Promise<void> {
  await execute(cluster, cluster.pgCtl, ['stop', '-D', dataOf(cluster.home), '-m', 'fast', '-w', '-t', '20', '-s'])
}

async function limitLog(path: string): Promise<void> {
  const size = await stat(path).then(
    (facts) => facts.size,
    () => 0,
  )
  if (size > LOG_LIMIT_BYTES) await truncate(path, 0)
}

async function readEnd(path: string): Promise<string> {
  const file = await open(path).catch(() => null)
  if (file === null) return 'there is no log'
  try {
    const { size } = await file.stat()
    const length = Math.min(size, 2_000)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.toString('utf8').trim()
  } finally {
    await file.close()
  }
}
