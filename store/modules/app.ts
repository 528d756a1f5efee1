import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface AppState {
  /** Bank code of the selected display currency; null until one is known. It mirrors the cookie `currency`. */
  currency: string | null
}

export interface SelectedCurrency {
  code: string
  /** Units of TRY for one unit, as the shop's rates have it. */
  rate: string | null
}

export const NO_APP: AppState = { currency: null }

const app = createSlice({
  name: 'app',
  initialState: NO_APP,
  reducers: {
    currencySelected: (_, { payload }: PayloadAction<SelectedCurrency>): AppState => ({ currency: payload.code }),
  },
})

export const { currencySelected } = app.actions
export const appReducer = app.reducer
