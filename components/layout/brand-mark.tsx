import { Link } from '@/components/navigation/link'
import type { Settings } from '@/domain/settings/schema'
import { uploadUrl } from '@/lib/uploads/pictures'

interface BrandMarkProps {
  settings: Settings
  href: string
  label: string
}

/** Logo mark and name of the operator, linked to home. */
export function BrandMark({ settings, href, label }: BrandMarkProps) {
  return (
    <Link href={href} className="brand-mark" aria-label={label}>
      <picture>
        <img src={uploadUrl(settings.logoFavicon.logoMark)} alt="" width={40} height={40} />
      </picture>
      <b>{settings.company.companyName}</b>
    </Link>
  )
}
