import { Alert } from '@/components/ui/alert'
import type { Member } from '@/domain/member/schema'
import { callApi } from '@/lib/api/server'
import { getSession } from '@/lib/auth/session'
import type { MemberContext } from '@/lib/member/member-context'
import { AccountPanel } from './account-panel'

/** Below the profile's forms: consents, sessions, other ways in, one's data. What cannot be read does not take the forms with it. */
export async function AccountSections({ context, member }: { context: MemberContext; member: Member }) {
  const { company, zone, t } = context
  const session = await getSession(company)
  const result = session ? await callApi('getAccount', {}, { company, token: session.apiToken }) : null
  if (!result?.ok) {
    return (
      <Alert tone="bad" role="alert">
        {t('account.failed')}
      </Alert>
    )
  }
  return <AccountPanel initial={result.data} zone={zone} hasPassword={member.hasPassword} />
}
