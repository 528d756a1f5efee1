import { processSlot } from '@/lib/process/process-slot'
import type { InvalidationPoller } from './poll-invalidations'

/** The process's poller. `poll-invalidations.ts` creates it; the web server reports page requests to it. */
export const invalidationPollerSlot = processSlot<InvalidationPoller>('invalidation-poller')
