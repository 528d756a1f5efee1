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
  const [{ AWAY_DIGEST }, { visits }] = await Promise.all([
    import('@/lib/api/away-digest.cjs'),
    import('@/lib/visits/visits.cjs'),
  ])
  const visit = visits.getStore()
  if (visit && error instanceof Error && 'digest' in error && error.digest === AWAY_DIGEST) visit.isApiMissing = true
}
