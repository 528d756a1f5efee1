'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { LogoutForm } from '@/components/auth/logout-form'
import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import type { NavItem } from '@/lib/member/nav-items'

interface MemberNavProps {
  label: string
  items: readonly NavItem[]
  logoutLabel: string
  /** Page to open after logging out. */
  home: string
}

const ROW = 'flex min-h-12 w-full items-center gap-3 rounded-input px-4 font-label'

/**
 * Menu beside each of the member's pages in wide windows. The route determines the current entry, in the server's HTML
 * too.
 */
export function MemberNav({ label, items, logoutLabel, home }: MemberNavProps) {
  const current = useSelectedLayoutSegment()
  return (
    <nav aria-label={label}>
      <ul className="grid gap-1">
        {items.map(({ area, href, label: name, icon, count }) => (
          <li key={area}>
            <Link
              href={href}
              prefetch={false}
              className={`${ROW} hover:bg-sand aria-[current]:bg-brand-soft aria-[current]:text-brand-strong`}
              aria-current={current === area ? 'page' : undefined}
            >
              <Icon name={icon} />
              <span className="flex-1">{name}</span>
              {count !== null && <span className="text-sm text-muted">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <hr className="my-3" />
      <LogoutForm label={logoutLabel} home={home} className={`${ROW} text-muted hover:bg-sand`} />
    </nav>
  )
}
