import { createHash } from 'node:crypto'
import type { Logger } from '../logger/logger'
import { RENDERED_FOLDER } from '../storage/rendered-folder'
import type { Storage } from '../storage/storage'
import { tenantStorage } from '../storage/tenant-storage'
import { RenderDeadlineError, type Renderer } from './render-pool'

/** Timeout for reads from the storage. After it the file is rendered, which is faster. */
const READ_LIMIT_MS = 2_000
/** Timeout of a caller, after up to 3 s in the read queue. The storefront's timeout is 15 s. */
const WAIT_LIMIT_MS = 11_000
/** A stored file expires after this time and is rendered again on demand. */
const LIFETIME_MS = 30 * 86_400_000

export interface RenderedFile<Job> {
  /** The owner of the file, as a storage key: 'vouchers/12'. Its files are removed together. */
  owner: string
  /** Identifies a file of the owner: 'en'. A new revision replaces the previous one of the same slot. */
  slot: string
  /** All content of the file, as JSON. */
  job: Job
}

/**
 * Files that are rendered once and stored in the private part of a tenant's storage. The key of a file is a hash of its
 * content and its layout. A change of either results in another key, so an outdated file is never sent.
 */
export class RenderedFiles<Job> {
  private readonly pending = new Map<string, Promise<Buffer>>()
  private readonly writes = new Map<string, Promise<void>>()

  constructor(
    private readonly options: {
      storage: Storage
      renderer: Renderer<Job>
      /** Returns a different text for each layout. */
      layoutVersion: () => Promise<string>
      log: Pick<Logger, 'warn'>
      readLimitMs?: number
      waitLimitMs?: number
    },
  ) {}

  /**
   * Returns the stored file, or renders it. Concurrent callers share one rendering. Throws what `render` throws, and
   * `RenderDeadlineError` if it takes longer than a caller's timeout; the rendering then continues, and the next call
   * finds its file. If the storage fails, the file is only rendered again.
   */
  async get(company: string, file: RenderedFile<Job>): Promise<Buffer> {
    const key = await this.keyOf(file)
    const name = `${company}/${key}`
    const known = this.pending.get(name)
    if (known) return this.waitFor(known)
    const made = this.readOrRender(company, key, file)
    this.pending.set(name, made)
    void this.forget(name, made)
    return this.waitFor(made)
  }

  /** Removes all files of the owners. */
  async remove(company: string, owners: readonly string[]): Promise<void> {
    const own = tenantStorage(this.options.storage, company)
    for (const owner of new Set(owners))
      for await (const { key } of own.list(`${RENDERED_FOLDER}/${owner}`)) await own.remove(key)
  }

  /** Removes a tenant's files that are older than their lifetime. `now` is in epoch milliseconds. */
  async removeExpired(company: string, now: number): Promise<void> {
    const own = tenantStorage(this.options.storage, company)
    for await (const { key, modifiedAt } of own.list(RENDERED_FOLDER))
      if (now - modifiedAt.getTime() > LIFETIME_MS) await own.remove(key)
  }

  /** Resolves when every rendered file is stored. */
  async settle(): Promise<void> {
    await Promise.all(this.writes.values())
  }

  async stop(): Promise<void> {
    await this.settle()
    await this.options.renderer.stop()
  }

  private async keyOf({ owner, slot, job }: RenderedFile<Job>): Promise<string> {
    const content = JSON.stringify([await this.options.layoutVersion(), job])
    return `${RENDERED_FOLDER}/${owner}/${slot}_${createHash('sha256').update(content).digest('hex')}`
  }

  /** Removes the pending entry only after the file is stored, so that callers share the rendering until then. */
  private async forget(name: string, made: Promise<Buffer>): Promise<void> {
    await made.catch(() => undefined)
    await this.writes.get(name)
    this.writes.delete(name)
    this.pending.delete(name)
  }

  private async readOrRender(company: string, key: string, file: RenderedFile<Job>): Promise<Buffer> {
    const own = tenantStorage(this.options.storage, company)
    const stored = await this.read(own, key)
    if (stored) return stored
    const content = await this.options.renderer.render(file.job)
    this.writes.set(`${company}/${key}`, this.write(own, key, file, content))
    return content
  }

  private async waitFor(made: Promise<Buffer>): Promise<Buffer> {
    const { waitLimitMs = WAIT_LIMIT_MS } = this.options
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      const fail = () => reject(new RenderDeadlineError(`no document within ${waitLimitMs} ms`))
      timer = setTimeout(fail, waitLimitMs)
    })
    try {
      return await Promise.race([made, late])
    } finally {
      clearTimeout(timer)
    }
  }

  private async read(own: Storage, key: string): Promise<Buffer | null> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), this.options.readLimitMs ?? READ_LIMIT_MS)
    })
    const stored = own.read(key).catch((error: unknown) => {
      this.options.log.warn({ err: error }, 'a rendered file could not be read')
      return null
    })
    const first = await Promise.race([stored, late])
    clearTimeout(timer)
    return first
  }

  private async write(own: Storage, key: string, { owner, slot }: RenderedFile<Job>, content: Buffer): Promise<void> {
    const folder = `${RENDERED_FOLDER}/${owner}`
    try {
      await own.write(key, content)
      for await (const other of own.list(folder))
        if (other.key !== key && other.key.startsWith(`${folder}/${slot}_`)) await own.remove(other.key)
    } catch (error) {
      this.options.log.warn({ err: error }, 'a rendered file could not be stored')
    }
  }
}
