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
/** After this many failed attempts (crash or timeout of the encoder), a variant is not tried again. */
const MAXIMUM_ATTEMPTS = 3
/** Number of failed variants that are remembered. The least recently used ones are forgotten and may be tried again. */
const MAXIMUM_FAILED = 1_000

interface Wanted {
  storage: Storage
  hash: string
  width: PictureWidth
  format: PictureFormat
}

/**
 * Encodes variants one at a time and stores them. Each variant is queued once. A full queue of one tenant does not
 * block the variants of other tenants.
 */
export class VariantQueue {
  private readonly queue = new PQueue({ concurrency: 1 })
  /** Names of queued variants by owner. */
  private readonly waiting = new Map<string, Set<string>>()
  /** Number of failed encoder attempts by variant name. */
  private readonly failed = new LRUCache<string, number>({ max: MAXIMUM_FAILED })
  private isStopped = false

  constructor(
    private readonly encode: Encode,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** Queues a variant of a picture and returns immediately. `owner` identifies the tenant. */
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

  /** Removes waiting variants. Resolves when the current variant is stored or has failed. */
  async stop(): Promise<void> {
    this.isStopped = true
    this.queue.clear()
    await this.queue.onIdle()
  }
}

/** Encodes one variant immediately. Throws errors of the encoder and the storage. */
export async function makeVariant(encode: Encode, { storage, hash, width, format }: Wanted): Promise<void> {
  const key = mediaKey(hash, variantName(width, format))
  if (await storage.stat(key)) return
  const source = (await storage.read(originalKey(hash))) ?? (await storage.read(mediaKey(hash, FULL_NAME)))
  if (!source) return
  await storage.write(key, await encode({ source, width, format }))
  await removeFormer(storage, { hash, width, format })
}

/** Deletes other versions of the same variant. Several instances may do this concurrently. */
async function removeFormer(storage: Storage, { hash, width, format }: Omit<Wanted, 'storage'>): Promise<void> {
  const current = variantName(width, format)
  const former: string[] = []
  for await (const name of listNames(storage, hash)) {
    const variant = parseVariantName(name)
    if (variant?.width === width && variant.format === format && name !== current) former.push(name)
  }
  for (const name of former) await storage.remove(mediaKey(hash, name))
}
