import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'

export const KIND_ICONS: Record<BookableKind, IconName> = {
  tour: 'compass',
  yacht: 'sailboat',
  villa: 'house',
  car: 'car',
  transfer: 'bus',
}

/** What kind of thing an item is. */
export function KindWords({ kind }: { kind: BookableKind }) {
  const t = useTranslations('basket.kinds')
  return (
    <p className="flex items-center gap-1.5 text-sm font-semibold text-brand">
      <Icon name={KIND_ICONS[kind]} size={18} />
      {t(kind)}
    </p>
  )
}
