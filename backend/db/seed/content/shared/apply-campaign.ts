import type { SeedProduct } from '@/backend/db/seed/types'
import type { Locale } from '@/domain/shared/locales'

/** Gives the home page's promotion to all that it promises it for; a product's own campaign stays. */
export function applyCampaign<L extends Locale>(
  products: readonly SeedProduct<L>[],
  isMeant: (product: SeedProduct<L>) => boolean,
  campaign: NonNullable<SeedProduct<L>['campaign']>,
): SeedProduct<L>[] {
  return products.map((product) => (product.campaign || !isMeant(product) ? product : { ...product, campaign }))
}
