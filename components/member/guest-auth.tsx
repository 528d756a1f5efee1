'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { Provider } from '@/domain/member/account-schema'
import type { AuthTab } from '@/lib/auth/auth-paths'
import { signOut } from '@/lib/auth/client-session'
import { AuthPanel } from './auth-panel'

interface GuestAuthProps {
  defaultTab: AuthTab
  back: string
  error?: string | undefined
  notice?: string | undefined
  minimumPasswordLength: number
  offered: readonly Provider[]
  /** The cookies still speak of a session that has ended. */
  lapsed: boolean
}

/** The forms of the sign-in where a member's page would stand; after it, the page itself. */
export function GuestAuth({ defaultTab, lapsed, ...rest }: GuestAuthProps) {
  const router = useRouter()
  const [tab, setTab] = useState<AuthTab>(defaultTab)

  useEffect(() => {
    if (lapsed) void signOut()
  }, [lapsed])

  return <AuthPanel {...rest} tab={tab} onTab={setTab} onSignedIn={() => router.refresh()} />
}
