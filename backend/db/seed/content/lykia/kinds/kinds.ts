import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'

/** Villas, yachts, cars, transfers, weddings and health packages of Lykia Tours. */
export const lykiaKinds: SeedProduct<LykiaLocale>[] = []
