import { pickSplash } from '@/domain/settings/pick-splash'
import type { Locale } from '@/domain/shared/locales'
import { getOtherSettings, getSettings } from '@/lib/settings/queries'
import { MemberIslands } from './member-islands'

/** The members' part of a page with what the tenant has set for it: how long passwords are, and the picture beside the sign-in. */
export async function MembersPart({ locale, company }: { locale: Locale; company: string }) {
  const [settings, other] = await Promise.all([getSettings(company), getOtherSettings(company)])
  const { file } = pickSplash(settings.home.hero, locale)
  return <MemberIslands picture={file} minimumPasswordLength={other.minimumPasswordLength} />
}
