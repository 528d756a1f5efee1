import { processSlot } from '@/lib/process/process-slot'

/** Whether the operator API answers. */
export interface ApiState {
  down: boolean
  heardAt: number
  probe: Promise<void> | null
  watch: NodeJS.Timeout | null
  /** Asks the API where it is not known to be down. For a caller that is about to drop a page for good. */
  askUnavailable: () => Promise<boolean>
}

/** The process's state of the API (`api-state.ts` keeps it); the cache handler and the web server read it. */
export const apiStateSlot = processSlot<ApiState>('api-state')
