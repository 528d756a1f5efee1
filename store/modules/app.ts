import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { addRecentProduct, type RecentProduct } from '@/lib/catalogue/product/recent-products'

export interface AppState {
  /** Bank code of the selected display currency, null until known. Mirrors the cookie `currency`. */
  currency: string | null
  /** Products viewed in this browser, newest first. */
  recent: RecentProduct[]
}

export interface SelectedCurrency {
  code: string
  /** TRY for one unit, from the shop's rates. */
  rate: string | null
}

export const NO_APP: AppState = { currency: null, recent: [] }

const app = createSlice({
  name: 'app',
  initialState: NO_APP,
  reducers: {
    currencySelected: (state, { payload }: PayloadAction<SelectedCurrency>): AppState => ({
      ...state,
      currency: payload.code,
    }),
    productSeen: (state, { payload }: PayloadAction<RecentProduct>): AppState => ({
      ...state,
      recent: addRecentProduct(state.recent, payload),
    }),
    recentForgotten: (state): AppState => ({ ...state, recent: [] }),
  },
})

export const { currencySelected, productSeen, recentForgotten } = app.actions
export const appReducer = app.reducer
