import { watchErrors } from '@/lib/errors/watch-errors'
import { type Departure, recordDeparture } from '@/lib/layout/arrival'
import { startLoading } from '@/lib/layout/loading-bar'

watchErrors()

// Zod's own switch: otherwise it compiles schemas with `new Function`, which the content policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** Next calls this at the start of every client navigation, `router.push` included. */
export function onRouterTransitionStart(href: string, kind: Departure): void {
  startLoading()
  recordDeparture(href, kind)
}
