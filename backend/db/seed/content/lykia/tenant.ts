import type { LykiaLocale, SeedTenant } from '@/backend/db/seed/types'
import { applyCampaign } from '../shared/apply-campaign'
import { lykiaAgencies } from './agencies'
import { lykiaBookings, lykiaFavourites } from './bookings'
import { lykiaKinds } from './kinds/kinds'
import { lykiaMenus } from './menus'
import { lykiaPages } from './pages/pages'
import { lykiaPlaces } from './places'
import { lykiaOther, lykiaRates, lykiaSettings } from './settings'
import { lykiaCategories, lykiaDestinations } from './taxons'
import { lykiaTours } from './tours/tours'

/** Lykia Tours of Kaş: English and lira, four languages. */
export const lykia: SeedTenant<LykiaLocale> = {
  company: 'lykia',
  hosts: ['lykia.localhost', 'localhost'],
  picturesBefore: 0,
  pages: [...lykiaDestinations, ...lykiaCategories, ...lykiaPages],
  products: applyCampaign([...lykiaTours, ...lykiaKinds], ({ category }) => category === 'boat-trips', {
    discountType: 'percent',
    discountValue: '10.00',
    endsInDays: 55,
    label: { en: 'Early booking', tr: 'Erken rezervasyon', de: 'Frühbucher', ru: 'Раннее бронирование' },
  }),
  menus: lykiaMenus,
  places: lykiaPlaces,
  settings: lykiaSettings,
  other: lykiaOther,
  rates: lykiaRates,
  coupons: [
    { code: 'MERHABA', discountType: 'fixed', discountValue: '1000.00', usesLeft: 100_000 },
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
    { code: 'WELCOME', discountType: 'fixed', discountValue: '750.00', usesLeft: 1, ofMember: 'active' },
    {
      code: 'SPRING5',
      discountType: 'percent',
      discountValue: '5.00',
      usesLeft: 1,
      ofMember: 'passive',
      endsInDays: -30,
    },
  ],
  member: { email: 'demo@lykia.example', firstName: 'Deniz', lastName: 'Aksoy', locale: 'en' },
  favourites: lykiaFavourites,
  bookings: lykiaBookings,
  agencies: lykiaAgencies,
  staff: [
    { role: 'manager', email: 'manager@lykia.example', firstName: 'Elif', lastName: 'Demir', locale: 'en' },
    { role: 'staff', email: 'staff@lykia.example', firstName: 'Kerem', lastName: 'Yıldız', locale: 'tr' },
  ],
}
