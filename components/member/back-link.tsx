import type { ReactNode } from 'react'
import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'

interface BackLinkProps {
  href: string
  children: ReactNode
}

/** Link to the parent page, for widths that do not show the member menu. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="no-print mb-2 inline-flex min-h-11 items-center gap-1 text-sm font-bold text-brand desktop:hidden"
    >
      <Icon name="chevron-left" size={18} flip />
      {children}
    </Link>
  )
}
