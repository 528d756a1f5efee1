import type { BasketItem, HoldReference, Totals } from '@/domain/basket/schema'
import type { Locale } from '@/domain/shared/locales'
import type { PaymentMethod } from './schema'

export type ReservationFlow = 'basket' | 'direct'

/** The lead guest while the form is not yet complete (spec 3, `misafir`). */
export interface DraftGuest {
  firstName: string
  lastName: string
  birthDate: string
  identityNumber: string
  address: string
  city: string
  country: string
  phone: string
  email: string
}

export interface DraftHotel {
  hotelName: string
  room: string
  city: string
  district: string
}

/** A hold of places for one person until `expiresAt` (ISO text). `prolongable` until it has been prolonged once. */
export interface DraftHold extends HoldReference {
  expiresAt: string
  prolongable: boolean
}

/**
 * A reservation before it is created: the data that one browser has collected (spec 3). It deliberately has no fields
 * for card data (decisions 7).
 */
export interface ReservationDraft {
  flow: ReservationFlow
  /** Number of the hold of the direct flow; the basket flow has none. */
  id: number | null
  hold: DraftHold | null
  memberId: number | null
  agencyId: number | null
  subAgencyId: number | null
  locale: Locale
  items: BasketItem[]
  couponCode: string | null
  salesMethod: 'direct'
  /** When guest, hotel and note were last edited, in milliseconds since 1970; null if never. */
  typedAt: number | null
  guest: DraftGuest
  note: string
  hotel: DraftHotel
  taxMode: 'included' | 'excluded'
  taxRate: number | null
  fixedCurrency: string
  /** Units of TRY for one unit of the fixed currency, from the last quote. */
  fixedRate: string | null
  chosenCurrency: string | null
  chosenRate: string | null
  /** Totals of the last quote, in the fixed and in the chosen currency. */
  fixedTotals: Totals | null
  chosenTotals: Totals | null
  paymentMethod: PaymentMethod
  paymentPlan: 'deposit' | 'full'
  collectionStatus: number
  bankAccountId: number | null
  /** Whether the person ticked the box to become a member. */
  becomesMember: boolean
  distanceSalesAgreement: boolean
  rentalAgreement: boolean
  module: 'web'
}

const EMPTY_GUEST: DraftGuest = {
  firstName: '',
  lastName: '',
  birthDate: '',
  identityNumber: '',
  address: '',
  city: '',
  country: '',
  phone: '',
  email: '',
}

/** The defaults of spec 3. */
export function buildDraft(flow: ReservationFlow): ReservationDraft {
  return {
    flow,
    id: null,
    hold: null,
    memberId: null,
    agencyId: null,
    subAgencyId: null,
    locale: 'tr',
    items: [],
    couponCode: null,
    salesMethod: 'direct',
    typedAt: null,
    guest: EMPTY_GUEST,
    note: '',
    hotel: { hotelName: '', room: '', city: '', district: '' },
    taxMode: 'included',
    taxRate: null,
    fixedCurrency: 'TRY',
    fixedRate: null,
    chosenCurrency: null,
    chosenRate: null,
    fixedTotals: null,
    chosenTotals: null,
    paymentMethod: 'card',
    paymentPlan: 'deposit',
    collectionStatus: 0,
    bankAccountId: null,
    becomesMember: false,
    distanceSalesAgreement: true,
    rentalAgreement: true,
    module: 'web',
  }
}
