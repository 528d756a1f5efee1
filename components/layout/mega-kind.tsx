import { type PointerEvent, useId } from 'react'
import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import { MegaGroup } from './mega-group'
import type { MenuBranch } from './menu-data'

interface MegaKindProps {
  branch: MenuBranch
  /** The groups are shown beside the list of kinds. */
  isActive: boolean
  /** The groups are expanded below it, in the drawer. */
  isUnfolded: boolean
  onPoint: () => void
  onFocus: () => void
  onUnfold: () => void
}

const KIND = 'mega-kind flex min-h-12 items-center gap-3 rounded-input font-bold'

/** One kind followed by its groups, so that the groups come next in the tab order. */
export function MegaKind({ branch, isActive, isUnfolded, onPoint, onFocus, onUnfold }: MegaKindProps) {
  const id = useId()
  const { title, href, icon, count, children } = branch
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onPoint()
  }
  const words = (
    <>
      {icon && <Icon name={icon} />}
      <span className="min-w-0 flex-1">{title}</span>
      {isActive && children.length > 0 ? (
        <Icon name="chevron-right" size={18} flip className="mega-sign" />
      ) : (
        count !== null && <span className="mega-count text-sm font-medium text-muted">{count}</span>
      )}
    </>
  )
  return (
    <li data-active={isActive || undefined} data-unfolded={isUnfolded || undefined} onFocus={onFocus}>
      {href ? (
        <Link href={href} prefetch={false} className={KIND} onPointerEnter={point}>
          {words}
        </Link>
      ) : (
        <span className={KIND} onPointerEnter={point}>
          {words}
        </span>
      )}
      {children.length > 0 && (
        <>
          <button
            type="button"
            className="mega-unfold absolute top-0.5 -end-3 grid size-11 place-items-center desktop:hidden"
            aria-expanded={isUnfolded}
            aria-controls={id}
            aria-label={title}
            onClick={onUnfold}
          >
            <Icon name="chevron-down" />
          </button>
          <ul id={id} className="mega-groups" aria-label={title}>
            {children.map((child) => (
              <MegaGroup key={`${child.title} ${child.href}`} branch={child} />
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
