import type { Member } from '@/domain/member/schema'
import { callApi } from '@/lib/api/server'
import { AUTH_QUERY, CONNECT_FIELD } from '@/lib/auth/auth-paths'
import { listOffered } from '@/lib/auth/oauth-providers'
import { localePath } from '@/lib/i18n/locale-path'
import type { MemberContext } from '@/lib/member/member-context'
import { paths } from '@/lib/paths'
import { getSession } from '@/lib/session/member-session'
import { AccountPanel } from './account-panel'
import type { MemberQuery } from './member-gate'
import { PartFailed } from './part-failed'

interface AccountSectionsProps {
  context: MemberContext
  member: Member
  /** Query of the page: contains the result of connecting another account. */
  query: MemberQuery
}

/**
 * The sections below the profile forms: consents, sessions, connected accounts, the member's data. If they cannot be
 * read, the forms still work.
 */
export async function AccountSections({ context, member, query }: AccountSectionsProps) {
  const { company, locale, zone, t } = context
  const session = await getSession(company)
  const result = session ? await callApi('getAccount', {}, { company, token: session.apiToken }) : null
  if (!result?.ok) {
    const href = localePath(locale, paths.member('profile'))
    return <PartFailed text={t('account.failed')} retryLabel={t('area.retry')} href={href} />
  }
  const error = query[AUTH_QUERY.error]
  const providers = {
    offered: listOffered(),
    problem: typeof error === 'string' ? error : undefined,
    isDone: query[AUTH_QUERY.notice] === CONNECT_FIELD,
  }
  return <AccountPanel initial={result.data} zone={zone} hasPassword={member.hasPassword} providers={providers} />
}
