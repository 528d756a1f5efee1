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

/**
 * Works without scripts. With scripts it also deletes the member's data from the browser. The home page is loaded in
 * full, which clears personal data from memory.
 */
export function LogoutForm({ label, home, className }: LogoutFormProps) {
  const [busy, setBusy] = useState(false)

  const leave = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const form = event.currentTarget
    const result = await signOut()
    // On failure the native form submission shows the server's error page.
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
