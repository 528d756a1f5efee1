import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'
import { orionAboutUs } from './about-us'
import { orionDriving } from './blog-autofahren-tuerkei'
import { orionBalloonWind } from './blog-ballon-und-wind'
import { orionBodrumLanes } from './blog-bodrum-gassen'
import { orionBlogCategories } from './blog-categories'
import { orionQuietEphesus } from './blog-ephesos-ohne-gedraenge'
import { orionFirstHamam } from './blog-erstes-mal-hamam'
import { orionGobeklitepe } from './blog-goebeklitepe-urfa'
import { orionGuletOrYacht } from './blog-gulet-oder-motoryacht'
import { orionCappadociaSnow } from './blog-kappadokien-im-schnee'
import { orionLycianWay } from './blog-lykischer-weg'
import { orionSideDay } from './blog-side-an-einem-tag'
import { orionTaurusSummer } from './blog-taurus-im-hochsommer'
import { orionTeaAndCoffee } from './blog-tee-und-kaffee'
import { orionHealthTourism } from './health-tourism'
import { orionLegalPages } from './legal'
import { orionQuestions } from './questions-and-answers'
import { orionRoutePages } from './routes'
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
  orionBalloonWind,
  orionFirstHamam,
  orionQuietEphesus,
  orionDriving,
  orionSideDay,
  orionTeaAndCoffee,
  orionGobeklitepe,
  orionTaurusSummer,
  ...orionRoutePages,
]
