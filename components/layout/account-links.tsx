'use client'

import type { ReactNode } from 'react'
import { useAccountHint } from '@/components/auth/use-account-hint'

interface AccountLinksProps {
  texts: { login: string; register: string; account: string; agency: string }
  /** The member's page. Guests are asked to sign in there. */
  href: string
  agencyHref: string
  /** Icon before the account name. */
  sign: ReactNode
}

/**
 * Log in and register for a guest, the profile for a member (spec 2, top bar), the agency area for an agency. Without
 * scripts the links open the page. `lib/auth/account-script.ts` selects the visible links before first paint.
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
