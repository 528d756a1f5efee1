import type { BasketItem, HoldReference, Totals } from '@/domain/basket/schema'
import type { Locale } from '@/domain/shared/locales'
import type { PaymentMethod } from './schema'

export type ReservationFlow = 'basket' | 'direct'

/** The lead guest while the form is still open (spec 3, `misafir`). */
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

/** Places that are kept for one person until `expiresAt`, ISO text; `prolongable` until it was prolonged, once. */
export interface DraftHold extends HoldReference {
  expiresAt: string
  prolongable: boolean
}

/**
 * A reservation before it exists: what one browser has gathered (spec 3). It has no place for card data, on purpose
 * (decisions 7).
 */
export interface ReservationDraft {
  flow: ReservationFlow
  /** Number of the hold of the direct flow; the basket has none. */
  id: number | null
  hold: DraftHold | null
  memberId: number | null
  agencyId: number | null
  subAgencyId: number | null
  locale: Locale
  items: BasketItem[]
  couponCode: string | null
  salesMethod: 'direct'
  /** When guest, hotel and note were last typed, milliseconds since 1970; null when nothing was. */
  typedAt: number | null
  guest: DraftGuest
  note: string
  hotel: DraftHotel
  taxMode: 'included' | 'excluded'
  taxRate: number | null
  fixedCurrency: string
  /** Units of TRY for one of the fixed currency, as the last quote used it. */
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
  /** Whether the box is ticked that makes a member of whoever books. */
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
