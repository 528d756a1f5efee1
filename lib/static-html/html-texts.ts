import type { LRUCache } from 'lru-cache'
import { processSlot } from '@/lib/process/process-slot'

/** Texts by name. On the process, because server components and the HTML rendering use separate module graphs. */
export const htmlTexts = processSlot<LRUCache<string, string>>('html-only')
