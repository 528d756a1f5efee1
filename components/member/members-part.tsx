import { pickSplash } from '@/domain/settings/pick-splash'
import type { Locale } from '@/domain/shared/locales'
import { getOtherSettings, getSettings } from '@/lib/settings/queries'
import { MemberIslands } from './member-islands'

/**
 * The member features of a page with the tenant's settings: minimum password length and the picture beside the sign-in.
 */
export async function MembersPart({ locale, company }: { locale: Locale; company: string }) {
  const [settings, other] = await Promise.all([getSettings(company), getOtherSettings(company)])
  const { file } = pickSplash(settings.home.hero, locale)
  return <MemberIslands picture={file} minimumPasswordLength={other.minimumPasswordLength} />
}
