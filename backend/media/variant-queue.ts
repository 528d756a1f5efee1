import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { PictureFormat, PictureWidth } from '@/domain/media/variants'
import type { Logger } from '../platform/logger/logger'
import { type Storage, StorageRefusedError, StorageUnavailableError } from '../platform/storage/storage'
import { type PictureEncoder, UnreadablePictureError } from './encoder-messages'
import { FULL_NAME, mediaKey, originalKey, parseVariantName, variantName } from './names'
import { listNames } from './read-picture'

type Encode = PictureEncoder['encode']

/** Of one tenant. Further variants are not queued; the next request for one tries again. */
const MAXIMUM_WAITING = 200
/** A variant that the encoder failed at this often, by a crash or by taking too long, is not tried again. */
const MAXIMUM_ATTEMPTS = 3
/** The variants that failed or were asked for last; others are tried again. */
const MAXIMUM_FAILED = 1_000

interface Wanted {
  storage: Storage
  hash: string
  width: PictureWidth
  format: PictureFormat
}

/**
 * Makes variants one after the other and stores them. A variant is queued once. One tenant's queue does not keep another
 * one's variants out.
 */
export class VariantQueue {
  private readonly queue = new PQueue({ concurrency: 1 })
  /** Names of queued variants by owner. */
  private readonly waiting = new Map<string, Set<string>>()
  /** Attempts of the encoder that failed, by name. */
  private readonly failed = new LRUCache<string, number>({ max: MAXIMUM_FAILED })
  private isStopped = false

  constructor(
    private readonly encode: Encode,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** Asks for a variant of a tenant's picture; `owner` tells tenants apart. Returns at once. */
  request(owner: string, wanted: Wanted): void {
    const { hash, width, format } = wanted
    const name = `${owner}/${mediaKey(hash, variantName(width, format))}`
    const waiting = this.waiting.get(owner) ?? new Set()
    if (waiting.has(name) || waiting.size >= MAXIMUM_WAITING) return
    if ((this.failed.get(name) ?? 0) >= MAXIMUM_ATTEMPTS) return
    this.waiting.set(owner, waiting.add(name))
    void this.queue.add(async () => {
      try {
        await makeVariant(this.encode, wanted)
      } catch (error) {
        if (this.isStopped) return
        this.log.warn({ err: error, variant: name }, 'a variant of a picture could not be made')
        this.recordFailure(name, error)
      } finally {
        waiting.delete(name)
        if (waiting.size === 0) this.waiting.delete(owner)
      }
    })
  }

  private recordFailure(name: string, error: unknown): void {
    if (error instanceof StorageUnavailableError || error instanceof StorageRefusedError) return
    const attempts = error instanceof UnreadablePictureError ? MAXIMUM_ATTEMPTS : (this.failed.get(name) ?? 0) + 1
    this.failed.set(name, attempts)
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
  await removeFormer(storage, { hash, width, format })
}

/** Removes what other versions of the encoder made of the same variant. Several instances may do so at once. */
async function removeFormer(storage: Storage, { hash, width, format }: Omit<Wanted, 'storage'>): Promise<void> {
  const current = variantName(width, format)
  const former: string[] = []
  for await (const name of listNames(storage, hash)) {
    const variant = parseVariantName(name)
    if (variant?.width === width && variant.format === format && name !== current) former.push(name)
  }
  for (const name of former) await storage.remove(mediaKey(hash, name))
}
