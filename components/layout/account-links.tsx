'use client'

import { useMemberHint } from '@/components/member/use-member-hint'
import { Icon } from '@/components/ui/icon'

interface AccountLinksProps {
  texts: { login: string; register: string; account: string }
  /** The member's own page, which asks a guest to sign in. */
  href: string
}

/** Log in and register for a guest, the profile for a member (spec 2, top bar); without scripts the links lead to the page. */
export function AccountLinks({ texts, href }: AccountLinksProps) {
  const isMember = useMemberHint() !== null
  if (isMember) {
    return (
      <a href={href} className="top-link">
        <Icon name="circle-user-round" size={18} />
        {texts.account}
      </a>
    )
  }
  return (
    <>
      <a href={href} className="top-link top-rule" data-login="login">
        {texts.login}
      </a>
      <a href={href} className="top-link" data-login="register">
        {texts.register}
      </a>
    </>
  )
}
