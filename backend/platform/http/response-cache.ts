import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Maximum size of the cached responses of all tenants together, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024

/** Size of an entry besides its body and key, in bytes. */
const OVERHEAD_BYTES = 500

export interface FinishedAnswer {
  body: Buffer<ArrayBuffer>
  /** Depends only on the body, so it is the same in every process. */
  etag: string
}

export function finishAnswer(body: Buffer<ArrayBuffer>): FinishedAnswer {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** Whether an `If-None-Match` header matches the response. */
export function isKnownTo(header: string | undefined, { etag }: FinishedAnswer): boolean {
  if (!header) return false
  return header.trim() === '*' || header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
}

interface CachedResponse {
  stamp: string
  answer: Promise<FinishedAnswer>
}

/**
 * Caches the responses of calls that return only content, by request (`question`). An entry is valid for one stamp,
 * which identifies the state of the content and the day. Concurrent callers with the same request share one promise.
 */
export class ResponseCache {
  private readonly answers = new LRUCache<string, CachedResponse>({ maxSize: MOST_BYTES })

  find(question: string, stamp: string): Promise<FinishedAnswer> | undefined {
    const cached = this.answers.get(question)
    return cached?.stamp === stamp ? cached.answer : undefined
  }

  /** A rejected promise is removed from the cache. */
  store(question: string, stamp: string, answer: Promise<FinishedAnswer>): Promise<FinishedAnswer> {
    const fresh = { stamp, answer }
    const size = question.length + OVERHEAD_BYTES
    this.answers.set(question, fresh, { size })
    const isStillCached = () => this.answers.peek(question) === fresh
    answer.then(
      // A new object, because the library does not update the size if the same object is set again.
      ({ body }) => isStillCached() && this.answers.set(question, { ...fresh }, { size: body.length + size }),
      () => isStillCached() && this.answers.delete(question),
    )
    return answer
  }
}
