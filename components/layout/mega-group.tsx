import { Link } from '@/components/navigation/link'
import { Picture } from '@/components/ui/picture'
import { fixedSources } from '@/lib/uploads/pictures'
import type { MenuBranch } from './menu-data'

function Entry({ branch: { title, href, count } }: { branch: MenuBranch }) {
  return (
    <>
      {href ? (
        <Link href={href} prefetch={false}>
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      {count !== null && <span className="text-sm font-medium text-muted">{count}</span>}
    </>
  )
}

/** A category group: picture, name and subcategories. */
export function MegaGroup({ branch }: { branch: MenuBranch }) {
  const { picture, children } = branch
  return (
    <li className="mega-group flex gap-4">
      {picture && <Picture {...fixedSources(picture, 320)} width={88} height={88} alt="" />}
      <div className="mega-entries min-w-0 flex-1">
        <p className="mega-entry items-baseline justify-between gap-3 font-bold">
          <Entry branch={branch} />
        </p>
        {children.length > 0 && (
          <ul>
            {children.map((child) => (
              <li
                key={`${child.title} ${child.href}`}
                className="mega-entry items-baseline justify-between gap-3 text-[.9375rem] text-muted"
              >
                <Entry branch={child} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
