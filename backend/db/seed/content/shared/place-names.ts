import type { SeedPlace } from '@/backend/db/seed/types'
import type { Locale } from '@/domain/shared/locales'

type Words = readonly [en: string, tr: string, de: string, ru: string, nl: string, ar: string]
type Fact = readonly [placeType: SeedPlace<Locale>['placeType'], latitude: number, longitude: number, words: Words]

const same = (latin: string, ru: string, ar: string): Words => [latin, latin, latin, ru, latin, ar]

/** Airports, towns, marinas and offices on the coasts of both operators, in all languages. */
const PLACES = {
  'antalya-airport': [
    'airport',
    36.8987,
    30.8005,
    [
      'Antalya Airport (AYT)',
      'Antalya Havalimanı (AYT)',
      'Flughafen Antalya (AYT)',
      'Аэропорт Антальи (AYT)',
      'Luchthaven Antalya (AYT)',
      'مطار أنطاليا (AYT)',
    ],
  ],
  'dalaman-airport': [
    'airport',
    36.7131,
    28.7925,
    [
      'Dalaman Airport (DLM)',
      'Dalaman Havalimanı (DLM)',
      'Flughafen Dalaman (DLM)',
      'Аэропорт Даламана (DLM)',
      'Luchthaven Dalaman (DLM)',
      'مطار دالامان (DLM)',
    ],
  ],
  'bodrum-airport': [
    'airport',
    37.2506,
    27.6643,
    [
      'Milas-Bodrum Airport (BJV)',
      'Milas-Bodrum Havalimanı (BJV)',
      'Flughafen Milas-Bodrum (BJV)',
      'Аэропорт Милас-Бодрум (BJV)',
      'Luchthaven Milas-Bodrum (BJV)',
      'مطار ميلاس-بودروم (BJV)',
    ],
  ],
  'kayseri-airport': [
    'airport',
    38.7704,
    35.4954,
    [
      'Kayseri Airport, for Cappadocia (ASR)',
      'Kayseri Havalimanı, Kapadokya için (ASR)',
      'Flughafen Kayseri, für Kappadokien (ASR)',
      'Аэропорт Кайсери, для Каппадокии (ASR)',
      'Luchthaven Kayseri, voor Cappadocië (ASR)',
      'مطار قيصري لزوار كابادوكيا (ASR)',
    ],
  ],
  antalya: [
    'town',
    36.8849,
    30.7056,
    [
      'Antalya old town',
      'Antalya Kaleiçi',
      'Antalya, Altstadt',
      'Анталья, старый город',
      'Antalya, oude stad',
      'أنطاليا، البلدة القديمة',
    ],
  ],
  kemer: ['town', 36.5987, 30.5602, same('Kemer', 'Кемер', 'كيمر')],
  belek: ['town', 36.8625, 31.0556, same('Belek', 'Белек', 'بيليك')],
  side: ['town', 36.7673, 31.3886, same('Side', 'Сиде', 'سيدا')],
  alanya: ['town', 36.5444, 31.9954, same('Alanya', 'Аланья', 'ألانيا')],
  kas: ['town', 36.2003, 29.6408, same('Kaş', 'Каш', 'كاش')],
  kalkan: ['town', 36.2647, 29.4142, same('Kalkan', 'Калкан', 'كالكان')],
  fethiye: ['town', 36.6217, 29.1164, same('Fethiye', 'Фетхие', 'فتحية')],
  oludeniz: ['town', 36.5494, 29.1228, same('Ölüdeniz', 'Олюдениз', 'أولودينيز')],
  gocek: ['town', 36.7558, 28.9436, same('Göcek', 'Гёджек', 'غوجيك')],
  bodrum: ['town', 37.0344, 27.4305, same('Bodrum', 'Бодрум', 'بودروم')],
  pamukkale: ['town', 37.9167, 29.1167, same('Pamukkale', 'Памуккале', 'باموكالي')],
  goreme: ['town', 38.6431, 34.8289, same('Göreme', 'Гёреме', 'غوريمه')],
  'gocek-marina': [
    'marina',
    36.7539,
    28.9402,
    ['Göcek marina', 'Göcek Marina', 'Marina Göcek', 'Марина Гёджека', 'Jachthaven Göcek', 'مرسى غوجيك'],
  ],
  'fethiye-marina': [
    'marina',
    36.6206,
    29.1064,
    ['Fethiye marina', 'Fethiye Marina', 'Marina Fethiye', 'Марина Фетхие', 'Jachthaven Fethiye', 'مرسى فتحية'],
  ],
  'bodrum-marina': [
    'marina',
    37.0331,
    27.4247,
    ['Bodrum marina', 'Bodrum Marina', 'Marina Bodrum', 'Марина Бодрума', 'Jachthaven Bodrum', 'مرسى بودروم'],
  ],
  'antalya-office': [
    'office',
    36.8793,
    30.6893,
    [
      'Antalya, Işıklar Caddesi',
      'Antalya, Işıklar Caddesi',
      'Antalya, Işıklar Caddesi',
      'Анталья, улица Ышыклар',
      'Antalya, Işıklar Caddesi',
      'أنطاليا، شارع إيشيكلار',
    ],
  ],
} as const satisfies Record<string, Fact>

export type PlaceKey = keyof typeof PLACES

const ORDER = ['en', 'tr', 'de', 'ru', 'nl', 'ar'] as const

/** The named places in an operator's languages, in the given order. */
export function pickPlaces<L extends Locale>(keys: readonly PlaceKey[], locales: readonly L[]): SeedPlace<L>[] {
  return keys.map((key) => {
    const [placeType, latitude, longitude, words] = PLACES[key]
    const title = Object.fromEntries(locales.map((locale) => [locale, words[ORDER.indexOf(locale)]])) as Record<
      L,
      string
    >
    return { key, placeType, title, latitude, longitude }
  })
}
