import { randomBytes } from 'node:crypto'
import { chmod, lchown, mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { EmbeddedState } from './embedded-state'
import { canReach, type Runner } from './runner'

const SYSTEM_FOLDER = '/var/lib'

type Home = {
  home: string
  /** Set only if the home is outside the data folder, because the data folder may be moved with its contents. */
  remembered: { home?: string }
}

/**
 * The folder that holds the cluster and its log, owned by the runner. It is `postgres` in the data folder. If the
 * runner cannot reach that (a checkout below root's own folder), it is a folder below the system's data folder.
 */
export async function prepareHome(dataDir: string, state: EmbeddedState, runner: Runner): Promise<Home> {
  const inDataFolder = resolve(dataDir, 'postgres')
  if (runner !== null) await letPass(dataDir)
  const home =
    state.home ??
    ((await canReach(runner, inDataFolder))
      ? inDataFolder
      : join(SYSTEM_FOLDER, `kervan-postgres-${randomBytes(4).toString('hex')}`))
  await mkdir(home, { recursive: true })
  if (runner !== null) await lchown(home, runner.uid, runner.gid)
  await chmod(home, 0o700)
  return { home, remembered: home === inDataFolder ? {} : { home } }
}

/** Lets other users traverse the data folder, but not list it. Private files in it have their own permissions. */
async function letPass(dataDir: string): Promise<void> {
  const { mode } = await stat(dataDir)
  await chmod(dataDir, (mode & 0o777) | 0o011)
}
