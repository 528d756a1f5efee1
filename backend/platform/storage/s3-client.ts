import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { sha256Of } from './checksum'
import { readS3ErrorCode } from './s3-xml'
import { StorageRefusedError, StorageUnavailableError } from './storage'

export interface S3Settings {
  /** Origin of the store, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Key prefix of all objects in the bucket, or ''. */
  prefix: string
  /** True for `https://host/bucket/key`, false for `https://bucket.host/key`. */
  pathStyle: boolean
}

export interface S3Limits {
  /** Timeout of one attempt, from the connection to the last byte. */
  attemptMs: number
  /** Timeout of all attempts of one request, pauses included. */
  totalMs: number
  attempts: number
  /** Longest pause before the second attempt. It doubles for each further attempt. */
  pauseMs: number
}

const DEFAULT_LIMITS: S3Limits = { attemptMs: 10_000, totalMs: 25_000, attempts: 4, pauseMs: 200 }

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Key in the bucket; '' is the bucket itself. */
  key: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
}

interface S3Response {
  headers: Headers
  body: Buffer
}

/** Metadata sent with each object, because an ETag is not a checksum if the store encrypts. */
export const CHECKSUM_HEADER = 'x-amz-meta-sha256'
const OK = 200
const NOT_FOUND = 404

const isSuccess = (status: number): boolean => status >= OK && status < 300

const TOO_MANY_REQUESTS = 429

export function buildS3Url(
  { endpoint, bucket, pathStyle }: S3Settings,
  key: string,
  query: Record<string, string> = {},
): URL {
  const url = new URL(endpoint)
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`
  url.pathname = [...(pathStyle ? [bucket] : []), ...(key === '' ? [] : [key])].join('/')
  url.search = new URLSearchParams(query).toString()
  return url
}

/**
 * Whether the response has all its bytes. `fetch` rejects a body that is shorter than announced or lacks its last
 * chunk. A body without an announced length, which ends with its connection, counts as incomplete unless its checksum
 * matches.
 */
function isWhole({ body, headers }: S3Response): boolean {
  const checksum = headers.get(CHECKSUM_HEADER)
  if (checksum) return sha256Of(body) === checksum
  return headers.has('content-length') || headers.has('transfer-encoding')
}

/** `RequestTimeout` (400): the body did not reach the store in time. */
const isTransient = ({ status, body }: { status: number; body: Buffer }): boolean =>
  status >= 500 || status === TOO_MANY_REQUESTS || (status === 400 && readS3ErrorCode(body) === 'RequestTimeout')

/** Headers that every S3 store sends with an object. The error page of a proxy rarely has them. */
const REQUIRED_HEADERS: Readonly<Record<S3Request['method'], readonly string[]>> = {
  GET: ['etag', 'last-modified'],
  HEAD: ['etag', 'last-modified', 'content-length'],
  PUT: ['etag'],
  DELETE: [],
}

/** Whether a successful response comes from S3. A list has no such headers; its document is checked instead. */
const isOfS3 = ({ method, key }: S3Request, { headers }: S3Response): boolean =>
  key === '' || REQUIRED_HEADERS[method].every((name) => headers.has(name))

/**
 * Sends signed requests to one bucket. All requests of a storage are idempotent. Network errors, 429, 5xx, incomplete
 * responses and responses that do not come from S3 are therefore retried within the limits. `send` returns null for an
 * object that does not exist. Throws `StorageUnavailableError` if all attempts fail, and `StorageRefusedError` for any
 * other status, such as 301, 400, 403, and 404 of a missing bucket.
 */
export function createS3Client(settings: S3Settings, given: Partial<S3Limits> = {}) {
  const limits = { ...DEFAULT_LIMITS, ...given }
  const { accessKeyId, secretAccessKey, region } = settings
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  /** Sends one attempt. Rejects on a network error and on a timeout. */
  async function attempt(request: S3Request, timeoutMs: number): Promise<S3Response & { status: number }> {
    const { method, key, query, headers, body = Buffer.alloc(0) } = request
    const signed = await signer.sign(buildS3Url(settings, key, query).href, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256Of(body) },
      ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
    })
    // Set after signing, because a proxy may change it. A compressed response would not have the object's length.
    signed.headers.set('accept-encoding', 'identity')
    // By default `fetch` would follow a redirect with a signature for another host.
    const response = await fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
  }

  function toResult({ method, key }: S3Request, response: S3Response & { status: number }): S3Response | null {
    const { status, body } = response
    if (isSuccess(status)) return response
    const code = readS3ErrorCode(body)
    if (status === NOT_FOUND && (code === 'NoSuchKey' || method === 'HEAD')) return null
    throw new StorageRefusedError(`${method} ${settings.bucket}/${key}: the store answered ${status} ${code ?? ''}`)
  }

  /** Returns the result of one attempt, or the error for which a retry may succeed. */
  async function tryOnce(request: S3Request, timeoutMs: number): Promise<{ result: S3Response | null } | Error> {
    try {
      const response = await attempt(request, timeoutMs)
      if (isTransient(response)) return new Error(`the store answered ${response.status}`)
      if (request.method === 'GET' && response.status === OK && !isWhole(response))
        return new Error('the answer is incomplete')
      if (isSuccess(response.status) && !isOfS3(request, response)) return new Error('the answer is not one of S3')
      return { result: toResult(request, response) }
    } catch (error) {
      if (error instanceof StorageRefusedError) throw error
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  async function send(request: S3Request): Promise<S3Response | null> {
    const deadline = Date.now() + limits.totalMs
    let reason = new Error('no time was left')
    for (let count = 0; count < limits.attempts; count += 1) {
      if (count > 0) await wait(limits.pauseMs * 2 ** (count - 1) * (0.5 + Math.random() / 2))
      const left = deadline - Date.now()
      if (left <= 0) break
      const outcome = await tryOnce(request, Math.min(limits.attemptMs, left))
      if ('result' in outcome) return outcome.result
      reason = outcome
    }
    const detail = reason.cause instanceof Error ? `${reason.message} (${reason.cause.message})` : reason.message
    throw new StorageUnavailableError(`${request.method} ${settings.bucket}/${request.key}: ${detail}`, {
      cause: reason,
    })
  }

  return { send }
}
