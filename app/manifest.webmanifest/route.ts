import { answerTenantFile } from '@/lib/seo/tenant-file'
import { buildWebManifest } from '@/lib/seo/web-manifest'
import { getSettings } from '@/lib/settings/queries'

export const dynamic = 'force-dynamic'

export function GET(): Promise<Response> {
  return answerTenantFile('application/manifest+json', async (company) => buildWebManifest(await getSettings(company)))
}
