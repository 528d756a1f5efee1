import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { MAXIMUM_ITEMS } from '@/domain/basket/limits'
import type { BasketItem, Pax, Quote, Selection } from '@/domain/basket/schema'
import { type Departure, departureKey, isSameDeparture } from '@/domain/basket/selection'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'
import { buildDraft, type ReservationDraft, type ReservationFlow } from '@/domain/reservations/draft'
import { currencySelected } from './app'
import { signedOut } from './auth'
import { mergeQuote } from './merge-quote'

/** The two reservations of spec 3: the basket with several items, and the direct booking of one product. */
export interface ReservationsState {
  basket: ReservationDraft
  direct: ReservationDraft & { productKind: BookableKind | null }
  /** Items put aside for later: neither priced nor booked. A departure is either in the basket or here. */
  later: BasketItem[]
  /** References of the reservations whose departures were removed from the basket, newest last. */
  booked: string[]
}

export type DraftPatch = Partial<Omit<ReservationDraft, 'flow' | 'items'>>

export interface ItemChange {
  date?: string
  endDate?: string | null
  session?: string | null
  pax?: Pax
  extras?: Selection['extras']
  choice?: Selection['choice']
  /** Set if known; the next quote overwrites it. */
  startTime?: string | null
  endTime?: string | null
}

export const NO_RESERVATIONS: ReservationsState = {
  basket: buildDraft('basket'),
  direct: { ...buildDraft('direct'), productKind: null },
  later: [],
  booked: [],
}

/** Limit of remembered references. Above the number of bookings within the day for which they are used. */
export const MAXIMUM_BOOKED = 20

const DRAFT_FIELDS = Object.keys(buildDraft('basket')).filter((name) => name !== 'flow' && name !== 'items')

const without = (items: readonly BasketItem[], gone: Departure): BasketItem[] =>
  items.filter((item) => !isSameDeparture(item, gone))

/** Totals are valid only for the items they were computed for. */
function forgetTotals(draft: ReservationDraft): void {
  draft.fixedTotals = null
  draft.chosenTotals = null
}

const reservations = createSlice({
  name: 'reservations',
  initialState: NO_RESERVATIONS,
  reducers: {
    itemAdded: (state, { payload }: PayloadAction<{ flow: ReservationFlow; item: BasketItem; at?: number }>) => {
      const draft = state[payload.flow]
      const { item } = payload
      if (draft.items.length >= MAXIMUM_ITEMS || draft.items.some((other) => isSameDeparture(other, item))) return
      draft.items.splice(payload.at ?? draft.items.length, 0, { ...item, key: departureKey(item) })
      if (payload.flow === 'basket') state.later = without(state.later, item)
      forgetTotals(draft)
    },
    /** Moves an item from the basket to the front of the list, or adds it there. */
    itemPutAside: (state, { payload }: PayloadAction<{ item: BasketItem; at?: number }>) => {
      const { item } = payload
      const others = without(state.later, item)
      if (others.length >= MAXIMUM_ITEMS) return
      others.splice(payload.at ?? 0, 0, { ...item, key: departureKey(item) })
      state.later = others
      state.basket.items = without(state.basket.items, item)
      forgetTotals(state.basket)
    },
    asideRemoved: (state, { payload }: PayloadAction<Departure>) => {
      state.later = without(state.later, payload)
    },
    itemRemoved: (state, { payload }: PayloadAction<{ flow: ReservationFlow; index: number }>) => {
      if (state[payload.flow].items.splice(payload.index, 1).length > 0) forgetTotals(state[payload.flow])
    },
    itemChanged: (state, { payload }: PayloadAction<{ flow: ReservationFlow; key: string; change: ItemChange }>) => {
      const { items } = state[payload.flow]
      const index = items.findIndex((item) => item.key === payload.key)
      const item = items[index]
      if (!item) return
      const changed = { ...item, ...payload.change }
      if (items.some((other, at) => at !== index && isSameDeparture(other, changed))) return
      items[index] = { ...changed, key: departureKey(changed) }
      forgetTotals(state[payload.flow])
    },
    /** Removes booked departures; items added meanwhile stay. */
    departuresRemoved: (
      state,
      { payload }: PayloadAction<{ flow: ReservationFlow; departures: readonly string[] }>,
    ) => {
      const draft = state[payload.flow]
      draft.items = draft.items.filter((item) => !payload.departures.includes(departureKey(item)))
      if (draft.items.length === 0) draft.couponCode = null
      forgetTotals(draft)
    },
    bookingRecorded: (state, { payload }: PayloadAction<string>) => {
      state.booked = [...state.booked.filter((reference) => reference !== payload), payload].slice(-MAXIMUM_BOOKED)
    },
    /** Updates known fields only, so that no other data enters the store (decisions 7). */
    draftUpdated: (state, { payload }: PayloadAction<{ flow: ReservationFlow; patch: DraftPatch }>) => {
      const known = Object.entries(payload.patch).filter(([name]) => DRAFT_FIELDS.includes(name))
      Object.assign(state[payload.flow], Object.fromEntries(known))
      if ('couponCode' in payload.patch) forgetTotals(state[payload.flow])
    },
    draftReset: (state, { payload }: PayloadAction<ReservationFlow>) => ({
      ...state,
      [payload]: NO_RESERVATIONS[payload],
    }),
    quoted: (state, { payload }: PayloadAction<{ flow: ReservationFlow; asked: Selection[]; quote: Quote }>) => {
      mergeQuote(state[payload.flow], payload.asked, payload.quote)
    },
  },
  extraReducers: (builder) => {
    // Signing out deletes the personal details.
    builder.addCase(signedOut, (state) => {
      const { typedAt, guest, hotel, note, becomesMember } = NO_RESERVATIONS.basket
      const typed = { typedAt, guest, hotel, note, becomesMember }
      for (const draft of [state.basket, state.direct]) Object.assign(draft, typed)
    })
    builder.addCase(currencySelected, (state, { payload }) => {
      for (const draft of [state.basket, state.direct]) {
        if (draft.chosenCurrency !== payload.code) draft.chosenTotals = null
        draft.chosenCurrency = payload.code
        draft.chosenRate = payload.rate
      }
    })
  },
})

export const {
  itemAdded,
  itemPutAside,
  asideRemoved,
  itemRemoved,
  itemChanged,
  departuresRemoved,
  bookingRecorded,
  draftUpdated,
  draftReset,
  quoted,
} = reservations.actions
export const reservationsReducer = reservations.reducer
