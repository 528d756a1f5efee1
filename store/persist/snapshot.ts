import { MAXIMUM_ITEMS } from '@/domain/basket/limits'
import {
  nullable,
  objectOf,
  oneOf,
  type Reader,
  readableOf,
  readBoolean,
  readOrNull,
  readText,
  textMatching,
  wholeBetween,
} from '@/domain/basket/read-value'
import { currencyReader, readStoredItem, readStoredTotals } from '@/domain/basket/stored-item'
import { BOOKABLE_KINDS, type BookableKind } from '@/domain/catalogue/kinds/kinds'
import type { DraftGuest, DraftHold, DraftHotel, ReservationDraft } from '@/domain/reservations/draft'
import { LOCALES } from '@/domain/shared/locales'
import { toRecentProducts } from '@/lib/catalogue/product/recent-products'
import { type AppState, NO_APP } from '../modules/app'
import { type AuthState, LOGIN_STRATEGIES, NO_AUTH } from '../modules/auth'
import { MAXIMUM_FAVOURITES, type MemberState, NO_MEMBER } from '../modules/member'
import { MAXIMUM_BOOKED, NO_RESERVATIONS, type ReservationsState } from '../modules/reservations'

/** The four modules of spec 3. Fields that are not read here by name are neither written nor restored (decisions 9). */
export interface Snapshot {
  auth: AuthState
  app: AppState
  member: MemberState
  reservations: ReservationsState
}

export const EMPTY_SNAPSHOT: Snapshot = {
  auth: NO_AUTH,
  app: NO_APP,
  member: NO_MEMBER,
  reservations: NO_RESERVATIONS,
}

const id = wholeBetween(1, Number.MAX_SAFE_INTEGER)
const rate = nullable(readText)

type StoredDraft = Omit<ReservationDraft, 'flow' | 'hold' | keyof TypedDraft | 'salesMethod' | 'module'>

/**
 * Guest, hotel and note are personal data. They are stored only with the time of input, after which they expire
 * (`TYPED_HOURS`).
 */
type TypedDraft = Pick<ReservationDraft, 'typedAt' | 'guest' | 'hotel' | 'note' | 'becomesMember'>

const readDraft: Reader<StoredDraft> = objectOf<StoredDraft>({
  id: nullable(id),
  memberId: nullable(id),
  agencyId: nullable(id),
  subAgencyId: nullable(id),
  locale: oneOf(...LOCALES),
  items: readableOf(readStoredItem, MAXIMUM_ITEMS),
  couponCode: nullable(readText),
  taxMode: oneOf('included', 'excluded'),
  taxRate: nullable(wholeBetween(0, 100)),
  fixedCurrency: currencyReader,
  fixedRate: rate,
  chosenCurrency: nullable(currencyReader),
  chosenRate: rate,
  fixedTotals: nullable(readStoredTotals),
  chosenTotals: nullable(readStoredTotals),
  paymentMethod: oneOf('card', 'bankTransfer', 'onArrival'),
  paymentPlan: oneOf('deposit', 'full'),
  collectionStatus: wholeBetween(0, 9),
  bankAccountId: nullable(id),
  distanceSalesAgreement: readBoolean,
  rentalAgreement: readBoolean,
})

const readLongText = textMatching(/^/, 2000)

/** Missing in drafts of earlier versions. */
const readAddedText: Reader<string> = (value) => (value === undefined ? '' : readLongText(value))

const readTyped = objectOf<TypedDraft>({
  typedAt: wholeBetween(1, Number.MAX_SAFE_INTEGER),
  guest: objectOf<DraftGuest>({
    firstName: readLongText,
    lastName: readLongText,
    birthDate: readLongText,
    identityNumber: readLongText,
    address: readLongText,
    city: readAddedText,
    country: readAddedText,
    phone: readLongText,
    email: readLongText,
  }),
  hotel: objectOf<DraftHotel>({
    hotelName: readLongText,
    room: readLongText,
    city: readLongText,
    district: readLongText,
  }),
  note: readLongText,
  // Missing in baskets of earlier versions.
  becomesMember: (value) => value === true,
})

const readKind = nullable(
  objectOf<{ productKind: BookableKind | null }>({ productKind: nullable(oneOf(...BOOKABLE_KINDS)) }),
)

const readAside = readableOf(readStoredItem, MAXIMUM_ITEMS)

const readHold = objectOf<{ hold: DraftHold | null }>({
  hold: nullable(
    objectOf<DraftHold>({
      id,
      holdToken: textMatching(/^[A-Za-z0-9_-]{20,80}$/),
      expiresAt: textMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      prolongable: readBoolean,
    }),
  ),
})

const readAuth = objectOf<AuthState>({ strategy: nullable(oneOf(...LOGIN_STRATEGIES)), memberId: nullable(id) })
const readApp = objectOf<Pick<AppState, 'currency'>>({ currency: nullable(currencyReader) })
const readMember = objectOf<Pick<MemberState, 'favourites'>>({ favourites: readableOf(id, MAXIMUM_FAVOURITES) })

/** References as used in the result URLs. */
const readBooked = readableOf(textMatching(/^[\w-]{1,100}$/), MAXIMUM_BOOKED)

type Unread<T> = { [K in keyof T]?: unknown }

const asObject = <T>(value: unknown): Unread<T> => (typeof value === 'object' && value !== null ? value : {})

/**
 * Builds the persistable state field by field from any value: from the store's state when writing, from the stored
 * value when reading. A module that cannot be read gets its initial state, and an invalid list item is dropped.
 */
export function toSnapshot(value: unknown): Snapshot {
  const source = asObject<Snapshot>(value)
  const drafts = asObject<ReservationsState>(source.reservations)
  const { basket, direct } = NO_RESERVATIONS
  return {
    auth: readOrNull(readAuth, source.auth) ?? NO_AUTH,
    app: {
      ...NO_APP,
      ...readOrNull(readApp, source.app),
      // Read separately, because storage of an earlier version lacks it.
      recent: toRecentProducts(asObject<AppState>(source.app).recent),
    },
    member: { ...NO_MEMBER, ...readOrNull(readMember, source.member) },
    reservations: {
      basket: { ...basket, ...readOrNull(readDraft, drafts.basket), ...readOrNull(readTyped, drafts.basket) },
      direct: {
        ...direct,
        ...readOrNull(readDraft, drafts.direct),
        ...readOrNull(readKind, drafts.direct),
        // Read separately, because a basket of an earlier version lacks it.
        ...readOrNull(readHold, drafts.direct),
        ...readOrNull(readTyped, drafts.direct),
      },
      // Read separately, for the same reason.
      later: readOrNull(readAside, drafts.later) ?? [],
      booked: readOrNull(readBooked, drafts.booked) ?? [],
    },
  }
}
