import { IslandTexts } from '@/components/basket/island-texts'
import { MemberGate } from '@/components/member/member-gate'
import { MemberPage } from '@/components/member/member-page'
import { PasswordForm } from '@/components/member/password-form'
import { ProfileForm } from '@/components/member/profile-form'
import { PROFILE_MESSAGES } from '@/components/member/profile-messages'
import { LOCALE_NAMES } from '@/lib/i18n/locale-names'
import { buildMemberMetadata, loadMemberPage, type MemberPageProps } from '@/lib/member/load-page'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'profile')

/** `/user/profile`: the details and the password; a mailed password is asked to be changed first. */
export default async function ProfilePage({ params, searchParams }: MemberPageProps) {
  const { area, context, path } = await loadMemberPage(params, 'profile')
  if (area.state !== 'member') {
    return <MemberGate area={area} context={context} path={path} query={await searchParams} />
  }
  const { t, locale, settings, other } = context
  const { member } = area.data
  const languages = settings.language.enabled.map((code) => ({ code, name: LOCALE_NAMES[code] }))
  return (
    <MemberPage context={context} title={t('profile.title')}>
      <IslandTexts locale={locale} names={PROFILE_MESSAGES}>
        <div className="flex max-w-2xl flex-col gap-10">
          <ProfileForm member={member} languages={languages} />
          <div className={member.mustChangePassword ? 'order-first' : undefined}>
            <PasswordForm
              email={member.email}
              isMailed={member.mustChangePassword}
              minimumPasswordLength={other.minimumPasswordLength}
            />
          </div>
        </div>
      </IslandTexts>
    </MemberPage>
  )
}
