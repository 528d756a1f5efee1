import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'

/** Villas, yachts, cars, transfers, weddings and health packages of Orion Reisen. */
export const orionKinds: SeedProduct<OrionLocale>[] = []
