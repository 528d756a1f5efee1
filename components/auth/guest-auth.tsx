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
  /** The cookies still speak of a session that has ended. */
  expired: boolean
}

/** The forms of the sign-in where a member's page would stand; after it, the page itself. */
export function GuestAuth({ defaultTab, expired, ...rest }: GuestAuthProps) {
  const router = useRouter()
  const [tab, setTab] = useState<AuthTab>(defaultTab)
  const [isEnding, setEnding] = useState(expired)
  const memberId = useMemberHint()

  useEffect(() => {
    if (expired) void dropEndedSession().then(() => setEnding(false))
  }, [expired])

  // Signed in by the form, in another tab, or again as the member whom this browser remembers.
  useEffect(() => {
    if (memberId !== null && !isEnding) router.refresh()
  }, [memberId, isEnding, router])

  return <AuthPanel {...rest} tab={tab} onTab={setTab} onSignedIn={() => undefined} />
}
