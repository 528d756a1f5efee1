import { startLoading } from '@/lib/navigation/loading-bar'

/** Next calls this at the start of every client navigation, `router.push` included. */
export function onRouterTransitionStart(): void {
  startLoading()
}
