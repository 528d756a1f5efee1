import { whenAlive, whenLoaded } from '@/components/ui/sign-of-life'
import { hasStoredShop } from '@/store/persist/storage-key'

/** When the store may be loaded: after the first interaction, or with the page where an earlier visit left something in it. */
export function whenShopWanted(): Promise<void> {
  return hasStoredShop() ? Promise.race([whenAlive(), whenLoaded()]) : whenAlive()
}
