import { AsyncLocalStorage } from 'node:async_hooks'
import { requestContextSlot } from './request-context-slot'

/** The context of the current request: the web server sets it, the application in Next's bundles reads it. */
export const requestContext = requestContextSlot.getOrCreate(() => new AsyncLocalStorage())
