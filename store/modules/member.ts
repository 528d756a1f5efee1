import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from './auth'

export const MAXIMUM_FAVOURITES = 500

/** The browser stores only the product ids of a member's favourites. All other member data is read from the API. */
export interface MemberState {
  favourites: number[]
  /** True if the favourites were read from the API during this visit. Not persisted. */
  loaded: boolean
}

export const NO_MEMBER: MemberState = { favourites: [], loaded: false }

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)].slice(0, MAXIMUM_FAVOURITES)

const member = createSlice({
  name: 'member',
  initialState: NO_MEMBER,
  reducers: {
    favouritesLoaded: (_, { payload }: PayloadAction<number[]>): MemberState => ({
      favourites: distinct(payload),
      loaded: true,
    }),
    /** Dispatched after the API has added the favourite (spec 4). */
    favouriteAppended: (state, { payload }: PayloadAction<number>): MemberState => ({
      ...state,
      favourites: distinct([...state.favourites, payload]),
    }),
    favouriteRemoved: (state, { payload }: PayloadAction<number>): MemberState => ({
      ...state,
      favourites: state.favourites.filter((id) => id !== payload),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => NO_MEMBER)
  },
})

export const { favouritesLoaded, favouriteAppended, favouriteRemoved } = member.actions
export const memberReducer = member.reducer
