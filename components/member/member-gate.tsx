import { AUTH_MESSAGES } from '@/components/auth/auth-messages'
import { GuestAuth } from '@/components/auth/guest-auth'
import { IslandTexts } from '@/components/islands/island-texts'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { AUTH_QUERY, AUTH_TABS } from '@/lib/auth/auth-paths'
import { listOffered } from '@/lib/auth/oauth-providers'
import type { MemberContext } from '@/lib/member/member-context'
import type { MemberArea } from '@/lib/member/queries'

export type MemberQuery = Readonly<Record<string, string | string[] | undefined>>

interface MemberGateProps {
  area: Exclude<MemberArea, { state: 'member' }>
  context: MemberContext
  /** The public path of the page, to which a form without scripts returns. */
  path: string
  query: MemberQuery
}

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Replaces a member's page: the sign-in forms for a guest, or an explanation if the page cannot be shown now. */
export async function MemberGate({ area, context, path, query }: MemberGateProps) {
  const { t, locale, other } = context
  if (area.state === 'unknown') {
    return (
      <div className="flex min-h-96 flex-col items-center justify-center gap-4 text-center" role="alert">
        <Icon name="wifi-off" size={40} className="text-faint" />
        <h1>{t('area.failedTitle')}</h1>
        <p className="max-w-prose text-balance text-lg text-muted">{t('area.failedText')}</p>
        <ButtonLink href={path} data-native="" className="mt-4">
          {t('area.retry')}
        </ButtonLink>
      </div>
    )
  }
  const tab = AUTH_TABS.find((known) => known === one(query[AUTH_QUERY.tab])) ?? 'login'
  return (
    <div className="mx-auto max-w-lg">
      <h1>{t('area.guestTitle')}</h1>
      <p className="mt-2 text-muted">{t('area.guestText')}</p>
      {area.expired && (
        <Alert tone="wait" className="mt-6">
          {t('area.lapsed')}
        </Alert>
      )}
      <div className="mt-6">
        <IslandTexts locale={locale} names={AUTH_MESSAGES}>
          <GuestAuth
            defaultTab={tab}
            back={path}
            error={one(query[AUTH_QUERY.error])}
            notice={one(query[AUTH_QUERY.notice])}
            minimumPasswordLength={other.minimumPasswordLength}
            offered={listOffered()}
            expired={area.expired}
          />
        </IslandTexts>
      </div>
    </div>
  )
}
