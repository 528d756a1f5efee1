import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { lstat, mkdir, readdir, readFile, realpath, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { sha256Of } from './checksum'
import {
  type ObjectInfo,
  type Storage,
  StorageRefusedError,
  StorageUnavailableError,
  type StoredObject,
} from './storage'
import { isStorageKey, requireStorageKey, requireStoragePrefix } from './storage-key'

/** Files being written. The name is not a valid key, so no object can be stored here and no list contains them. */
const DRAFTS = '~drafts'
const DRAFT_LIFETIME_MS = 3_600_000
/** The folder contains documents of guests: only the user of the process may read it. */
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

/** Returns the result, or null if a file or folder of the path is missing. */
async function absentAsNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (ABSENT.has(String(codeOf(error)))) return null
    throw error
  }
}

/** Errors for which a retry would fail too: permissions, or a file in the place of a folder. */
const REFUSED = new Set(['EACCES', 'EPERM', 'EROFS', 'EISDIR', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'])

/** Converts an error of the file system to one of the storage. Returns any other error unchanged. */
function toStorageError(error: unknown): unknown {
  const code = codeOf(error)
  if (!(error instanceof Error) || typeof code !== 'string') return error
  const Type = REFUSED.has(code) ? StorageRefusedError : StorageUnavailableError
  return new Type(error.message, { cause: error })
}

const asStorageError = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw toStorageError(error)
  })

/** Removes files of processes that were killed while they wrote. */
async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const info = await absentAsNull(lstat(path))
    if (info && Date.now() - info.mtimeMs > DRAFT_LIFETIME_MS) await rm(path, { force: true })
  }
}

/** Stores objects as files below a folder, which the first write creates. Empty folders are not removed. */
export function createFolderStorage(folder: string): Storage {
  const root = resolve(folder)
  const drafts = join(root, DRAFTS)
  let hasSwept = false

  /**
   * Returns the path of an existing key, or null. A symbolic link below the root counts as absent, wherever it points.
   */
  async function findPath(key: string): Promise<string | null> {
    const path = join(root, key)
    const real = await absentAsNull(Promise.all([realpath(root), realpath(path)]))
    return real && real[1] === join(real[0], key) ? path : null
  }

  async function findFile(key: string): Promise<{ path: string; info: Stats } | null> {
    const path = await findPath(requireStorageKey(key))
    const info = path ? await absentAsNull(lstat(path)) : null
    return path && info?.isFile() ? { path, info } : null
  }

  async function openDraft(): Promise<string> {
    await mkdir(drafts, { recursive: true, mode: FOLDER_MODE })
    if (!hasSwept) await removeOldDrafts(drafts)
    hasSwept = true
    return join(drafts, randomUUID())
  }

  /** Creates the folder of a key. Throws if a file or a symbolic link is in its place. */
  async function makeFolder(key: string): Promise<void> {
    const parent = dirname(key)
    if (parent === '.') return
    const path = join(root, parent)
    if (!(await findPath(parent))) {
      await makeFolder(parent)
      await mkdir(path, { mode: FOLDER_MODE }).catch((error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error
      })
    }
    if (!(await lstat(path)).isDirectory()) throw new StorageRefusedError(`${parent} is no folder of the storage`)
  }

  async function read(key: string): Promise<Buffer | null> {
    const file = await findFile(key)
    return file && absentAsNull(readFile(file.path))
  }

  async function* walk(below: string): AsyncGenerator<StoredObject> {
    const path = below === '' ? root : await findPath(below)
    const entries = path ? await absentAsNull(readdir(path, { withFileTypes: true })) : null
    for (const entry of entries ?? []) {
      const key = below === '' ? entry.name : `${below}/${entry.name}`
      if (!isStorageKey(key)) continue
      if (entry.isDirectory()) yield* walk(key)
      const info = entry.isFile() ? await absentAsNull(lstat(join(root, key))) : null
      if (info) yield { key, bytes: info.size, modifiedAt: info.mtime }
    }
  }

  async function write(key: string, body: Buffer): Promise<void> {
    requireStorageKey(key)
    const draft = await openDraft()
    await makeFolder(key)
    try {
      // A database row may refer to the object as soon as this returns, so its bytes must survive a power failure.
      await writeFile(draft, body, { flag: 'wx', flush: true, mode: FILE_MODE })
      await rename(draft, join(root, key))
    } finally {
      await rm(draft, { force: true })
    }
  }

  async function stat(key: string): Promise<ObjectInfo | null> {
    const file = await findFile(key)
    return file && { bytes: file.info.size, modifiedAt: file.info.mtime }
  }

  async function sha256(key: string): Promise<string | null> {
    const body = await read(key)
    return body && sha256Of(body)
  }

  async function remove(key: string): Promise<void> {
    const file = await findFile(key)
    if (file) await absentAsNull(unlink(file.path))
  }

  async function* list(prefix: string): AsyncGenerator<StoredObject> {
    try {
      yield* walk(requireStoragePrefix(prefix))
    } catch (error) {
      throw toStorageError(error)
    }
  }

  return {
    read: (key) => asStorageError(read(key)),
    stat: (key) => asStorageError(stat(key)),
    sha256: (key) => asStorageError(sha256(key)),
    write: (key, body) => asStorageError(write(key, body)),
    remove: (key) => asStorageError(remove(key)),
    list,
  }
}
