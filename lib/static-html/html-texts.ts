import type { LRUCache } from 'lru-cache'
import { processSlot } from '@/lib/process/process-slot'

/** Texts by name: server components and the rendering of HTML have modules of their own. */
export const htmlTexts = processSlot<LRUCache<string, string>>('html-only')
