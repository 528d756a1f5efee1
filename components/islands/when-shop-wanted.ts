import { afterFirstInteraction, whenLoaded } from '@/components/ui/first-interaction'
import { hasStoredShop } from '@/store/persist/storage-key'

/**
 * Resolves when the store may load: at the first interaction, or after page load if storage holds data of an earlier
 * visit.
 */
export function whenShopWanted(): Promise<void> {
  return hasStoredShop() ? Promise.race([afterFirstInteraction(), whenLoaded()]) : afterFirstInteraction()
}
