import { processSlot } from '@/lib/process/process-slot'

/** Availability of the operator API. */
export interface ApiState {
  down: boolean
  heardAt: number
  probe: Promise<void> | null
  watch: NodeJS.Timeout | null
  /** Probes the API unless it is already known to be down. For callers that are about to drop a page permanently. */
  askUnavailable: () => Promise<boolean>
}

/** The process's API state. `api-state.ts` updates it; the cache handler and the web server read it. */
export const apiStateSlot = processSlot<ApiState>('api-state')
