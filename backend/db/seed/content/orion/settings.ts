import type { OrionLocale, SeedTenant } from '@/backend/db/seed/types'
import { orionHome } from './home'

/** Sections of `GET /setting-get` as the operator of Orion Reisen keeps them. */
export const orionSettings: SeedTenant<OrionLocale>['settings'] = {
  company: {
    companyName: 'Orion Reisen',
    legalName: 'Orion Reisen Turizm A.Ş.',
    tursabCode: 'A-12907',
    tursabUrl: 'https://www.tursab.org.tr/',
    tursabImage: 'orion/brand/tursab.svg',
    since: 2011,
  },
  seo: {
    de: {
      title: 'Türkei-Ausflüge mit örtlichen Guides – Festpreise ohne Überraschung',
      description:
        'Ausflüge, Ballonfahrten, Villen und Transfers in Antalya, Side, Kappadokien und Bodrum. Deutschsprachige Betreuung, Abholung am Hotel, kostenlos stornierbar.',
    },
    en: {
      title: 'Excursions in Turkey with local guides – one price, no surprises',
      description:
        'Excursions, balloon flights, villas and transfers in Antalya, Side, Cappadocia and Bodrum. Hotel pick-up, guides in your language, free cancellation.',
    },
    tr: {
      title: 'Yerel rehberlerle Türkiye gezileri – net fiyat, sürpriz yok',
      description:
        'Antalya, Side, Kapadokya ve Bodrum’da turlar, balon uçuşları, villalar ve transferler. Otelden alınma, kendi dilinizde rehber, ücretsiz iptal.',
    },
    ru: {
      title: 'Экскурсии по Турции с местными гидами – честная цена без доплат',
      description:
        'Экскурсии, полёты на шаре, виллы и трансферы: Анталья, Сиде, Каппадокия, Бодрум. Заберём из отеля, гид на вашем языке, бесплатная отмена.',
    },
    nl: {
      title: 'Excursies in Turkije met lokale gidsen – vaste prijs, geen verrassingen',
      description:
        'Excursies, ballonvaarten, villa’s en transfers in Antalya, Side, Cappadocië en Bodrum. Ophalen bij je hotel, gidsen in je eigen taal, gratis annuleren.',
    },
    ar: {
      title: 'رحلات في تركيا مع مرشدين محليين – سعر واضح بلا مفاجآت',
      description:
        'رحلات يومية ورحلات منطاد وفلل وخدمات نقل في أنطاليا وسيدا وكابادوكيا وبودروم. نصطحبك من الفندق، بمرشد يتحدث لغتك، مع إلغاء مجاني.',
    },
  },
  support: {
    phone: '+49 89 99998 240',
    whatsapp: '+49 89 99998 240',
    hours: {
      de: 'Mo–So 09:00–20:00 Uhr',
      en: 'Mon - Sun 9:00 AM - 8:00 PM',
      tr: 'Pzt–Paz 09:00–20:00',
      ru: 'Пн–вс 09:00–20:00',
      nl: 'Ma t/m zo 09:00–20:00 uur',
      ar: 'يوميًا من 09:00 حتى 20:00',
    },
  },
  social: [
    { title: 'Instagram', url: 'https://instagram.example/orionreisen', icon: 'instagram' },
    { title: 'WhatsApp', url: 'https://whatsapp.example/498999998240', icon: 'whatsapp' },
    { title: 'YouTube', url: 'https://youtube.example/orionreisen', icon: 'youtube' },
  ],
  contact: {
    mobile: '+49 89 99998 240',
    email: 'hallo@orion-reisen.example',
    address: 'Atatürk Caddesi 41, 07100 Antalya',
  },
  language: { default: 'de', enabled: ['de', 'en', 'tr', 'ru', 'nl', 'ar'] },
  exchange: { default: 'EUR', settlement: 'EUR' },
  theme: {
    brand: '#272C6B',
    accent: '#F6B73C',
    radiusCard: 8,
    radiusInput: 6,
    radiusFloat: 12,
    overrides: {
      'brand-strong': '#191D4B',
      'brand-soft': '#ECEDF8',
      'brand-line': '#C5C8E8',
      'on-brand-muted': '#C9CCEC',
      'accent-strong': '#E7A31D',
      'accent-soft': '#FFF6E1',
      'accent-line': '#F0D9A2',
      'accent-text': '#82560A',
      'on-accent': '#2A1D02',
      ink: '#16182F',
      muted: '#5A5D75',
      faint: '#8F92A8',
      line: '#E3E4EC',
      'line-strong': '#BDBFD0',
      'control-line': '#82849A',
      sand: '#F7F6F3',
      'sand-strong': '#ECEAE3',
    },
  },
  home: orionHome,
}

/** Switches of `GET /other-setting-get`. */
export const orionOther: SeedTenant<OrionLocale>['other'] = {
  guestReviews: true,
  neutralAccountAnswers: false,
  minimumPasswordLength: 4,
  defaultMemberGroupId: 1,
  bookingPrefix: 'ORI',
  timeZone: 'Europe/Istanbul',
  paymentMethods: ['card', 'bankTransfer'],
  cardForm: 'direct',
  directSale: true,
  bankTransferHours: 48,
  basketCampaign: { basis: 'amount', threshold: '400.00', discountType: 'percent', discountValue: '5' },
  bankAccounts: [
    {
      id: 1,
      bank: 'Orion Bankası, Antalya',
      holder: 'Orion Reisen Turizm A.Ş.',
      iban: 'TR66 0099 7000 0012 9070 0200 01',
      currency: 'EUR',
    },
    {
      id: 2,
      bank: 'Orion Bankası, Antalya',
      holder: 'Orion Reisen Turizm A.Ş.',
      iban: 'TR39 0099 7000 0012 9070 0200 02',
      currency: 'TRY',
    },
  ],
}

/** Lira for one unit of each currency that the shop shows. */
export const orionRates: SeedTenant<OrionLocale>['rates'] = [
  { bankCode: 'TRY', symbol: '₺', buy: '1', sell: '1' },
  { bankCode: 'EUR', symbol: '€', buy: '49.35', sell: '49.80' },
  { bankCode: 'USD', symbol: '$', buy: '41.70', sell: '42.10' },
  { bankCode: 'GBP', symbol: '£', buy: '56.30', sell: '56.90' },
  { bankCode: 'CHF', symbol: 'CHF', buy: '52.70', sell: '53.30' },
]
