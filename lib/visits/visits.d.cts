import type { AsyncLocalStorage } from 'node:async_hooks'

export interface Visit {
  /** 32 hexadecimal digits, the same from the answer's header to the operator API's logs. */
  requestId: string
  /** Whether something could not be rendered because the operator API gave no answer. */
  isApiMissing: boolean
}

export declare const visits: AsyncLocalStorage<Visit>
