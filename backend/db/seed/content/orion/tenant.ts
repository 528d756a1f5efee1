import type { OrionLocale, SeedTenant } from '@/backend/db/seed/types'
import { applyCampaign } from '../shared/apply-campaign'
import { orionAgencies } from './agencies'
import { orionBookings, orionFavourites } from './bookings'
import { orionDestinations } from './destinations'
import { orionKinds } from './kinds/index'
import { orionMenus } from './menus'
import { orionPages } from './pages/pages'
import { orionPlaces } from './places'
import { orionOther, orionRates, orionSettings } from './settings'
import { orionCategories } from './taxons'
import { orionTours } from './tours/tours'

/** Orion Reisen of Antalya: German and euro, all six languages. */
export const orion: SeedTenant<OrionLocale> = {
  company: 'orion',
  hosts: ['orion.localhost'],
  picturesBefore: 4000,
  pages: [...orionDestinations, ...orionCategories, ...orionPages],
  products: applyCampaign([...orionTours, ...orionKinds], ({ kind }) => kind === 'villa', {
    discountType: 'percent',
    discountValue: '12.00',
    endsInDays: 40,
    label: {
      de: 'Frühbucher',
      en: 'Early booking',
      tr: 'Erken rezervasyon',
      ru: 'Раннее бронирование',
      nl: 'Vroegboeken',
      ar: 'حجز مبكر',
    },
  }),
  menus: orionMenus,
  places: orionPlaces,
  settings: orionSettings,
  other: orionOther,
  rates: orionRates,
  coupons: [
    { code: 'MERHABA', discountType: 'fixed', discountValue: '20.00', usesLeft: 100_000 },
    {
      code: 'SUMMER15',
      discountType: 'percent',
      discountValue: '15.00',
      usesLeft: 1,
      ofMember: 'active',
      endsInDays: 90,
    },
    {
      code: 'NEXTYEAR',
      discountType: 'percent',
      discountValue: '10.00',
      usesLeft: 1,
      ofMember: 'pending',
      endsInDays: 400,
    },
    { code: 'WELCOME', discountType: 'fixed', discountValue: '15.00', usesLeft: 1, ofMember: 'active' },
    {
      code: 'SPRING5',
      discountType: 'percent',
      discountValue: '5.00',
      usesLeft: 1,
      ofMember: 'passive',
      endsInDays: -30,
    },
  ],
  member: { email: 'demo@orion.example', firstName: 'Sabine', lastName: 'Maurer', locale: 'de' },
  favourites: orionFavourites,
  bookings: orionBookings,
  agencies: orionAgencies,
  staff: [
    { role: 'manager', email: 'manager@orion.example', firstName: 'Jonas', lastName: 'Vogt', locale: 'de' },
    { role: 'staff', email: 'staff@orion.example', firstName: 'Noor', lastName: 'de Wit', locale: 'nl' },
  ],
}
