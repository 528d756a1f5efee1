import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type PictureSpec, pictureKey } from './pictures'
import { type Batch, PICTURE_FORMATS, type PictureFormat, type PictureWidth, rasters, widthsOf } from './raster'

/** A lock older than this belongs to a process that died while drawing. */
const STALE = 60_000
const POLL = 120

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  )
}

/**
 * Rasters by the hash of what they were drawn from: `<dir>/<key>/<width>.<format>`. Seeding again, another tenant with the same picture
 * and another process find them there; a batch is drawn once even when two processes want it in the same moment.
 */
export class PictureCache {
  constructor(private readonly dir: string) {}

  /** Where a variant lies once its batch is drawn. */
  path(spec: PictureSpec, width: PictureWidth, format: PictureFormat): string {
    return join(this.dir, pictureKey(spec), `${width}.${format}`)
  }

  async has(spec: PictureSpec, batch: Batch): Promise<boolean> {
    const files = widthsOf(batch).flatMap((width) => PICTURE_FORMATS.map((format) => this.path(spec, width, format)))
    return (await Promise.all(files.map(exists))).every(Boolean)
  }

  /** Makes sure a batch is there; true if this call drew it. */
  async ensure(spec: PictureSpec, batch: Batch): Promise<boolean> {
    if (await this.has(spec, batch)) return false
    const folder = join(this.dir, pictureKey(spec)),
      lock = join(folder, `.${batch}.lock`)
    await mkdir(folder, { recursive: true })
    while (!(await this.take(lock))) {
      await wait(POLL)
      if (await this.has(spec, batch)) return false
    }
    try {
      if (await this.has(spec, batch)) return false
      await this.draw(spec, batch, folder)
      return true
    } finally {
      await rm(lock, { force: true })
    }
  }

  private async take(lock: string): Promise<boolean> {
    try {
      const handle = await open(lock, 'wx')
      await handle.close()
      return true
    } catch {
      const held = await stat(lock).catch(() => null)
      if (held && Date.now() - held.mtimeMs > STALE) await rm(lock, { force: true })
      return false
    }
  }

  private async draw(spec: PictureSpec, batch: Batch, folder: string): Promise<void> {
    for (const { width, format, body } of await rasters(spec, batch)) {
      const name = `${width}.${format}`
      // nobody may read half a file
      await writeFile(join(folder, `.${name}`), body)
      await rename(join(folder, `.${name}`), join(folder, name))
    }
  }
}
