import { afterFirstInteraction, whenLoaded } from '@/components/ui/first-interaction'
import { hasStoredShop } from '@/store/persist/storage-key'

/** When the store may be loaded: after the first interaction, or with the page where an earlier visit left something in it. */
export function whenShopWanted(): Promise<void> {
  return hasStoredShop() ? Promise.race([afterFirstInteraction(), whenLoaded()]) : afterFirstInteraction()
}
