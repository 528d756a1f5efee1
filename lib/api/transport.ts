import axios, { type AxiosRequestConfig, isAxiosError } from 'axios'
import { timeLeft } from './read-deadline'

export interface WireRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  /** Timeout of each attempt. */
  timeoutMs: number
  /** Deadline of all attempts together, as `performance.now()`. */
  deadline?: number | null
  /** Set for a response that contains documents. */
  isLarge?: boolean
  /** Next's data cache stores the response under these tags. Without it every call reaches the API. */
  cache?: { tags: readonly string[]; revalidateSeconds: number }
}

export interface WireAnswer {
  status: number
  text: string
  retryAfter: string | null
}

const MAXIMUM_ANSWER_BYTES = 8 * 1024 * 1024
const LARGE_ANSWER_BYTES = 48 * 1024 * 1024
const RETRY_DELAY_MS = 150
const PASSING_STATUS = new Set([502, 503, 504])

const client = axios.create({
  proxy: false,
  maxRedirects: 0,
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
  validateStatus: () => true,
})

/**
 * Prevents the adapter from creating a `Request`, which would leak: the timeout's signal references the request and is
 * retained until the request is collected. Each cached read leaked 4 KiB.
 */
const WITHOUT_REQUEST = { Request: null } as unknown as NonNullable<AxiosRequestConfig['env']>

/** Only the fetch adapter uses Next's data cache. Other calls use http, so that they never make a page dynamic. */
function toConfig({ method, url, headers, body, timeoutMs, isLarge, cache }: WireRequest): AxiosRequestConfig {
  const maxContentLength = isLarge ? LARGE_ANSWER_BYTES : MAXIMUM_ANSWER_BYTES
  const base = {
    method,
    url,
    headers,
    timeout: timeoutMs,
    maxContentLength,
    ...(body === undefined ? {} : { data: body }),
  }
  if (!cache) return { ...base, adapter: 'http' }
  const next = { tags: [...cache.tags], revalidate: cache.revalidateSeconds }
  return { ...base, adapter: 'fetch', fetchOptions: { cache: 'force-cache', next }, env: WITHOUT_REQUEST }
}

/**
 * The http adapter's `timeout` only ends idle connections, not slow ones, so this function limits the total time. The
 * fetch adapter limits both and must get no signal (`WITHOUT_REQUEST`).
 */
async function requestInTime(config: AxiosRequestConfig, timeoutMs: number) {
  if (config.adapter !== 'http') return client.request<string>(config)
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    return await client.request<string>({ ...config, signal: controller.signal })
  } finally {
    clearTimeout(timer)
  }
}

async function sendOnce(given: WireRequest): Promise<WireAnswer | null> {
  const request = { ...given, timeoutMs: timeLeft(given.timeoutMs, given.deadline ?? null) }
  try {
    const response = await requestInTime(toConfig(request), request.timeoutMs)
    const header = (name: string): string | null => (response.headers[name] as string | undefined) ?? null
    return {
      status: response.status,
      text: typeof response.data === 'string' ? response.data : '',
      retryAfter: header('retry-after'),
    }
  } catch (error) {
    if (isAxiosError(error)) return null
    throw error
  }
}

/** A response with `Retry-After` is not retried: the API is overloaded. */
const isPassing = (answer: WireAnswer | null): boolean =>
  answer === null || (PASSING_STATUS.has(answer.status) && answer.retryAfter === null)

/**
 * Sends a request to the operator API. Returns null if no response came in time. A read is retried once after a
 * transient failure; other requests are never retried (architecture, Requests 5).
 */
export async function send(request: WireRequest): Promise<WireAnswer | null> {
  const answer = await sendOnce(request)
  if (request.method !== 'GET' || !isPassing(answer)) return answer
  if (request.deadline && request.deadline - performance.now() <= RETRY_DELAY_MS) return answer
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
  return sendOnce(request)
}

/** Returns the status of a URL, without any cache; null if no response came in time. */
export async function askStatus(url: string, timeoutMs: number): Promise<number | null> {
  const answer = await sendOnce({ method: 'GET', url, headers: { accept: 'application/json' }, timeoutMs })
  return answer?.status ?? null
}
