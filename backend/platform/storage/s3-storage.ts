import { getMimeType } from 'hono/utils/mime'
import { sha256Of } from './checksum'
import { CHECKSUM_HEADER, createS3Client, type S3Limits, type S3Settings } from './s3-client'
import { readS3ListPage, type S3ListPage } from './s3-xml'
import { type ObjectInfo, type Storage, StorageUnavailableError } from './storage'
import { isStorageKey, requireStorageKey, requireStoragePrefix } from './storage-key'

/** Maximum number of keys that a store returns per page. */
const PAGE_SIZE = 1_000

/** `S3Client.send` has checked that the time is present. */
const toInfo = (headers: Headers): ObjectInfo => ({
  bytes: Number(headers.get('content-length')),
  modifiedAt: new Date(headers.get('last-modified') ?? 0),
})

function readPage(body: Buffer): S3ListPage {
  try {
    return readS3ListPage(body)
  } catch (error) {
    throw new StorageUnavailableError('the store answered no list of objects', { cause: error })
  }
}

/**
 * Stores objects in a bucket of any S3-compatible store (ADR 14). The access key must be allowed to get, put, delete
 * and list objects.
 */
export function createS3Storage(
  settings: S3Settings,
  { pageSize = PAGE_SIZE, ...limits }: Partial<S3Limits> & { pageSize?: number } = {},
): Storage {
  const { send } = createS3Client(settings, limits)
  const before = settings.prefix === '' ? '' : `${settings.prefix}/`
  const toBucketKey = (key: string): string => before + requireStorageKey(key)
  let isBucketKnown = false

  async function read(key: string): Promise<Buffer | null> {
    const response = await send({ method: 'GET', key: toBucketKey(key) })
    return response?.body ?? null
  }

  async function head(key: string): Promise<Headers | null> {
    const response = await send({ method: 'HEAD', key: toBucketKey(key) })
    // A response to HEAD has no error code, so only GET can tell a missing object from a missing bucket.
    if (!response && !isBucketKnown) await read(key)
    isBucketKnown = true
    return response?.headers ?? null
  }

  return {
    read,
    async stat(key) {
      const headers = await head(key)
      return headers && toInfo(headers)
    },
    async sha256(key) {
      const headers = await head(key)
      const known = headers?.get(CHECKSUM_HEADER)
      if (!headers || known) return known ?? null
      const body = await read(key)
      return body && sha256Of(body)
    },
    async write(key, body) {
      await send({
        method: 'PUT',
        key: toBucketKey(key),
        headers: {
          'content-type': getMimeType(key) ?? 'application/octet-stream',
          [CHECKSUM_HEADER]: sha256Of(body),
        },
        body,
      })
    },
    async remove(key) {
      await send({ method: 'DELETE', key: toBucketKey(key) })
    },
    async *list(prefix) {
      const below = requireStoragePrefix(prefix) === '' ? before : `${before}${prefix}/`
      const query = { 'list-type': '2', prefix: below, 'max-keys': String(pageSize) }
      for (let next: string | null = null, isFirst = true; isFirst || next; isFirst = false) {
        const token: Record<string, string> = next ? { 'continuation-token': next } : {}
        const response = await send({ method: 'GET', key: '', query: { ...query, ...token } })
        const page = readPage(response?.body ?? Buffer.alloc(0))
        for (const object of page.objects) {
          const key = object.key.slice(before.length)
          if (isStorageKey(key)) yield { ...object, key }
        }
        next = page.next
      }
    },
  }
}
