import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { addRecentProduct, type RecentProduct } from '@/lib/catalogue/product/recent-products'

export interface AppState {
  /** Bank code of the selected display currency; null until one is known. It mirrors the cookie `currency`. */
  currency: string | null
  /** Products that were looked at in this browser, the latest first. */
  recent: RecentProduct[]
}

export interface SelectedCurrency {
  code: string
  /** Units of TRY for one unit, as the shop's rates have it. */
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
