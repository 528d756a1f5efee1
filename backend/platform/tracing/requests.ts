import { AsyncLocalStorage } from 'node:async_hooks'

/** Something that takes time, as a trace shows it. */
export interface Span {
  /** Begins a part of it. */
  start: (name: string, attributes: Record<string, string>) => Span
  end: (isFailed: boolean) => void
}

export interface OpenRequest {
  requestId: string
  /** Null while nobody wants traces. */
  span: Span | null
}

/** The request that is being answered; jobs and the start have none. */
export const openRequests = new AsyncLocalStorage<OpenRequest>()
