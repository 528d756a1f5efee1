import type { Instrumentation } from 'next'

/** Once, when the server starts: a broken environment ends it with a readable list; the tenants are asked for before the first visit. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startStorefront } = await import('@/lib/cache/start-storefront')
  startStorefront()
}

/** Next calls this for whatever could not be rendered: the web server answers 503 where that is for want of the operator API. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ UNAVAILABLE_DIGEST }, { requestContext }] = await Promise.all([
    import('@/lib/api/unavailable-digest'),
    import('@/lib/request-context/request-context'),
  ])
  const context = requestContext.getStore()
  if (context && error instanceof Error && 'digest' in error && error.digest === UNAVAILABLE_DIGEST)
    context.isApiMissing = true
}
