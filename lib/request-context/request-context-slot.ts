import type { AsyncLocalStorage } from 'node:async_hooks'
import { processSlot } from '@/lib/process/process-slot'

/** A span of a trace, while traces are exported. */
export interface TraceSpan {
  /** As it is passed on (W3C Trace Context). */
  traceparent: string
  startCall(name: string, attributes: Record<string, string>): TraceSpan
  end(outcome: { status: number; isFailed?: boolean }): void
}

/** What the web server and the application know of the request that is being answered. */
export interface RequestContext {
  /** 32 hexadecimal digits, the same from the answer's header to the operator API's logs. */
  requestId: string
  /** Whether something could not be rendered because the operator API gave no answer. */
  isApiMissing: boolean
  span: TraceSpan | null
  /** Whether a page is asked for, which is answered within a time that all its reads share (`lib/api/read-deadline.ts`). */
  isPage?: boolean
  /** End of that time, of `performance.now()`; set by the first read. */
  readsUntil?: number
  /** Whether a browser asked for the document itself, not for the data of a page to navigate to. */
  isDocument: boolean
  /** Whether the page is rendered for this request alone, and cached nowhere. */
  isRenderedPerRequest: boolean
  /** The static HTML of that page, by name (`lib/static-html`). */
  fragments?: Map<string, string>
}

/** Browsers load this file, too (`lib/static-html`); `request-context.ts` fills the slot on the server. */
export const requestContextSlot = processSlot<AsyncLocalStorage<RequestContext>>('request-context')
