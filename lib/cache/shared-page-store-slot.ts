import { processSlot } from '@/lib/process/process-slot'
import type { SharedPageStore } from './shared-page-store'

/** The process's shared store, if configured. The web server opens it; the cache handler and the middleware read it. */
export const sharedPageStoreSlot = processSlot<SharedPageStore>('shared-page-store')
