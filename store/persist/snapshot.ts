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

/** The four modules of spec 3; what is not read here by name is never written and never taken back (decisions 9). */
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

/** A guest, a hotel and a note are personal: they are kept with the time of their typing alone, which ends them (`TYPED_HOURS`). */
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

/** A draft of an earlier version has none. */
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
  // A basket of an earlier version has none.
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

/** Links of results name a reservation so. */
const readBooked = readableOf(textMatching(/^[\w-]{1,100}$/), MAXIMUM_BOOKED)

type Unread<T> = { [K in keyof T]?: unknown }

const asObject = <T>(value: unknown): Unread<T> => (typeof value === 'object' && value !== null ? value : {})

/**
 * The state that may lie in a browser's storage, made field by field from anything: the store's state on the way out, whatever was
 * found on the way in. A module that cannot be read is its own beginning, and so is a broken item's place in a list.
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
      // Read apart: a browser of an earlier version has none.
      recent: toRecentProducts(asObject<AppState>(source.app).recent),
    },
    member: { ...NO_MEMBER, ...readOrNull(readMember, source.member) },
    reservations: {
      basket: { ...basket, ...readOrNull(readDraft, drafts.basket), ...readOrNull(readTyped, drafts.basket) },
      direct: {
        ...direct,
        ...readOrNull(readDraft, drafts.direct),
        ...readOrNull(readKind, drafts.direct),
        // Read apart: a basket of an earlier version has none.
        ...readOrNull(readHold, drafts.direct),
        ...readOrNull(readTyped, drafts.direct),
      },
      // Read apart, for the same reason.
      later: readOrNull(readAside, drafts.later) ?? [],
      booked: readOrNull(readBooked, drafts.booked) ?? [],
    },
  }
}
