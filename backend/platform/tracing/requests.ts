import { AsyncLocalStorage } from 'node:async_hooks'

/** A timed operation in a trace. */
export interface Span {
  /** Starts a child span. */
  start: (name: string, attributes: Record<string, string>) => Span
  end: (isFailed: boolean) => void
}

export interface OpenRequest {
  requestId: string
  /** Null if tracing is disabled. */
  span: Span | null
}

/** Request context: the current request. Jobs and the start of the process have none. */
export const openRequests = new AsyncLocalStorage<OpenRequest>()
