import axios, { type AxiosRequestConfig, isAxiosError } from 'axios'
import { timeLeft } from './read-deadline'

export interface WireRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  /** For each attempt. */
  timeoutMs: number
  /** For all attempts together: a time of `performance.now()`. */
  deadline?: number | null
  /** For an answer that holds documents. */
  isLarge?: boolean
  /** Kept as data by Next under these tags; without it every call goes to the API. */
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
 * A `Request` of the adapter's own would never be freed: its signal is kept until the request is gone, and holds the request by what
 * ends the time limit. Each kept read cost 4 KiB for ever.
 */
const WITHOUT_REQUEST = { Request: null } as unknown as NonNullable<AxiosRequestConfig['env']>

/** Only the fetch adapter meets Next's data cache; what is not kept goes past it, so that it never turns a page dynamic. */
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
 * The adapter for what is not cached ends a connection that is silent for `timeout`, and none that says a byte now and then: the time
 * of the whole is limited here. The other adapter does both, and may be given no signal (`WITHOUT_REQUEST`).
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

/** An API that says when to come back is asked no sooner: it has too much to do. */
const isPassing = (answer: WireAnswer | null): boolean =>
  answer === null || (PASSING_STATUS.has(answer.status) && answer.retryAfter === null)

/**
 * Sends a request to the operator API; null when no answer came in time. A read is tried once more when it met a passing failure;
 * nothing else ever is (architecture, Requests 5).
 */
export async function send(request: WireRequest): Promise<WireAnswer | null> {
  const answer = await sendOnce(request)
  if (request.method !== 'GET' || !isPassing(answer)) return answer
  if (request.deadline && request.deadline - performance.now() <= RETRY_DELAY_MS) return answer
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
  return sendOnce(request)
}

/** Status that an address answers with, past every cache; null when no answer came in time. */
export async function askStatus(url: string, timeoutMs: number): Promise<number | null> {
  const answer = await sendOnce({ method: 'GET', url, headers: { accept: 'application/json' }, timeoutMs })
  return answer?.status ?? null
}
