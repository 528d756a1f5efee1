import type { IconName } from '@/components/ui/icon-names'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'

export const KIND_ICONS: Record<BookableKind, IconName> = {
  tour: 'compass',
  yacht: 'sailboat',
  villa: 'house',
  car: 'car',
  transfer: 'bus',
}
