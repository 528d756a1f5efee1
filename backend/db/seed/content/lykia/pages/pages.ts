import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'
import { lykiaAboutUs } from './about-us'
import { lykiaBodrumBreakfast } from './blog-bodrum-breakfast'
import { lykiaCappadociaSnow } from './blog-cappadocia-snow'
import { lykiaBlogCategories } from './blog-categories'
import { lykiaGuletOrYacht } from './blog-gulet-or-yacht'
import { lykiaLycianWay } from './blog-lycian-way'
import { lykiaHealthTourism } from './health-tourism'
import { lykiaLegalPages } from './legal'
import { lykiaQuestions } from './questions-and-answers'
import { lykiaWeddingOrganisation } from './wedding-organisation'

/** Content pages, blog categories and articles; a category stands before its articles. */
export const lykiaPages: SeedPage<LykiaLocale>[] = [
  lykiaAboutUs,
  lykiaQuestions,
  lykiaWeddingOrganisation,
  lykiaHealthTourism,
  ...lykiaLegalPages,
  ...lykiaBlogCategories,
  lykiaLycianWay,
  lykiaBodrumBreakfast,
  lykiaGuletOrYacht,
  lykiaCappadociaSnow,
]
