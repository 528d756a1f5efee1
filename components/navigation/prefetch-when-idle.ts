import { whenLoaded } from '@/components/ui/first-interaction'
import { mayPrefetch } from './may-prefetch'

/**
 * Prefetches code that the next interaction may need, once the browser is idle and unless data saver is on. If the
 * prefetch fails, the interaction loads the code itself. Returns a function that cancels it.
 */
export function prefetchWhenIdle(fetchAhead: () => Promise<unknown>[]): () => void {
  let isOff = false
  void whenLoaded().then(() => {
    const { connection } = navigator as Navigator & { connection?: Parameters<typeof mayPrefetch>[0] }
    if (isOff || !mayPrefetch(connection)) return
    void Promise.allSettled(fetchAhead())
  })
  return () => {
    isOff = true
  }
}
