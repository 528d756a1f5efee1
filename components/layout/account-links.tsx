'use client'

import { useAccountHint } from '@/components/member/use-account-hint'

interface AccountLinksProps {
  texts: { login: string; register: string; account: string; agency: string }
  /** The member's own page, which asks a guest to sign in. */
  href: string
  agencyHref: string
}

/**
 * Log in and register for a guest, the profile for a member (spec 2, top bar), its own area for an agency; without scripts the links
 * lead to the page. All stand in the same place, so that nothing moves when it is known who is there.
 */
export function AccountLinks({ texts, href, agencyHref }: AccountLinksProps) {
  const who = useAccountHint()
  return (
    <div className="top-account" data-known={who !== 'guest' || undefined}>
      <span>
        <a href={href} data-login="login">
          {texts.login}
        </a>
        <a href={href} data-login="register">
          {texts.register}
        </a>
      </span>
      <a href={who === 'agency' ? agencyHref : href}>{who === 'agency' ? texts.agency : texts.account}</a>
    </div>
  )
}
