import { Link } from '@/components/navigation/link'
import type { MenuNode } from '@/lib/settings/menu-tree'

/**
 * A heading of the footer menu with its links; collapsible on phones. An item without children is a column with one
 * link.
 */
export function FooterColumn({ node }: { node: MenuNode }) {
  const links = node.children.length > 0 ? node.children : [node]
  return (
    <details className="foot-column" open>
      <summary>{node.title}</summary>
      <ul>
        {links.map(
          ({ id, href, title }) =>
            href && (
              <li key={id}>
                <Link href={href} prefetch={false}>
                  {title}
                </Link>
              </li>
            ),
        )}
      </ul>
    </details>
  )
}
