'use client'

import { type FormEvent, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { AUTH_PATHS } from '@/lib/auth/auth-paths'
import { signOut } from '@/lib/auth/client-session'

interface LogoutFormProps {
  label: string
  home: string
  className?: string | undefined
}

/** Works without scripts; with them, what the browser kept of the member goes too. Home is loaded anew: nothing personal stays in memory. */
export function LogoutForm({ label, home, className }: LogoutFormProps) {
  const [busy, setBusy] = useState(false)

  const leave = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const form = event.currentTarget
    const result = await signOut()
    // The plain form says better what is wrong than we could.
    if (!result.ok) return form.submit()
    try {
      const [{ leaveMember }, { removeVouchersOfAccount }] = await Promise.all([
        import('@/store/member-session'),
        import('@/lib/vouchers/saved-vouchers'),
      ])
      await Promise.all([leaveMember(), removeVouchersOfAccount()])
    } finally {
      window.location.assign(home)
    }
  }

  return (
    <form method="post" action={AUTH_PATHS.signOut} onSubmit={leave}>
      <input type="hidden" name="callbackUrl" value={home} />
      <button type="submit" className={className} aria-busy={busy || undefined}>
        {busy ? <Spinner /> : <Icon name="log-out" />}
        <span>{label}</span>
      </button>
    </form>
  )
}
