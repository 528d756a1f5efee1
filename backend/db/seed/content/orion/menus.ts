import type { OrionLocale, SeedMenu } from '@/backend/db/seed/types'
import {
  buildCategoryMenu,
  buildColumn,
  buildCustom,
  buildLink,
  listingUrls,
  mapTexts,
  requirePage,
} from '../shared/menu-entries'
import { orionDestinations } from './destinations'
import { orionKinds } from './kinds/index'
import { orionCategories } from './taxons'
import { orionTours } from './tours/tours'

type Menu = SeedMenu<OrionLocale>
type Words = Record<OrionLocale, string>

/** Kinds in the order of the menus. */
const ICONS = {
  ausfluege: 'compass',
  yachten: 'sailboat',
  villen: 'house',
  mietwagen: 'car',
  transfers: 'bus',
  hochzeiten: 'gem',
  gesundheit: 'stethoscope',
}

const OFFERS: Words = {
  de: 'Angebote',
  en: 'Offers',
  tr: 'Fırsatlar',
  ru: 'Акции',
  nl: 'Aanbiedingen',
  ar: 'العروض',
}
const MAGAZINE: Words = { de: 'Magazin', en: 'Magazine', tr: 'Dergi', ru: 'Журнал', nl: 'Magazine', ar: 'المجلة' }

const offerUrls = listingUrls(requirePage(orionCategories, 'ausfluege'), '?campaignOnly=true')

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
  buildCustom('top', '/b', MAGAZINE),
]

const explore: Words = {
  de: 'Entdecken',
  en: 'Explore',
  tr: 'Keşfedin',
  ru: 'Что у нас есть',
  nl: 'Ontdekken',
  ar: 'اكتشف',
}

const bottom: Menu[] = [
  buildColumn(explore, [
    buildLink('destination/antalya', {
      de: 'Ausflüge ab Antalya',
      en: 'Excursions from Antalya',
      tr: 'Antalya çıkışlı turlar',
      ru: 'Экскурсии из Антальи',
      nl: 'Excursies vanuit Antalya',
      ar: 'رحلات من أنطاليا',
    }),
    buildLink('category/villen', {
      de: 'Villen mit Pool',
      en: 'Villas with pool',
      tr: 'Havuzlu villalar',
      ru: 'Виллы с бассейном',
      nl: 'Villa’s met zwembad',
      ar: 'فلل بمسبح',
    }),
    buildLink('category/yachten', {
      de: 'Blaue Reise',
      en: 'Blue cruises',
      tr: 'Mavi yolculuk',
      ru: 'Голубое путешествие',
      nl: 'Blauwe cruises',
      ar: 'الرحلة الزرقاء',
    }),
    buildLink('category/transfers', {
      de: 'Flughafentransfer',
      en: 'Airport transfers',
      tr: 'Havalimanı transferi',
      ru: 'Трансфер из аэропорта',
      nl: 'Luchthaventransfer',
      ar: 'النقل من المطار',
    }),
    buildLink('transferRoute/ayt-side', {
      de: 'Flughafen Antalya – Side',
      en: 'Antalya Airport to Side',
      tr: 'Antalya Havalimanı – Side',
      ru: 'Аэропорт Анталья – Сиде',
      nl: 'Luchthaven Antalya – Side',
      ar: 'مطار أنطاليا – سيدا',
    }),
    buildLink('content/wedding-organisation', {
      de: 'Hochzeit am Strand',
      en: 'Wedding on the beach',
      tr: 'Kumsalda düğün',
      ru: 'Свадьба на пляже',
      nl: 'Trouwen op het strand',
      ar: 'زفاف على الشاطئ',
    }),
    buildLink('content/health-tourism'),
  ]),
  buildColumn({ de: 'Hilfe', en: 'Help', tr: 'Yardım', ru: 'Помощь', nl: 'Hulp', ar: 'المساعدة' }, [
    buildCustom('bottom', '/enquire-booking', {
      de: 'Buchung finden',
      en: 'Find your booking',
      tr: 'Rezervasyonunuzu bulun',
      ru: 'Найти бронирование',
      nl: 'Boeking zoeken',
      ar: 'ابحث عن حجزك',
    }),
    buildLink('content/cancellation'),
    buildLink('content/questions-and-answers'),
    buildCustom('bottom', '/contact', {
      de: 'Kontakt',
      en: 'Contact',
      tr: 'İletişim',
      ru: 'Контакты',
      nl: 'Contact',
      ar: 'اتصل بنا',
    }),
  ]),
  buildColumn({ de: 'Unternehmen', en: 'Company', tr: 'Şirket', ru: 'Компания', nl: 'Bedrijf', ar: 'الشركة' }, [
    buildLink('content/about-us'),
    buildLink('content/terms'),
    buildLink('content/privacy'),
    buildLink('content/distance-sales'),
    buildLink('content/rental-terms'),
    buildCustom('bottom', '/b', MAGAZINE),
  ]),
]

export const orionMenus: Menu[] = [
  ...buildCategoryMenu({
    categories: orionCategories,
    destinations: orionDestinations,
    products: [...orionTours, ...orionKinds],
    icons: ICONS,
  }),
  ...top,
  ...bottom,
]
