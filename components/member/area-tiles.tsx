import { LogoutForm } from '@/components/auth/logout-form'
import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import { localePath } from '@/lib/i18n/locale-path'
import type { MemberContext } from '@/lib/member/member-context'
import type { NavItem } from '@/lib/member/nav-items'
import { paths } from '@/lib/paths'

interface AreaTilesProps {
  items: readonly NavItem[]
  context: MemberContext
}

/** Links to the member's pages as tiles; on phones as rows, followed by the logout button. */
export function AreaTiles({ items, context: { t, locale } }: AreaTilesProps) {
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        {items.map(({ area, href, label, text, icon, count }) => (
          <li key={area} className="grid">
            <Link href={href} prefetch={false} className="panel flex items-start gap-4 p-4 hover:border-ink sm:p-5">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
                <Icon name={icon} />
              </span>
              <span className="min-w-0 flex-1">
                <b className="flex justify-between gap-2">
                  {label}
                  {count !== null && <span className="font-medium text-muted">{count}</span>}
                </b>
                <span className="block text-sm text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6 desktop:hidden">
        <LogoutForm
          label={t('area.nav.logout')}
          home={localePath(locale, paths.home)}
          className="flex min-h-12 items-center gap-3 px-4 font-label text-muted"
        />
      </div>
    </>
  )
}
