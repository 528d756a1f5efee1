import { startLoading } from '@/lib/navigation/loading-bar'

/** Called by Next as soon as a person, or `router.push`, goes to another address. */
export function onRouterTransitionStart(): void {
  startLoading()
}
