import { Icon } from './icon'
import type { LinkComponent } from './link-component'

type PageLink = { label: string; href: string }

type PaginationProps = {
  label: string
  /** Where numbers are left out, `null`. */
  pages: readonly (PageLink | null)[]
  /** Address of this page. */
  current: string
  previous?: PageLink | undefined
  next?: PageLink | undefined
  as?: LinkComponent | undefined
}

export function Pagination({ label, pages, current, previous, next, as: Link = 'a' }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-2">
      {previous && (
        <Link href={previous.href} className="chip" rel="prev">
          <Icon name="chevron-left" size={16} flip />
          {previous.label}
        </Link>
      )}
      {pages.map((page, index) =>
        page ? (
          <Link
            key={page.href}
            href={page.href}
            className="chip min-w-11 justify-center"
            aria-current={page.href === current ? 'page' : undefined}
          >
            {page.label}
          </Link>
        ) : (
          <span key={`gap-${pages[index - 1]?.href}`} aria-hidden="true">
            …
          </span>
        ),
      )}
      {next && (
        <Link href={next.href} className="chip" rel="next">
          {next.label}
          <Icon name="chevron-right" size={16} flip />
        </Link>
      )}
    </nav>
  )
}
