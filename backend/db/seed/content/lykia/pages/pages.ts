import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'
import { lykiaAboutUs } from './about-us'
import { lykiaBodrumBreakfast } from './blog-bodrum-breakfast'
import { lykiaCappadociaSnow } from './blog-cappadocia-snow'
import { lykiaBlogCategories } from './blog-categories'
import { lykiaCoastRoad } from './blog-coast-road-seven-stops'
import { lykiaCoastWithChildren } from './blog-coast-with-children'
import { lykiaGuletOrYacht } from './blog-gulet-or-yacht'
import { lykiaKasInNovember } from './blog-kas-in-november'
import { lykiaLycianWay } from './blog-lycian-way'
import { lykiaMezeInOrder } from './blog-meze-in-order'
import { lykiaPayingAndTipping } from './blog-paying-and-tipping'
import { lykiaReadingTombs } from './blog-reading-lycian-tombs'
import { lykiaSeaMonths } from './blog-sea-month-by-month'
import { lykiaWeeklyMarket } from './blog-weekly-market'
import { lykiaHealthTourism } from './health-tourism'
import { lykiaLegalPages } from './legal'
import { lykiaQuestions } from './questions-and-answers'
import { lykiaRoutePages } from './routes'
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
  lykiaCoastRoad,
  lykiaSeaMonths,
  lykiaPayingAndTipping,
  lykiaReadingTombs,
  lykiaKasInNovember,
  lykiaWeeklyMarket,
  lykiaMezeInOrder,
  lykiaCoastWithChildren,
  ...lykiaRoutePages,
]
