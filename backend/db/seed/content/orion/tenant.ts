import type { OrionLocale, SeedTenant } from '@/backend/db/seed/types'
import { orionKinds } from './kinds/kinds'
import { orionOther, orionRates, orionSettings } from './settings'
import { orionCategories, orionDestinations } from './taxons'
import { orionTours } from './tours/tours'

/** Orion Reisen of Antalya: German and euro, all six languages. */
export const orion: SeedTenant<OrionLocale> = {
  company: 'orion',
  hosts: ['orion.localhost'],
  pages: [...orionDestinations, ...orionCategories],
  products: [...orionTours, ...orionKinds],
  menus: [],
  settings: orionSettings,
  other: orionOther,
  rates: orionRates,
  coupons: [{ code: 'MERHABA', discountType: 'fixed', discountValue: '20.00', usesLeft: 100_000 }],
  member: { email: 'demo@orion.example', firstName: 'Sabine', lastName: 'Maurer', locale: 'de' },
}
