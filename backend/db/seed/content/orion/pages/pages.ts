import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'
import { orionAboutUs } from './about-us'
import { orionBodrumLanes } from './blog-bodrum-gassen'
import { orionBlogCategories } from './blog-categories'
import { orionGuletOrYacht } from './blog-gulet-oder-motoryacht'
import { orionCappadociaSnow } from './blog-kappadokien-im-schnee'
import { orionLycianWay } from './blog-lykischer-weg'
import { orionHealthTourism } from './health-tourism'
import { orionLegalPages } from './legal'
import { orionQuestions } from './questions-and-answers'
import { orionWeddingOrganisation } from './wedding-organisation'

/** Content pages, blog categories and articles; a category stands before its articles. */
export const orionPages: SeedPage<OrionLocale>[] = [
  orionAboutUs,
  orionQuestions,
  orionWeddingOrganisation,
  orionHealthTourism,
  ...orionLegalPages,
  ...orionBlogCategories,
  orionCappadociaSnow,
  orionLycianWay,
  orionGuletOrYacht,
  orionBodrumLanes,
]
