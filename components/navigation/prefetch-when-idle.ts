import { whenLoaded } from '@/components/ui/first-interaction'
import { mayPrefetch } from './may-prefetch'

/**
 * Fetches ahead what the next press may need, once the browser has nothing better to do and where data need not be saved. What cannot be
 * had now is asked for again by the press. Returns the way to call it off.
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
