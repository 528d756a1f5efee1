import type { MenuNode } from '@/lib/settings/menu-tree'
import { Link } from './link'

/** A heading of the bottom menu and what stands below it; an item without children is a column of one. */
export function FooterColumn({ node }: { node: MenuNode }) {
  const links = node.children.length > 0 ? node.children : [node]
  return (
    <div>
      {node.children.length > 0 && <h2>{node.title}</h2>}
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <Link href={link.href ?? '#'} prefetch={false}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
