import { processSlot } from '@/lib/process/process-slot'
import type { ErrorKind } from './client-error'

/** Errors reported by browsers, by kind. The application counts them; the web server exposes them as a metric. */
export const clientErrorCounts = processSlot<Map<ErrorKind, number>>('client-errors')
