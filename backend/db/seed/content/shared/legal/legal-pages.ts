import type { SeedPage } from '@/backend/db/seed/types'
import type { Locale } from '@/domain/shared/locales'
import { buildCancellation } from './cancellation'
import { buildDistanceSales } from './distance-sales'
import type { LegalFacts, PageText, PageTexts } from './facts'
import { buildMembershipAgreement } from './membership-agreement'
import { buildPrivacy } from './privacy'
import { buildRentalTerms } from './rental-terms'
import { buildTerms } from './terms'

/** The storefront finds the agreements by these keys, which are their English addresses too. */
const DOCUMENTS: readonly (readonly [key: string, build: (facts: LegalFacts) => PageTexts])[] = [
  ['terms', buildTerms],
  ['privacy', buildPrivacy],
  ['distance-sales', buildDistanceSales],
  ['rental-terms', buildRentalTerms],
  ['membership-agreement', buildMembershipAgreement],
  ['cancellation', buildCancellation],
]

/** Agreements and rules of an operator, in the languages that it has. */
export function buildLegalPages<L extends Locale>(facts: LegalFacts, locales: readonly L[]): SeedPage<L>[] {
  return DOCUMENTS.map(([key, build]) => {
    const texts = build(facts)
    const text = Object.fromEntries(locales.map((locale) => [locale, texts[locale]])) as Record<L, PageText>
    return { key, pageType: 'content', text }
  })
}
