import { Icon } from './icon'
import type { LinkComponent } from './link-component'

type BreadcrumbProps = {
  label: string
  /** From home to the current page. The last item is the current page and needs no `href`. */
  items: readonly { label: string; href?: string | undefined }[]
  as?: LinkComponent | undefined
}

export function Breadcrumb({ label, items, as: Link = 'a' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-2 text-sm font-semibold text-muted">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-center gap-2">
            {index > 0 && <Icon name="chevron-right" size={16} flip />}
            {item.href && index < items.length - 1 ? (
              <Link href={item.href}>{item.label}</Link>
            ) : (
              <span className="text-ink" aria-current="page">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
