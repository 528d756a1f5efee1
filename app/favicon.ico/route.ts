import { answerAppIcon } from '@/lib/seo/share/answer-app-icon'
import { SMALL_ICON } from '@/lib/seo/share/app-icon-address'

export const dynamic = 'force-dynamic'

/**
 * Pages declare the tenant's icon themselves. This route serves clients that request `/favicon.ico` without reading a
 * page.
 */
export function GET(request: Request): Promise<Response> {
  return answerAppIcon(request, SMALL_ICON)
}
