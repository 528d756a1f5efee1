import { answerAppIcon } from '@/lib/seo/share/answer-app-icon'
import { APP_ICONS } from '@/lib/seo/share/app-icon-address'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ name: string }>
}

/** The shop's icon as an app icon. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  return answerAppIcon(request, Object.hasOwn(APP_ICONS, name) ? APP_ICONS[name] : undefined)
}
