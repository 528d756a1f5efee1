import { processSlot } from '@/lib/process/process-slot'
import type { InvalidationPoller } from './poll-invalidations'

/** The process's poller (`poll-invalidations.ts` creates it); the web server tells it of page requests. */
export const invalidationPollerSlot = processSlot<InvalidationPoller>('invalidation-poller')
