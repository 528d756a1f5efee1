import { Link } from '@/components/navigation/link'
import { Badge } from '@/components/ui/badge'
import { Picture } from '@/components/ui/picture'
import { fixedSources } from '@/lib/uploads/pictures'
import type { MenuData } from './menu-data'

/** The seasonal campaign, shown as a picture card. */
export function MegaPromotion({ promotion }: { promotion: NonNullable<MenuData['promotion']> }) {
  const { href, title, badge, picture } = promotion
  return (
    <Link href={href} prefetch={false} className="print mega-promotion">
      <Picture {...fixedSources(picture, 480)} width={480} height={360} alt="" />
      <span className="grid justify-items-start gap-2 px-2 pt-3.5 pb-4">
        <Badge tone="buy">{badge}</Badge>
        <b>{title}</b>
      </span>
    </Link>
  )
}
