import type { AsyncLocalStorage } from 'node:async_hooks'

/** A part of a trace, while traces are wanted. */
export interface TraceSpan {
  /** As it is told on (W3C Trace Context). */
  traceparent: string
  startCall(name: string, attributes: Record<string, string>): TraceSpan
  end(outcome: { status: number; isFailed?: boolean }): void
}

export interface Visit {
  /** 32 hexadecimal digits, the same from the answer's header to the operator API's logs. */
  requestId: string
  /** Whether something could not be rendered because the operator API gave no answer. */
  isApiMissing: boolean
  span: TraceSpan | null
  /** Whether a page is asked for, which is answered within a time that all its reads share (`lib/api/read-deadline.ts`). */
  isPage?: boolean
  /** End of that time, of `performance.now()`; set by the first read. */
  readsUntil?: number
  /** Whether a browser asked for the page itself, not for the data of one to go on to. */
  isDocument: boolean
  /** Whether the page is rendered for this visit alone, and kept nowhere. */
  isMadeForVisit: boolean
  /** What was printed into that page, by name (`lib/printed`). */
  printed?: Map<string, string>
}

export declare const visits: AsyncLocalStorage<Visit>
