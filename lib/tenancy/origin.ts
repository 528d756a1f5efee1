import 'server-only'
import { requireEnvironment } from '@/lib/env'
import { buildOrigin } from '@/lib/security/host'
import { getDirectory } from './current-directory'

/** Origin of a tenant's canonical host, the first of its list. Throws if the tenant is unknown. */
export async function requireOrigin(company: string): Promise<string> {
  const directory = getDirectory()
  await directory.ready()
  const host = directory.getByCompany(company)?.hosts.find((name) => name !== '*')
  if (host === undefined) throw new Error(`no host is known for ${company}`)
  return buildOrigin(host, requireEnvironment().PORT)
}
