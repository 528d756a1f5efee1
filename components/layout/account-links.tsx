'use client'

import { useMemberHint } from '@/components/member/use-member-hint'

interface AccountLinksProps {
  texts: { login: string; register: string; account: string }
  /** The member's own page, which asks a guest to sign in. */
  href: string
}

/**
 * Log in and register for a guest, the profile for a member (spec 2, top bar); without scripts the links lead to the page. Both stand in
 * the same place, so that nothing moves when it is known who is there.
 */
export function AccountLinks({ texts, href }: AccountLinksProps) {
  const isMember = useMemberHint() !== null
  return (
    <div className="top-account" data-member={isMember || undefined}>
      <span>
        <a href={href} data-login="login">
          {texts.login}
        </a>
        <a href={href} data-login="register">
          {texts.register}
        </a>
      </span>
      <a href={href}>{texts.account}</a>
    </div>
  )
}
