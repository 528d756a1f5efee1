'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { Provider } from '@/domain/member/account-schema'
import type { AuthTab } from '@/lib/auth/auth-paths'
import { dropEndedSession } from '@/lib/auth/client-session'
import { AuthPanel } from './auth-panel'
import { useMemberHint } from './use-member-hint'

interface GuestAuthProps {
  defaultTab: AuthTab
  back: string
  error?: string | undefined
  notice?: string | undefined
  minimumPasswordLength: number
  offered: readonly Provider[]
  /** The cookies belong to a session that has ended. */
  expired: boolean
}

/** Shows the sign-in forms instead of a member page. After the sign-in the page is refreshed. */
export function GuestAuth({ defaultTab, expired, ...rest }: GuestAuthProps) {
  const router = useRouter()
  const [tab, setTab] = useState<AuthTab>(defaultTab)
  const [isEnding, setEnding] = useState(expired)
  const memberId = useMemberHint()

  useEffect(() => {
    if (expired) void dropEndedSession().then(() => setEnding(false))
  }, [expired])

  // The member signed in with this form or in another tab, or the browser still has the member hint.
  useEffect(() => {
    if (memberId !== null && !isEnding) router.refresh()
  }, [memberId, isEnding, router])

  return <AuthPanel {...rest} tab={tab} onTab={setTab} onSignedIn={() => undefined} />
}
