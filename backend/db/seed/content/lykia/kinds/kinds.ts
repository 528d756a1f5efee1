import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { compactCar, familyVan, suvCar } from '../../shared/kinds-cars'
import { dentalPackage, eyePackage, spaPackage } from '../../shared/kinds-health'
import { beachWedding, boatWedding, gardenWedding } from '../../shared/kinds-occasions'
import { cityTransfer, coastTransfer, mountainTransfer } from '../../shared/kinds-transfers'
import { bayVilla, familyVilla, stoneHouse } from '../../shared/kinds-villas'
import { gulet, motorYacht, sailingYacht } from '../../shared/kinds-yachts'

const LOCALES = ['en', 'tr', 'de', 'ru'] as const

const at = (number: number, category: string, destination: string) => ({
  code: `LYK-K-${String(number).padStart(2, '0')}`,
  category,
  destination,
  pictureSeed: 1200 + number,
  rank: 30 + number,
})

/** Villas, yachts, cars, transfers, weddings and health packages of Lykia Tours. */
export const lykiaKinds: SeedProduct<LykiaLocale>[] = [
  bayVilla(at(1, 'villas', 'kas-kekova'), LOCALES),
  gulet(at(2, 'yachts', 'gocek'), LOCALES),
  compactCar(at(3, 'cars', 'antalya'), LOCALES),
  mountainTransfer(at(4, 'transfers', 'kas-kekova'), LOCALES),
  beachWedding(at(5, 'weddings', 'fethiye-oludeniz'), LOCALES),
  dentalPackage(at(6, 'health', 'antalya'), LOCALES),
  stoneHouse(at(7, 'villas', 'fethiye-oludeniz'), LOCALES),
  motorYacht(at(8, 'yachts', 'gocek'), LOCALES),
  suvCar(at(9, 'cars', 'fethiye-oludeniz'), LOCALES),
  coastTransfer(at(10, 'transfers', 'side'), LOCALES),
  gardenWedding(at(11, 'weddings', 'antalya'), LOCALES),
  spaPackage(at(12, 'health', 'pamukkale'), LOCALES),
  familyVilla(at(13, 'villas', 'kas-kekova'), LOCALES),
  sailingYacht(at(14, 'yachts', 'fethiye-oludeniz'), LOCALES),
  familyVan(at(15, 'cars', 'antalya'), LOCALES),
  cityTransfer(at(16, 'transfers', 'antalya'), LOCALES),
  boatWedding(at(17, 'weddings', 'gocek'), LOCALES),
  eyePackage(at(18, 'health', 'antalya'), LOCALES),
]
