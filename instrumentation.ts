/** Once, when the server starts: a broken environment ends it with a readable list; the tenants are asked for before the first visit. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startStorefront } = await import('@/lib/tenancy/start')
  startStorefront()
}
