import type { ReactNode } from 'react'
import { AUTH_QUERY, type AuthTab } from '@/lib/auth/auth-paths'

interface AuthTabLinkProps {
  tab: AuthTab
  onTab: (tab: AuthTab) => void
  children: ReactNode
}

/** Switches the form; without scripts, links to the page with the other form. */
export function AuthTabLink({ tab, onTab, children }: AuthTabLinkProps) {
  return (
    <a
      className="link text-sm"
      href={`?${AUTH_QUERY.tab}=${tab}`}
      data-native=""
      onClick={(event) => {
        event.preventDefault()
        onTab(tab)
      }}
    >
      {children}
    </a>
  )
}
