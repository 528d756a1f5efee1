import { Link } from '@/components/navigation/link'
import './status-filter.css'

interface StatusFilterProps {
  label: string
  options: readonly { id: string; href: string; label: string; count: number }[]
  current: string
}

/** Links styled as a segmented control. Each option is a URL, so it works without scripts. */
export function StatusFilter({ label, options, current }: StatusFilterProps) {
  return (
    <nav aria-label={label}>
      <ul className="status-filter rounded-input border border-line bg-sand p-1">
        {options.map(({ id, href, label: name, count }) => (
          <li key={id}>
            <Link
              href={href}
              prefetch={false}
              aria-current={id === current ? 'page' : undefined}
              className={id === current ? 'bg-surface text-ink' : 'text-muted hover:text-ink'}
            >
              {name} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
