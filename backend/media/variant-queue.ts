import PQueue from 'p-queue'
import type { PictureFormat, PictureWidth } from '@/domain/media/variants'
import type { Logger } from '../logger'
import { type Storage, StorageUnavailableError } from '../platform/storage/storage'
import type { VariantRequest } from './encode-variant'
import { FULL_NAME, mediaKey, originalKey, variantName } from './names'

export type Encode = (request: VariantRequest) => Promise<Buffer>

/** Further variants are dropped; the next request for one asks for it again. */
const MAXIMUM_WAITING = 500
/** A picture that cannot be encoded is not tried at every request. */
const MAXIMUM_FAILED = 1_000

interface Wanted {
  storage: Storage
  hash: string
  width: PictureWidth
  format: PictureFormat
}

/** Makes variants one after the other, each once, and puts them into the storage. */
export class VariantQueue {
  private readonly queue = new PQueue({ concurrency: 1 })
  private readonly waiting = new Set<string>()
  private readonly failed = new Set<string>()
  private isStopped = false

  constructor(
    private readonly encode: Encode,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** Asks for a variant of a tenant's picture; `owner` tells tenants apart. Returns at once. */
  request(owner: string, wanted: Wanted): void {
    const { hash, width, format } = wanted
    const name = `${owner}/${mediaKey(hash, variantName(width, format))}`
    if (this.waiting.has(name) || this.failed.has(name) || this.waiting.size >= MAXIMUM_WAITING) return
    this.waiting.add(name)
    void this.queue.add(async () => {
      try {
        await makeVariant(this.encode, wanted)
      } catch (error) {
        if (this.isStopped) return
        this.log.warn({ err: error, variant: name }, 'a variant of a picture could not be made')
        const isLasting = !(error instanceof StorageUnavailableError)
        if (isLasting && this.failed.size < MAXIMUM_FAILED) this.failed.add(name)
      } finally {
        this.waiting.delete(name)
      }
    })
  }

  /** Drops what waits and resolves when the variant in work is stored or has failed. */
  async stop(): Promise<void> {
    this.isStopped = true
    this.queue.clear()
    await this.queue.onIdle()
  }
}

/** Makes one variant now. Throws what the encoder and the storage throw. */
export async function makeVariant(encode: Encode, { storage, hash, width, format }: Wanted): Promise<void> {
  const key = mediaKey(hash, variantName(width, format))
  if (await storage.stat(key)) return
  const source = (await storage.read(originalKey(hash))) ?? (await storage.read(mediaKey(hash, FULL_NAME)))
  if (!source) return
  await storage.write(key, await encode({ source, width, format }))
}
