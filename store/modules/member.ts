import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from './auth'

export const MAXIMUM_FAVOURITES = 500

/** Of a member's data only the favourites' product ids are kept in a browser; the rest is read from the API. */
export interface MemberState {
  favourites: number[]
  /** Whether the favourites were read from the API during this visit; not kept. */
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
    /** After the API has added it (spec 4). */
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
