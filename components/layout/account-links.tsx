'use client'

import type { ReactNode } from 'react'
import { useAccountHint } from '@/components/auth/use-account-hint'

interface AccountLinksProps {
  texts: { login: string; register: string; account: string; agency: string }
  /** The member's own page, which asks a guest to sign in. */
  href: string
  agencyHref: string
  /** Before the name of the account. */
  sign: ReactNode
}

/**
 * Log in and register for a guest, the profile for a member (spec 2, top bar), its own area for an agency; without scripts the links
 * lead to the page. Which of them are seen is known before the first paint (`lib/auth/account-script.ts`).
 */
export function AccountLinks({ texts, href, agencyHref, sign }: AccountLinksProps) {
  const who = useAccountHint()
  return (
    <div className="top-account">
      <span>
        <a href={href} data-login="login">
          {texts.login}
        </a>
        <a href={href} data-login="register">
          {texts.register}
        </a>
      </span>
      <a href={who === 'agency' ? agencyHref : href}>
        {sign}
        {who === 'agency' ? texts.agency : texts.account}
      </a>
    </div>
  )
}
