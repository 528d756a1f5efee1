import { useTranslations } from 'next-intl'
import { KIND_ICONS } from '@/components/catalogue/kinds/kind-icons'
import { Icon } from '@/components/ui/icon'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'

/** Name of the product kind. */
export function KindWords({ kind }: { kind: BookableKind }) {
  const t = useTranslations('basket.kinds')
  return (
    <p className="flex items-center gap-1.5 text-sm font-semibold text-brand">
      <Icon name={KIND_ICONS[kind]} size={18} />
      {t(kind)}
    </p>
  )
}
