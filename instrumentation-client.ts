import { watchErrors } from '@/lib/errors/watch-errors'
import { allowAbortedTransitions } from '@/lib/navigation/aborted-transitions'
import { startLoading } from '@/lib/navigation/loading-bar'

watchErrors()
allowAbortedTransitions()

// Zod's own switch: it would compile schemas with `new Function`, which the content policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** Next calls this at the start of every client navigation, `router.push` included. */
export function onRouterTransitionStart(): void {
  startLoading()
}
