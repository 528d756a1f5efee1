import { useEffect, useRef, useState } from 'react'
import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import { MegaKind } from './mega-kind'
import { MegaPromotion } from './mega-promotion'
import type { MenuData } from './menu-data'
import './mega-menu.css'

/** Delay before a hovered kind becomes active. The pointer crosses other kinds on its way to the groups. */
const REST_MS = 90

/**
 * The kinds, the groups of the hovered or focused kind, and the campaign. In the drawer each kind expands its own
 * groups.
 */
export function MegaMenu({ data }: { data: MenuData }) {
  const { categories, promotion, links, texts } = data
  const [active, setActive] = useState(0)
  const [unfolded, setUnfolded] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const rest = (index: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setActive(index), REST_MS)
  }
  return (
    <div className="wrap mega-grid">
      <ul className="mega-kinds">
        {categories.map((branch, index) => (
          <MegaKind
            key={branch.title}
            branch={branch}
            isActive={index === active}
            isUnfolded={index === unfolded}
            onPoint={() => rest(index)}
            onFocus={() => setActive(index)}
            onUnfold={() => setUnfolded(index === unfolded ? null : index)}
          />
        ))}
        <li>
          <Link
            href={links.everything}
            prefetch={false}
            className="mega-kind flex min-h-12 items-center gap-3 rounded-input font-bold text-brand"
          >
            {texts.everything}
            <Icon name="arrow-right" size={18} flip />
          </Link>
        </li>
      </ul>
      {promotion && <MegaPromotion promotion={promotion} />}
    </div>
  )
}
