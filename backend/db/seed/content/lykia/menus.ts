import type { LykiaLocale, SeedMenu } from '@/backend/db/seed/types'
import {
  buildCategoryMenu,
  buildColumn,
  buildCustom,
  buildLink,
  listingUrls,
  mapTexts,
  requirePage,
} from '../shared/menu-entries'
import { lykiaKinds } from './kinds/kinds'
import { lykiaCategories, lykiaDestinations } from './taxons'
import { lykiaTours } from './tours/tours'

type Menu = SeedMenu<LykiaLocale>
type Words = Record<LykiaLocale, string>

/** Kinds in the order of the menus. */
const ICONS = {
  tours: 'compass',
  yachts: 'sailboat',
  villas: 'house',
  cars: 'car',
  transfers: 'bus',
  weddings: 'gem',
  health: 'stethoscope',
}

const OFFERS: Words = { en: 'Offers', tr: 'Fırsatlar', de: 'Angebote', ru: 'Акции' }
const BLOG: Words = { en: 'Blog', tr: 'Blog', de: 'Blog', ru: 'Блог' }

const offerUrls = listingUrls(requirePage(lykiaCategories, 'tours'), '?campaignOnly=true')

const top: Menu[] = [
  ...Object.keys(ICONS).map(
    (key): Menu => ({
      position: 'top',
      // Transfers begin with the search for a ride; the category's slug leads there.
      target: key === 'transfers' ? 't' : 'd',
      page: `category/${key}`,
    }),
  ),
  { position: 'top', icon: 'tag', text: mapTexts(OFFERS, (title, locale) => ({ title, url: offerUrls[locale] })) },
  buildCustom('top', '/b', BLOG),
]

const bottom: Menu[] = [
  buildColumn({ en: 'Explore', tr: 'Keşfedin', de: 'Entdecken', ru: 'Что у нас есть' }, [
    buildLink('category/boat-trips'),
    buildLink('category/villas', {
      en: 'Villas with pool',
      tr: 'Havuzlu villalar',
      de: 'Villen mit Pool',
      ru: 'Виллы с бассейном',
    }),
    buildLink('category/yachts', {
      en: 'Blue cruises',
      tr: 'Mavi yolculuk',
      de: 'Blaue Reise',
      ru: 'Голубое путешествие',
    }),
    buildLink('category/transfers', {
      en: 'Airport transfers',
      tr: 'Havalimanı transferi',
      de: 'Flughafentransfer',
      ru: 'Трансфер из аэропорта',
    }),
    buildLink('transferRoute/dlm-kas', {
      en: 'Dalaman Airport to Kaş',
      tr: 'Dalaman Havalimanı – Kaş',
      de: 'Flughafen Dalaman – Kaş',
      ru: 'Аэропорт Даламан — Каш',
    }),
    buildLink('content/wedding-organisation', {
      en: 'Weddings on the beach',
      tr: 'Kumsalda düğün',
      de: 'Hochzeit am Strand',
      ru: 'Свадьба на пляже',
    }),
    buildLink('content/health-tourism'),
  ]),
  buildColumn({ en: 'Help', tr: 'Yardım', de: 'Hilfe', ru: 'Помощь' }, [
    buildCustom('bottom', '/enquire-booking', {
      en: 'Find your booking',
      tr: 'Rezervasyonunuzu bulun',
      de: 'Buchung finden',
      ru: 'Найти бронирование',
    }),
    buildLink('content/cancellation'),
    buildLink('content/questions-and-answers'),
    buildCustom('bottom', '/contact', { en: 'Contact', tr: 'İletişim', de: 'Kontakt', ru: 'Контакты' }),
  ]),
  buildColumn({ en: 'Company', tr: 'Şirket', de: 'Unternehmen', ru: 'Компания' }, [
    buildLink('content/about-us'),
    buildLink('content/terms'),
    buildLink('content/privacy'),
    buildLink('content/distance-sales'),
    buildLink('content/rental-terms'),
    buildCustom('bottom', '/b', BLOG),
  ]),
]

export const lykiaMenus: Menu[] = [
  ...buildCategoryMenu({
    categories: lykiaCategories,
    destinations: lykiaDestinations,
    products: [...lykiaTours, ...lykiaKinds],
    icons: ICONS,
  }),
  ...top,
  ...bottom,
]
