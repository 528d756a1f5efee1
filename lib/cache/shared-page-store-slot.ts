import { processSlot } from '@/lib/process/process-slot'
import type { SharedPageStore } from './shared-page-store'

/** The process's shared store, where there is one: the web server opens it, the cache handler and the middleware ask it. */
export const sharedPageStoreSlot = processSlot<SharedPageStore>('shared-page-store')
