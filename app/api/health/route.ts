import { isApiDown } from '@/lib/api/api-state'
import { getDirectory } from '@/lib/tenancy/current-directory'

export const dynamic = 'force-dynamic'

/**
 * Returns 200 if this server can serve visitors, and 503 while it knows no tenant. The operator API can be unavailable
 * in either case.
 */
export async function GET(): Promise<Response> {
  const directory = getDirectory()
  await directory.ready()
  const report = {
    status: directory.isEmpty ? 'waiting' : 'ok',
    tenants: directory.size,
    api: isApiDown() ? 'down' : 'up',
  }
  return Response.json(report, { status: directory.isEmpty ? 503 : 200, headers: { 'cache-control': 'no-store' } })
}
