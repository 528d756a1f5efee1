import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Finished answers of all tenants may take so many bytes together. */
const MOST_BYTES = 64 * 1024 * 1024

/** What an entry costs beside its body. */
const OVERHEAD_BYTES = 500

export interface FinishedAnswer {
  body: Buffer<ArrayBuffer>
  /** Changes with the body alone, so that it is the same in every process. */
  etag: string
}

export function finishAnswer(body: Buffer<ArrayBuffer>): FinishedAnswer {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** Whether an `If-None-Match` header names the answer that the asker would get. */
export function isKnownTo(header: string | undefined, { etag }: FinishedAnswer): boolean {
  if (!header) return false
  return header.trim() === '*' || header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
}

interface CachedResponse {
  stamp: string
  answer: Promise<FinishedAnswer>
}

/**
 * Finished answers of calls that tell nothing but content, by question. An answer holds for one stamp, which stands for
 * the state of the content and the day; who asks the same while it is being made waits for it.
 */
export class ResponseCache {
  private readonly answers = new LRUCache<string, CachedResponse>({ maxSize: MOST_BYTES })

  find(question: string, stamp: string): Promise<FinishedAnswer> | undefined {
    const cached = this.answers.get(question)
    return cached?.stamp === stamp ? cached.answer : undefined
  }

  /** A failure is not kept. */
  store(question: string, stamp: string, answer: Promise<FinishedAnswer>): Promise<FinishedAnswer> {
    const fresh = { stamp, answer }
    const size = question.length + OVERHEAD_BYTES
    this.answers.set(question, fresh, { size })
    const isStillCached = () => this.answers.peek(question) === fresh
    answer.then(
      // Another object: for the same one the library does not count its new size.
      ({ body }) => isStillCached() && this.answers.set(question, { ...fresh }, { size: body.length + size }),
      () => isStillCached() && this.answers.delete(question),
    )
    return answer
  }
}
