import { lchown, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The system user that runs the database server; null means the user of this process. */
export type Runner = { uid: number; gid: number } | null

/**
 * PostgreSQL refuses to run as root. If this process is root, an unprivileged user that every system has runs the
 * server.
 */
export async function chooseRunner(): Promise<Runner> {
  if (process.getuid?.() !== 0) return null
  const users = await readFile('/etc/passwd', 'utf8')
  for (const name of ['postgres', 'nobody']) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(users) ?? []
    if (uid && gid && uid !== '0') return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root and there is no user "postgres" or "nobody": start as another user')
}

const READ_AND_ENTER = 0o5
const ENTER = 0o1

async function allows(path: string, { uid, gid }: NonNullable<Runner>, wanted: number): Promise<boolean> {
  const facts = await stat(path)
  const shift = facts.uid === uid ? 6 : facts.gid === gid ? 3 : 0
  return ((facts.mode >> shift) & wanted) === wanted
}

/** Whether the runner can traverse every folder above the path. */
export async function canReach(runner: Runner, path: string): Promise<boolean> {
  if (runner === null) return true
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!(await allows(folder, runner, ENTER))) return false
    if (folder === dirname(folder)) return true
  }
}

/** Whether the runner can read and execute the file. */
export async function canExecute(runner: Runner, path: string): Promise<boolean> {
  return runner === null || ((await canReach(runner, path)) && (await allows(path, runner, READ_AND_ENTER)))
}

/** Makes the runner the owner of a folder and everything below it. */
export async function giveTo(runner: Runner, folder: string): Promise<void> {
  if (runner === null) return
  await lchown(folder, runner.uid, runner.gid)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await giveTo(runner, path)
    else await lchown(path, runner.uid, runner.gid)
  }
}
