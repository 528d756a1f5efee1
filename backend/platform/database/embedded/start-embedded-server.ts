import { setTimeout as wait } from 'node:timers/promises'
import { preparePrograms } from './binaries'
import { type Cluster, ensureCluster, getRunningServer, startServer, stopServer } from './cluster'
import { waitForConnection } from './connection'
import { type EmbeddedState, readEmbeddedState, writeEmbeddedState } from './embedded-state'
import { prepareHome } from './home'
import { chooseFreePort } from './port'
import { getProcess } from './processes'
import { chooseRunner } from './runner'

export type DatabaseLog = { info: (message: string) => void; warn: (message: string) => void }
export type EmbeddedOptions = { dataDir: string; port: number; log: DatabaseLog }

const ATTEMPTS = 5
const GUARD_INTERVAL_MS = 2_000

/**
 * Starts the PostgreSQL of the data folder unless it already runs. If the process that started a running server has
 * ended, this process takes the server over. If that process still lives, the server is shared, and `stop` does not
 * stop it.
 */
export async function startEmbeddedServer({ dataDir, port, log }: EmbeddedOptions) {
  const state = await readEmbeddedState(dataDir)
  const runner = await chooseRunner()
  const { home, remembered } = await prepareHome(dataDir, state, runner)
  const cluster: Cluster = { home, runner, ...(await preparePrograms(runner, home)) }
  const isShared = await hasLivingOwner(state)
  const usedPort = await connectOrStart(cluster, state, port, log)
  if (!isShared) {
    const { password } = state
    await writeEmbeddedState(dataDir, { password, ...remembered, port: usedPort, owner: await describeSelf() })
  }
  const guard = isShared ? null : keepRunning(cluster, usedPort, log)
  return {
    adminUrl: toUrl(state, usedPort),
    stop: async () => {
      clearInterval(guard ?? undefined)
      if (isShared || (await getRunningServer(cluster)) === null) return
      await stopServer(cluster)
      log.info('embedded PostgreSQL stopped')
    },
  }
}

const toUrl = ({ password }: EmbeddedState, port: number): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`

async function describeSelf() {
  const self = await getProcess(process.pid)
  return { pid: process.pid, started: self?.started ?? '' }
}

async function hasLivingOwner({ owner }: EmbeddedState): Promise<boolean> {
  if (!owner || owner.pid === process.pid) return false
  return (await getProcess(owner.pid))?.started === owner.started
}

/** Retries, because a killed server leaves child processes that hold its shared memory for some tenths of a second. */
async function connectOrStart(cluster: Cluster, state: EmbeddedState, port: number, log: DatabaseLog): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      const running = await getRunningServer(cluster)
      if (running !== null) {
        await waitForConnection(toUrl(state, running.port), 30_000)
        log.info(`embedded PostgreSQL already runs on port ${running.port}`)
        return running.port
      }
      await ensureCluster(cluster, state.password)
      const free = await chooseFreePort([port, state.port])
      if (free !== port) log.warn(`port ${port} is taken, the embedded PostgreSQL uses ${free}`)
      await startServer(cluster, free)
      await waitForConnection(toUrl(state, free), 30_000)
      log.info(`embedded PostgreSQL started on port ${free}`)
      return free
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await wait(attempt * 400)
    }
  }
}

/**
 * Restarts the server on its port after it was killed, for example by the system when memory is short. Pools reconnect
 * by themselves.
 */
function keepRunning(cluster: Cluster, port: number, log: DatabaseLog): NodeJS.Timeout {
  let isBusy = false
  const guard = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      if ((await getRunningServer(cluster)) !== null) return
      log.warn('the embedded PostgreSQL is gone, starting it again')
      await startServer(cluster, port)
    } catch (error) {
      log.warn(`the embedded PostgreSQL did not start again: ${(error as Error).message}`)
    } finally {
      isBusy = false
    }
  }
  return setInterval(guard, GUARD_INTERVAL_MS).unref()
}
