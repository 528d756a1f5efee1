import * as z from 'zod'
import { imageSchema } from '@/domain/content/schema'
import { THREE_D_SECURE_POLICIES } from '@/domain/payments/three-d-secure'
import { DEFAULT_UNPAID_LIMITS, unpaidLimitsSchema } from '@/domain/reservations/unpaid-limits'
import {
  amountSchema,
  currencyCodeSchema,
  decimalSchema,
  discountTypeSchema,
  instantSchema,
  localeSchema,
  localized,
  plainDateSchema,
} from '@/domain/shared/schema'

export const MENU_POSITIONS = ['category', 'top', 'bottom'] as const
export const CARD_FORMS = ['direct', 'hosted'] as const
export const MENU_TYPES = ['b', 'c', 'd', 'p', 't', 'u'] as const

/**
 * Spec 3, menu item. In mode custom (`ozel`) the link is the url of its language; otherwise it is built from type and
 * slug.
 */
export const menuItemSchema = z.object({
  id: z.int().positive(),
  menuId: z.int().positive().nullable(),
  mode: z.enum(['standard', 'custom']),
  type: z.enum(MENU_TYPES).nullable(),
  position: z.enum(MENU_POSITIONS),
  content: localized(
    z.object({
      title: z.string().min(1).max(120),
      text: z.string().max(300).optional(),
      slug: z.string().max(160).optional(),
      url: z.string().max(300).optional(),
    }),
  ),
  icon: z.string().max(40).nullable(),
  images: z.array(imageSchema),
  categoryId: z.int().positive().nullable(),
})

/** Spec 3, currency entry; rates are units of TRY for one unit of the currency. */
export const rateSchema = z.object({
  bankCode: currencyCodeSchema.default('TRY'),
  symbol: z.string().min(1).max(6),
  buy: decimalSchema.default('1'),
  sell: decimalSchema.default('1'),
  asOf: plainDateSchema.optional(),
})

export const themeSchema = z.object({
  brand: z.string(),
  accent: z.string(),
  radiusCard: z.number().min(0).max(32),
  radiusInput: z.number().min(0).max(32),
  radiusFloat: z.number().min(0).max(40),
  overrides: z.record(z.string(), z.string()).default({}),
})

export const basketCampaignSchema = z.object({
  basis: z.enum(['itemCount', 'amount']),
  threshold: decimalSchema,
  discountType: discountTypeSchema,
  discountValue: decimalSchema,
})

export const socialLinkSchema = z.object({ title: z.string(), url: z.url(), icon: z.string() })

export const bankAccountSchema = z.object({
  id: z.int().positive(),
  bank: z.string(),
  holder: z.string(),
  iban: z.string(),
  currency: currencyCodeSchema,
})

export const promotionSchema = z.object({
  label: localized(z.string()),
  title: localized(z.string()),
  text: localized(z.string()),
  button: localized(z.string()),
  url: localized(z.string()),
  discountType: discountTypeSchema,
  discountValue: decimalSchema,
  endsOn: plainDateSchema,
  image: imageSchema,
})

/** `GET /setting-get`: the sections of spec 3, one tenant, all its languages. */
export const settingsSchema = z.object({
  tenant: z.string(),
  menu: z.array(menuItemSchema),
  logoFavicon: z.object({ logo: z.string(), logoMark: z.string(), favicon: z.string() }),
  company: z.object({
    companyName: z.string(),
    legalName: z.string(),
    tursabCode: z.string(),
    tursabUrl: z.url(),
    tursabImage: z.string(),
    since: z.int(),
  }),
  seo: localized(z.object({ title: z.string(), description: z.string() })),
  support: z.object({
    phone: z.string(),
    whatsapp: z.string().nullable(),
    hours: localized(z.string()),
  }),
  social: z.array(socialLinkSchema),
  contact: z.object({ mobile: z.string(), email: z.email(), address: z.string() }),
  language: z.object({ default: localeSchema, enabled: z.array(localeSchema).min(1) }),
  exchange: z.object({ default: currencyCodeSchema, settlement: currencyCodeSchema, currencies: z.array(rateSchema) }),
  dailyExchange: z.object({ asOf: plainDateSchema.nullable(), currencies: z.array(rateSchema) }),
  theme: themeSchema,
  home: z.object({
    hero: z.object({
      title: localized(z.string()),
      text: localized(z.string()),
      image: imageSchema,
      /** Splash images for specific languages, listed in `locales` (spec 3, `dil`). `image` applies to all others. */
      images: z.array(imageSchema).default([]),
      caption: localized(z.string()),
    }),
    promotion: promotionSchema.nullable(),
    reasons: z.array(
      z.object({ icon: z.string(), content: localized(z.object({ title: z.string(), text: z.string() })) }),
    ),
    questions: z.array(z.object({ content: localized(z.object({ question: z.string(), answer: z.string() })) })),
    reviews: z.object({ average: z.number(), count: z.int() }),
    headline: localized(z.object({ destinations: z.string(), destinationsText: z.string(), tagline: z.string() })),
  }),
  /** Spec 3, `otherSetting`: the rules that pages need to know. `GET /other-setting-get` returns all rules. */
  other: z.object({ guestReviews: z.boolean().default(false) }).default({ guestReviews: false }),
  updatedAt: instantSchema,
})

/** `GET /other-setting-get`: settings that change rules, not appearance. */
export const otherSettingsSchema = z.object({
  guestReviews: z.boolean().default(false),
  neutralAccountAnswers: z.boolean().default(false),
  minimumPasswordLength: z.int().min(4).default(4),
  defaultMemberGroupId: z.int().positive(),
  bookingPrefix: z.string().default('INT'),
  timeZone: z.string(),
  paymentMethods: z.array(z.enum(['card', 'bankTransfer', 'onArrival'])),
  /** `direct`: the card form of this storefront (PCI SAQ D); otherwise the gateway's page (SAQ A). */
  cardForm: z.enum(CARD_FORMS).default('direct'),
  threeDSecurePolicy: z.enum(THREE_D_SECURE_POLICIES).default('required'),
  /** 'Book now' places a hold and skips the basket (`/basket-two`). */
  directSale: z.boolean().default(false),
  bankTransferHours: z.int().positive().default(24),
  /**
   * Minutes within which a guest who pays on arrival with an unverified e-mail address must confirm by an emailed link.
   */
  arrivalConfirmationMinutes: z.int().min(5).default(60),
  /** Stock that one person may hold without a payment. */
  unpaidLimits: unpaidLimitsSchema.default(DEFAULT_UNPAID_LIMITS),
  /**
   * Days after the decision or closing of a request until its medical documents are deleted. They are deleted 400 days
   * after their upload at the latest.
   */
  medicalDocumentDays: z.int().min(1).max(400).default(180),
  basketCampaign: basketCampaignSchema.nullable(),
  bankAccounts: z.array(bankAccountSchema),
  minimumAmount: amountSchema.optional(),
})

/** The data of each tenant that the middleware caches in memory. */
export const tenantSchema = z.object({
  company: z.string(),
  hosts: z.array(z.string()).min(1),
  language: z.object({ default: localeSchema, enabled: z.array(localeSchema).min(1) }),
})

export type Settings = z.infer<typeof settingsSchema>
export type OtherSettings = z.infer<typeof otherSettingsSchema>
export type BankAccount = z.infer<typeof bankAccountSchema>
export type MenuItem = z.infer<typeof menuItemSchema>
export type Tenant = z.infer<typeof tenantSchema>
export type BasketCampaign = z.infer<typeof basketCampaignSchema>
