import * as z from 'zod'
import { paxSchema } from '@/domain/basket/schema'
import { placeSchema } from '@/domain/catalogue/shared/schema'
import {
  MENU_POSITIONS,
  MENU_TYPES,
  otherSettingsSchema,
  promotionSchema,
  rateSchema,
  settingsSchema,
} from '@/domain/settings/schema'
import { amountSchema, decimalSchema, discountSchema, localeSchema, localized } from '@/domain/shared/schema'
import type { DemoPage } from './page-schema'
import type { DemoProduct } from './product-schema'

const { company, seo, support, social, contact, language, theme, exchange, home } = settingsSchema.shape

/** The sections of `GET /setting-get` without menu, rates and image files, which the loader builds from other files. */
export const demoSettingsSchema = z.strictObject({
  company: company.omit({ tursabImage: true }),
  seo,
  support,
  social,
  contact,
  language,
  theme,
  exchange: exchange.omit({ currencies: true }),
  home: home.omit({ hero: true, promotion: true, reviews: true }).extend({
    hero: home.shape.hero.omit({ image: true, images: true }).extend({
      image: z.string(),
      images: z
        .array(
          z.strictObject({
            image: z.string(),
            locales: z.array(localeSchema).min(1),
            caption: localized(z.string()).optional(),
          }),
        )
        .default([]),
    }),
    promotion: promotionSchema
      .omit({ image: true, endsOn: true })
      .extend({ image: z.string(), endsInDays: z.int() })
      .nullable(),
  }),
})

/** A menu entry: a page, whose titles and slugs are used unless the entry has its own, or a custom entry with a URL. */
export interface DemoMenu {
  position: (typeof MENU_POSITIONS)[number]
  target?: (typeof MENU_TYPES)[number] | undefined
  /** `pageType/key` of the linked page. */
  page?: string | undefined
  icon?: string | undefined
  /** Id of demo/images. */
  image?: string | undefined
  text?: z.infer<typeof menuTextSchema> | undefined
  children?: DemoMenu[] | undefined
}

const menuTextSchema = localized(
  z.strictObject({
    title: z.string().min(1).max(120),
    text: z.string().max(300).optional(),
    url: z.string().optional(),
  }),
)

export const demoMenuSchema: z.ZodType<DemoMenu> = z.strictObject({
  position: z.enum(MENU_POSITIONS),
  target: z.enum(MENU_TYPES).optional(),
  page: z.string().optional(),
  icon: z.string().max(40).optional(),
  image: z.string().optional(),
  text: menuTextSchema.optional(),
  get children() {
    return z.array(demoMenuSchema).optional()
  },
})

/** A place to which cars and transfers refer by key. Coordinates are in degrees. */
export const demoPlaceSchema = placeSchema
  .omit({ content: true })
  .extend({ title: localized(z.string().max(120)) })
  .strict()

/** An agency. An active one has a user who signs in with the demo password. */
export const demoAgencySchema = z.strictObject({
  status: z.enum(['active', 'pending']),
  legalName: z.string(),
  tradeName: z.string(),
  taxOffice: z.string(),
  taxNumber: z.string(),
  associationCode: z.string().nullable(),
  country: z.string(),
  city: z.string(),
  address: z.string(),
  phone: z.string(),
  website: z.string().nullable(),
  contact: z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.email(), locale: localeSchema }),
  note: z.string().optional(),
  discountPercent: decimalSchema.optional(),
  commissionPercent: decimalSchema.optional(),
  landing: localized(z.strictObject({ text: z.string() })).optional(),
  subAgencies: z.array(z.string()).optional(),
})

const personSchema = z.strictObject({
  email: z.email(),
  firstName: z.string(),
  lastName: z.string(),
  locale: localeSchema,
})

const demoCouponSchema = discountSchema
  .extend({
    code: z.string(),
    discountValue: amountSchema,
    usesLeft: z.int().nonnegative(),
    /** Restricts the coupon to the demo's member, in this state; otherwise it is active and valid for everybody. */
    ofMember: z.enum(['active', 'pending', 'passive']).optional(),
    endsInDays: z.int().optional(),
  })
  .strict()

/** A booking of the demo's member, by bank transfer. */
const demoBookingSchema = z.strictObject({
  /** Code of a tour or villa. */
  product: z.string(),
  /** Booking date, in days before the day on which the demo is loaded. */
  bookedDaysAgo: z.int().nonnegative(),
  /** Earliest start, in days from the load day; negative for the past. The first open day from then on is used. */
  startsInDays: z.int(),
  /** Set for a villa. */
  nights: z.int().positive().optional(),
  pax: paxSchema,
  coupon: z.string().optional(),
  /** Amount that the operator has received. A booking without a payment is cancelled. */
  paid: z.enum(['all', 'deposit', 'nothing']),
  /** Set if the operator has confirmed a booking that requires confirmation. */
  isConfirmed: z.literal(true).optional(),
})

export const demoTenantSchema = z.strictObject({
  company: z.string(),
  hosts: z.array(z.string()).min(1),
  other: otherSettingsSchema,
  rates: z.array(rateSchema),
  coupons: z.array(demoCouponSchema),
  member: personSchema,
  /** Product codes of the member's favourites. */
  favourites: z.array(z.string()),
  bookings: z.array(demoBookingSchema),
  /** Staff of the operator. They sign in with the demo password. */
  staff: z.array(personSchema.extend({ role: z.enum(['staff', 'manager']) })),
})

export type DemoSettings = z.infer<typeof demoSettingsSchema>
export type DemoPlace = z.infer<typeof demoPlaceSchema>
export type DemoAgency = z.infer<typeof demoAgencySchema>
export type DemoBooking = z.infer<typeof demoBookingSchema>

/** All data of one demo operator. */
export interface DemoTenant extends z.infer<typeof demoTenantSchema> {
  settings: DemoSettings
  pages: DemoPage[]
  products: DemoProduct[]
  menus: DemoMenu[]
  places: DemoPlace[]
  agencies: DemoAgency[]
}

export type DemoStaff = DemoTenant['staff'][number]
