import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { compactCar, familyVan, suvCar } from '../../shared/kinds-cars'
import { dentalPackage, eyePackage, spaPackage } from '../../shared/kinds-health'
import { beachWedding, boatWedding, gardenWedding } from '../../shared/kinds-occasions'
import { cityTransfer, coastTransfer, mountainTransfer } from '../../shared/kinds-transfers'
import { bayVilla, familyVilla, stoneHouse } from '../../shared/kinds-villas'
import { gulet, motorYacht, sailingYacht } from '../../shared/kinds-yachts'

const LOCALES = ['en', 'tr', 'de', 'ru', 'nl', 'ar'] as const

const at = (number: number, category: string, destination: string) => ({
  code: `ORI-K-${String(number).padStart(2, '0')}`,
  category,
  destination,
  pictureSeed: 2200 + number,
  rank: 60 + number,
})

/** Villas, yachts, cars, transfers, weddings and health packages of Orion Reisen. */
export const orionKinds: SeedProduct<OrionLocale>[] = [
  bayVilla(at(1, 'villen', 'alanya'), LOCALES),
  gulet({ ...at(2, 'yachten', 'bodrum'), marina: 'bodrum-marina' }, LOCALES),
  compactCar(at(3, 'mietwagen', 'antalya'), LOCALES),
  mountainTransfer(at(4, 'transfers', 'antalya'), LOCALES),
  beachWedding(at(5, 'hochzeiten', 'bodrum'), LOCALES),
  dentalPackage(at(6, 'gesundheit', 'antalya'), LOCALES),
  stoneHouse(at(7, 'villen', 'bodrum'), LOCALES),
  motorYacht({ ...at(8, 'yachten', 'bodrum'), marina: 'bodrum-marina' }, LOCALES),
  suvCar(at(9, 'mietwagen', 'bodrum'), LOCALES),
  coastTransfer(at(10, 'transfers', 'side'), LOCALES),
  gardenWedding(at(11, 'hochzeiten', 'antalya'), LOCALES),
  spaPackage(at(12, 'gesundheit', 'pamukkale'), LOCALES),
  familyVilla(at(13, 'villen', 'alanya'), LOCALES),
  sailingYacht({ ...at(14, 'yachten', 'bodrum'), marina: 'bodrum-marina' }, LOCALES),
  familyVan(at(15, 'mietwagen', 'antalya'), LOCALES),
  cityTransfer(at(16, 'transfers', 'antalya'), LOCALES),
  boatWedding(at(17, 'hochzeiten', 'bodrum'), LOCALES),
  eyePackage(at(18, 'gesundheit', 'antalya'), LOCALES),
]
