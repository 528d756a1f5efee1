import { Link } from '@/components/layout/link'
import { cx } from '@/components/ui/cx'

interface StatusFilterProps {
  label: string
  options: readonly { id: string; href: string; label: string; count: number }[]
  current: string
}

/** Links in the looks of a segmented control: each choice is an address, and works without scripts. */
export function StatusFilter({ label, options, current }: StatusFilterProps) {
  return (
    <nav aria-label={label}>
      <ul className="inline-flex max-w-full flex-wrap gap-0.5 max-sm:flex rounded-input border border-line bg-sand p-1">
        {options.map(({ id, href, label: name, count }) => (
          <li key={id} className="max-sm:flex-auto">
            <Link
              href={href}
              prefetch={false}
              aria-current={id === current ? 'page' : undefined}
              className={cx(
                'flex min-h-10 items-center justify-center gap-1.5 rounded-badge px-3.5 text-sm font-label max-sm:gap-1 max-sm:px-2 max-[22rem]:flex-col max-[22rem]:gap-0 max-[22rem]:px-1 max-[22rem]:text-xs',
                id === current ? 'bg-surface text-ink' : 'text-muted hover:text-ink',
              )}
            >
              {name} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
