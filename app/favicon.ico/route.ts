import { answerAppIcon } from '@/lib/seo/share/answer-app-icon'
import { SMALL_ICON } from '@/lib/seo/share/app-icon-address'

export const dynamic = 'force-dynamic'

/** Pages name the tenant's sign themselves; this is for whoever asks before a page has, or reads none. */
export function GET(request: Request): Promise<Response> {
  return answerAppIcon(request, SMALL_ICON)
}
