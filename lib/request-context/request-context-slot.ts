import type { AsyncLocalStorage } from 'node:async_hooks'
import { processSlot } from '@/lib/process/process-slot'

/** A span of a trace, while traces are exported. */
export interface TraceSpan {
  /** The `traceparent` header to send with calls (W3C Trace Context). */
  traceparent: string
  startCall(name: string, attributes: Record<string, string>): TraceSpan
  end(outcome: { status: number; isFailed?: boolean }): void
}

/** The data of the current request that the web server and the application share. */
export interface RequestContext {
  /** 32 hexadecimal digits, identical in the response header and in the operator API's logs. */
  requestId: string
  /** Whether a part could not be rendered because the operator API did not answer. */
  isApiMissing: boolean
  span: TraceSpan | null
  /** Whether the request is for a page: all reads of a page share one deadline (`lib/api/read-deadline.ts`). */
  isPage?: boolean
  /** The deadline of those reads, on the clock of `performance.now()`; set by the first read. */
  readsUntil?: number
  /** Whether a browser requests the document itself, not the data of a page for a client navigation. */
  isDocument: boolean
  /** Whether the page is rendered for this request alone and not cached. */
  isRenderedPerRequest: boolean
  /** The static HTML of that page, by name (`lib/static-html`). */
  fragments?: Map<string, string>
}

/** Browsers load this file too (`lib/static-html`); `request-context.ts` fills the slot on the server. */
export const requestContextSlot = processSlot<AsyncLocalStorage<RequestContext>>('request-context')
