import type { Instrumentation } from 'next'

/**
 * Runs once when the server starts. An invalid environment ends the process with a readable list; the tenants are
 * loaded before the first request.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startStorefront } = await import('@/lib/cache/start-storefront')
  startStorefront()
}

/**
 * Next calls this for each render error. If the cause is a missing answer of the operator API, the web server answers
 * 503.
 */
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
