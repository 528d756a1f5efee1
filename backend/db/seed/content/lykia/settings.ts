import type { LykiaLocale, SeedTenant } from '@/backend/db/seed/types'
import { lykiaHome } from './home'

/** Sections of `GET /setting-get` as the operator of Lykia Tours keeps them. */
export const lykiaSettings: SeedTenant<LykiaLocale>['settings'] = {
  company: {
    companyName: 'Lykia Tours',
    legalName: 'Lykia Tours Turizm Ltd. Şti.',
    tursabCode: 'A-10482',
    tursabUrl: 'https://www.tursab.org.tr/',
    tursabImage: 'lykia/brand/tursab.svg',
    since: 2009,
  },
  seo: {
    en: {
      title: 'Turkey Tours with Local Experts – Best Price, No Hidden Fees',
      description:
        'Family and adventure tours in Antalya, Side, Cappadocia and more, with local guides, no hidden fees and easy mobile booking.',
    },
    tr: {
      title: 'Yerel rehberlerle Türkiye turları – En iyi fiyat, gizli ücret yok',
      description:
        'Antalya, Side, Kapadokya ve daha fazlasında aile ve macera turları: yerel rehberler, gizli ücret yok, telefondan kolay rezervasyon.',
    },
    de: {
      title: 'Türkei-Touren mit Menschen von hier – bester Preis, keine versteckten Kosten',
      description:
        'Familien- und Abenteuertouren in Antalya, Side, Kappadokien und darüber hinaus: örtliche Guides, keine versteckten Kosten, einfach mobil gebucht.',
    },
    ru: {
      title: 'Экскурсии по Турции с местными гидами — лучшая цена без доплат',
      description:
        'Семейные и приключенческие туры в Анталье, Сиде, Каппадокии и не только: местные гиды, никаких скрытых платежей, удобное бронирование с телефона.',
    },
  },
  support: {
    phone: '+90 242 555 01 40',
    whatsapp: '+90 242 555 01 40',
    hours: {
      en: 'Mon - Sun 9:00 AM - 8:00 PM',
      tr: 'Pzt–Paz 09:00–20:00',
      de: 'Mo–So 09:00–20:00 Uhr',
      ru: 'Пн–вс 09:00–20:00',
    },
  },
  social: [
    { title: 'Instagram', url: 'https://instagram.example/lykiatours', icon: 'instagram' },
    { title: 'WhatsApp', url: 'https://whatsapp.example/902425550140', icon: 'whatsapp' },
    { title: 'YouTube', url: 'https://youtube.example/lykiatours', icon: 'youtube' },
  ],
  contact: {
    mobile: '+90 242 555 01 40',
    email: 'hello@lykia-tours.example',
    address: 'Uzun Çarşı Sokak 14, 07580 Kaş, Antalya',
  },
  language: { default: 'en', enabled: ['en', 'tr', 'de', 'ru'] },
  exchange: { default: 'TRY', settlement: 'TRY' },
  theme: {
    brand: '#0B5A63',
    accent: '#FF9466',
    radiusCard: 12,
    radiusInput: 10,
    radiusFloat: 16,
    overrides: {
      'brand-strong': '#073F47',
      'brand-soft': '#E4F1F0',
      'brand-line': '#B4D6D4',
      'on-brand-muted': '#BFDEDD',
      'accent-strong': '#F57A45',
      'accent-soft': '#FFF0E7',
      'accent-line': '#F6CDB5',
      'accent-text': '#A8431A',
      'on-accent': '#33140A',
      ink: '#10272C',
      muted: '#53676C',
      faint: '#8A9A9E',
      line: '#E1E7E7',
      'line-strong': '#B9C6C8',
      'control-line': '#7B8D92',
      sand: '#FAF6F0',
      'sand-strong': '#F2EADF',
    },
  },
  home: lykiaHome,
}

/** Switches of `GET /other-setting-get`. */
export const lykiaOther: SeedTenant<LykiaLocale>['other'] = {
  guestReviews: false,
  neutralAccountAnswers: false,
  minimumPasswordLength: 4,
  defaultMemberGroupId: 1,
  bookingPrefix: 'INT',
  timeZone: 'Europe/Istanbul',
  paymentMethods: ['card', 'bankTransfer', 'onArrival'],
  cardForm: 'direct',
  directSale: false,
  bankTransferHours: 24,
  basketCampaign: { basis: 'itemCount', threshold: '3', discountType: 'percent', discountValue: '5' },
  bankAccounts: [
    {
      id: 1,
      bank: 'Likya Bankası, Kaş',
      holder: 'Lykia Tours Turizm Ltd. Şti.',
      iban: 'TR59 0099 8000 0010 4820 0100 01',
      currency: 'TRY',
    },
    {
      id: 2,
      bank: 'Likya Bankası, Kaş',
      holder: 'Lykia Tours Turizm Ltd. Şti.',
      iban: 'TR32 0099 8000 0010 4820 0100 02',
      currency: 'EUR',
    },
  ],
}

/** Lira for one unit of each currency that the shop shows. */
export const lykiaRates: SeedTenant<LykiaLocale>['rates'] = [
  { bankCode: 'TRY', symbol: '₺', buy: '1', sell: '1' },
  { bankCode: 'EUR', symbol: '€', buy: '49.35', sell: '49.80' },
  { bankCode: 'USD', symbol: '$', buy: '41.70', sell: '42.10' },
  { bankCode: 'GBP', symbol: '£', buy: '56.30', sell: '56.90' },
  { bankCode: 'RUB', symbol: '₽', buy: '0.50', sell: '0.52' },
]
