import { processSlot } from '@/lib/process/process-slot'
import type { TenantDirectory } from './directory'

/** The process's tenant directory: the application fills it, the web server reads it. */
export const directorySlot = processSlot<TenantDirectory>('tenant-directory')
