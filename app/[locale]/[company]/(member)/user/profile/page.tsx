import { PasswordForm } from '@/components/auth/password-form'
import { IslandTexts } from '@/components/islands/island-texts'
import { AccountSections } from '@/components/member/account-sections'
import { MemberPage } from '@/components/member/member-page'
import { MemberView } from '@/components/member/member-view'
import { ProfileForm } from '@/components/member/profile-form'
import { PROFILE_MESSAGES } from '@/components/member/profile-messages'
import { listCountries } from '@/lib/i18n/countries'
import { LOCALE_NAMES } from '@/lib/i18n/locale-names'
import { buildMemberMetadata, type MemberPageProps } from '@/lib/member/member-metadata'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'profile')

/** `/user/profile`: details, password and account. A member with a mailed password must change it first. */
export default function ProfilePage(props: MemberPageProps) {
  return (
    <MemberView {...props} name="profile" keepsState>
      {({ member }, context, query) => {
        const { t, locale, settings, other } = context
        const languages = settings.language.enabled.map((code) => ({ code, name: LOCALE_NAMES[code] }))
        const details = (
          <ProfileForm key="details" member={member} languages={languages} countries={listCountries(locale)} />
        )
        const password = (
          <PasswordForm
            key="password"
            email={member.email}
            isMailed={member.mustChangePassword}
            minimumPasswordLength={other.minimumPasswordLength}
          />
        )
        return (
          <MemberPage context={context} title={t('profile.title')}>
            <IslandTexts locale={locale} names={PROFILE_MESSAGES}>
              <div className="flex max-w-2xl flex-col gap-10">
                {member.mustChangePassword ? [password, details] : [details, password]}
                <AccountSections context={context} member={member} query={query} />
              </div>
            </IslandTexts>
          </MemberPage>
        )
      }}
    </MemberView>
  )
}
