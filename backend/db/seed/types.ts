import type { Pax } from '@/domain/basket/schema'
import type { ProductDetailsInput } from '@/domain/catalogue/kinds/details-schema'
import type { Kind, PriceUnit } from '@/domain/catalogue/kinds/kinds'
import type { OtherSettings, Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'

/** Words of a product in one language; the slug is made from the title unless given. */
export interface SeedText {
  title: string
  slug?: string
  summary: string
  description: string
  highlights: string[]
  programme: { time?: string; day?: number; title: string; text: string }[]
  included: string[]
  excluded: string[]
  goodToKnow: string[]
  questions: { question: string; answer: string }[]
  /** Same order as the product's `extras`. */
  extras: { title: string; text?: string }[]
  meetingPoint?: { title: string; text: string }
}

/** Prices of one season, month-day bounds, both inclusive ('04-01' to '05-31'); amounts with two decimals. */
export interface SeedSeason {
  from: string
  to: string
  adult: string
  child: string
  infant: string
  /** The shortest stay that begins in the season; without, the product's own. */
  minimumNights?: number
}

export interface SeedReview {
  score: number
  author: string
  place: string
  locale: Locale
  travelledOn: string
  text: string
}

/** One product of the demo catalogue. `L` is the tenant's set of languages: a missing one does not compile. */
export interface SeedProduct<L extends Locale> {
  code: string
  kind: Kind
  category: string
  destination: string
  /** A scene of the picture series and the number that varies it. */
  scene: string
  pictureSeed: number
  /** How many of it there are to let: cars of the same model, sister boats. One unless given. */
  units?: number
  details: ProductDetailsInput
  unit: PriceUnit
  currency: 'TRY' | 'EUR'
  seasons: SeedSeason[]
  /** Sessions run on these ISO weekdays (1 Monday to 7 Sunday). */
  sessions: { time: string; endTime?: string; capacity: number; weekdays: number[] }[]
  childFrom: number
  adultFrom: number
  group?: { price: string; maximumPersons: number; extraPersonPrice: string }
  taxMode: 'included' | 'excluded'
  taxRate: number
  paymentPlan: 'deposit' | 'full'
  depositRate: number
  cutoffMinutes: number
  freeCancellationHours: number | null
  /** Its own steps, in hours before the start; without, all is back until the free hours and the deposit kept after. */
  cancellation?: { steps: { hoursBefore: number; refundPercent: number }[] }
  instantConfirmation: boolean
  campaign?: { discountType: 'percent' | 'fixed'; discountValue: string; endsInDays: number; label: Record<L, string> }
  extras: { id: string; price: string; per: 'person' | 'booking' | 'day'; maximum: number }[]
  meetingPoint?: { latitude: number; longitude: number }
  rank: number
  text: Record<L, SeedText>
  reviews: SeedReview[]
}

/** A destination, category, content page, article or blog category. */
export interface SeedPage<L extends Locale> {
  key: string
  pageType: 'content' | 'blog' | 'blogCategory' | 'destination' | 'category' | 'transferRoute'
  parent?: string
  scene?: string
  pictureSeed?: number
  publishedOn?: string
  readingMinutes?: number
  /** A category of one kind only; `theme` narrows it to tours of that theme. */
  kind?: Kind
  text: Record<
    L,
    {
      title: string
      slug?: string
      summary: string
      body: string
      label?: string
      questions?: { question: string; answer: string }[]
    }
  >
}

export type LykiaLocale = 'en' | 'tr' | 'de' | 'ru'
export type OrionLocale = Locale

/** A menu entry: of a page (its titles and slugs are used unless words are given) or custom with its own url. */
export interface SeedMenu<L extends Locale> {
  position: 'category' | 'top' | 'bottom'
  target?: 'b' | 'c' | 'd' | 'p' | 't' | 'u'
  /** `pageType/key` of the page that it leads to. */
  page?: string
  icon?: string
  scene?: string
  pictureSeed?: number
  text?: Record<L, { title: string; text?: string; url?: string }>
  children?: SeedMenu<L>[]
}

/** `title` per language; coordinates in degrees. */
export interface SeedPlace<L extends Locale> {
  key: string
  placeType: 'airport' | 'town' | 'marina' | 'office'
  title: Record<L, string>
  latitude: number
  longitude: number
}

/** An agency of the demo: an active one has a person who signs in with the demo's password. */
export interface SeedAgency<L extends Locale> {
  status: 'active' | 'pending'
  legalName: string
  tradeName: string
  taxOffice: string
  taxNumber: string
  associationCode: string | null
  country: string
  city: string
  address: string
  phone: string
  website: string | null
  contact: { firstName: string; lastName: string; email: string; locale: L }
  note?: string
  discountPercent?: string
  commissionPercent?: string
  landing?: Record<L, { text: string }>
  subAgencies?: string[]
}

/** People of the demo's desk; they sign in with the demo's password. */
export interface SeedStaff {
  role: 'staff' | 'manager'
  email: string
  firstName: string
  lastName: string
  locale: Locale
}

export interface SeedCoupon {
  code: string
  discountType: 'percent' | 'fixed'
  discountValue: string
  usesLeft: number
  /** Of the demo's member alone, in this state; anybody's and active when left out. */
  ofMember?: 'active' | 'pending' | 'passive'
  endsInDays?: number
}

/** A booking of the demo's member, by bank transfer. */
export interface SeedBooking {
  /** Code of a tour or villa. */
  product: string
  /** When it was booked, in days before the day on which the demo is made. */
  bookedDaysAgo: number
  /** The first day from then on that it is open; a day of the past when negative. */
  startsInDays: number
  /** Of a villa. */
  nights?: number
  pax: Pax
  coupon?: string
  /** What the desk has received; a booking of which nothing was paid is called off again. */
  paid: 'all' | 'deposit' | 'nothing'
  /** The desk has said yes to what waits for it. */
  isConfirmed?: true
}

export interface SeedTenant<L extends Locale> {
  company: string
  hosts: string[]
  /** Its pictures of a scene are numbered from here on: a thousand of its own, so that no other shop shows them. */
  picturesBefore: number
  pages: SeedPage<L>[]
  products: SeedProduct<L>[]
  menus: SeedMenu<L>[]
  /** Airports, towns, marinas and offices that cars and transfers name by key. */
  places: SeedPlace<L>[]
  /** Sections of `GET /setting-get` but menu, rates and pictures, which are made from the parts here. */
  settings: Pick<Settings, 'company' | 'seo' | 'support' | 'social' | 'contact' | 'language' | 'theme'> & {
    exchange: { default: string; settlement: string }
    home: Omit<Settings['home'], 'hero' | 'promotion' | 'reviews'> & {
      hero: Omit<Settings['home']['hero'], 'image'> & { scene: string; pictureSeed: number }
      promotion:
        | (Omit<NonNullable<Settings['home']['promotion']>, 'image' | 'endsOn'> & {
            scene: string
            pictureSeed: number
            endsInDays: number
          })
        | null
    }
  }
  other: OtherSettings
  rates: { bankCode: string; symbol: string; buy: string; sell: string }[]
  coupons: SeedCoupon[]
  member: { email: string; firstName: string; lastName: string; locale: L }
  /** Codes of the products that the member likes. */
  favourites: string[]
  bookings: SeedBooking[]
  agencies: SeedAgency<L>[]
  staff: SeedStaff[]
}
