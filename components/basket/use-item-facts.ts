import { useTranslations } from 'next-intl'
import type { BasketItem } from '@/domain/basket/schema'
import type { Locale } from '@/domain/shared/locales'
import { buildItemFacts, type ItemFacts } from '@/lib/basket/item-facts'

/**
 * Describes an item with the texts of its kind. Needs the messages 'basket.item', 'basket.people' and
 * 'basket.vehicles'.
 */
export function useItemFacts(item: BasketItem, locale: Locale): ItemFacts {
  const t = useTranslations('basket.item')
  const people = useTranslations('basket.people')
  const vehicles = useTranslations('basket.vehicles')
  return buildItemFacts(item, { t, people, vehicles, locale })
}
