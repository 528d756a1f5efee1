import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Per tenant: about 300 MB, which fits 400 products in six languages and two revisions. */
const MAXIMUM_FILES = 5_000
/** The oldest tenth of the files is deleted at a time, so that the folder is rarely listed. */
const SHARE_THAT_GOES = 10
/** Number of writes between two listings of a folder. */
const WRITES_BETWEEN = 100

/**
 * Drawn images in a local folder, one folder per tenant. Names are `<company>/<hash of all content>`, so a file never
 * changes and is never outdated. The oldest files of a tenant are evicted; an evicted image is drawn again.
 */
export class StoredDrawings {
  private writes = 0

  constructor(
    private readonly folder: string,
    private readonly maximumFiles = MAXIMUM_FILES,
    private readonly writesBetween = WRITES_BETWEEN,
  ) {}

  /** Null if it does not exist or cannot be read. */
  read(name: string): Promise<Buffer | null> {
    return readFile(join(this.folder, name)).catch(() => null)
  }

  /** Replaces the file atomically. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const file = join(this.folder, name)
    const draft = `${file}.${randomUUID()}`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, file)
    if (this.writes % this.writesBetween === 0) await this.trim(dirname(file))
    this.writes += 1
  }

  private async trim(folder: string): Promise<void> {
    const names = await readdir(folder)
    if (names.length <= this.maximumFiles) return
    const files = await Promise.all(
      names.map(async (name) => {
        const file = join(folder, name)
        // Another process may have deleted it.
        const info = await stat(file).catch(() => null)
        return { file, at: info?.mtimeMs ?? 0 }
      }),
    )
    files.sort((left, right) => left.at - right.at)
    const stays = this.maximumFiles - Math.floor(this.maximumFiles / SHARE_THAT_GOES)
    for (const { file } of files.slice(0, files.length - stays)) await rm(file, { force: true })
  }
}
