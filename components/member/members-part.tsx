import { getOtherSettings, getSettings } from '@/lib/settings/queries'
import { MemberIslands } from './member-islands'

/** The members' part of a page with what the tenant has set for it: how long passwords are, and the picture beside the sign-in. */
export async function MembersPart({ company }: { company: string }) {
  const [settings, other] = await Promise.all([getSettings(company), getOtherSettings(company)])
  return <MemberIslands picture={settings.home.hero.image.file} minimumPasswordLength={other.minimumPasswordLength} />
}
