import type { IconName } from '@/components/ui/icon-names'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'

/** The sign of every kind that can be booked. */
export const KIND_ICONS: Record<BookableKind, IconName> = {
  tour: 'compass',
  yacht: 'sailboat',
  villa: 'house',
  car: 'car',
  transfer: 'bus',
}
