import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const LOGIN_STRATEGIES = ['local', 'google', 'facebook'] as const

export type LoginStrategy = (typeof LOGIN_STRATEGIES)[number]

/**
 * A hint for rendering, not a proof of identity: the session is in an httpOnly cookie, and the store never contains a
 * token (decisions 8).
 */
export interface AuthState {
  strategy: LoginStrategy | null
  memberId: number | null
}

export const NO_AUTH: AuthState = { strategy: null, memberId: null }

const auth = createSlice({
  name: 'auth',
  initialState: NO_AUTH,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ strategy: LoginStrategy; memberId: number }>): AuthState => ({
      strategy: payload.strategy,
      memberId: payload.memberId,
    }),
    signedOut: (): AuthState => NO_AUTH,
  },
})

export const { signedIn, signedOut } = auth.actions
export const authReducer = auth.reducer
