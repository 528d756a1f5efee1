import { processSlot } from '@/lib/process/process-slot'
import type { ErrorKind } from './client-error'

/** Errors that browsers reported, by kind: the application counts them, the web server shows them as a metric. */
export const clientErrorCounts = processSlot<Map<ErrorKind, number>>('client-errors')
