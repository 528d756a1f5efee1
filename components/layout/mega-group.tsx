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
      {count !== null && <span className="mega-count">{count}</span>}
    </>
  )
}

/** Picture, name and what it holds. */
export function MegaGroup({ branch }: { branch: MenuBranch }) {
  const { picture, children } = branch
  return (
    <li className="mega-group">
      {picture && <Picture {...fixedSources(picture, 320)} width={88} height={88} alt="" />}
      <div className="mega-entries">
        <p className="mega-entry">
          <Entry branch={branch} />
        </p>
        {children.length > 0 && (
          <ul>
            {children.map((child) => (
              <li key={`${child.title} ${child.href}`} className="mega-entry">
                <Entry branch={child} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
