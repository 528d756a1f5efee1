import { AsyncLocalStorage } from 'node:async_hooks'
import { requestContextSlot } from './request-context-slot'

/** The request that is being answered: the web server sets it, the application reads it in Next's bundles. */
export const requestContext = requestContextSlot.getOrCreate(() => new AsyncLocalStorage())
