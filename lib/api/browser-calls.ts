import type { CallName } from '@/domain/wire/calls'

/**
 * The calls that a browser may make through this server, with their methods; the handler knows no others. Signing in, up and out is
 * left to next-auth, since their answers hold the token, which browser code never sees (decisions 8).
 */
export const BROWSER_CALLS = {
  getSettings: 'GET',
  getOtherSettings: 'GET',
  getFilterData: 'GET',
  getPage: 'GET',
  listPages: 'GET',
  listHomeProducts: 'GET',
  listProducts: 'GET',
  getProduct: 'GET',
  listSimilarProducts: 'GET',
  searchProducts: 'GET',
  listShowcase: 'GET',
  getAvailability: 'GET',
  listTransferTariffs: 'GET',
  trackView: 'POST',
  sendAnalytics: 'POST',
  quote: 'POST',
  createReservation: 'POST',
  listInstalments: 'POST',
  startPayment: 'POST',
  getResult: 'GET',
  abandonReservation: 'POST',
  enquireBooking: 'GET',
  getMember: 'GET',
  forgotPassword: 'POST',
  updateMember: 'POST',
  getMemberData: 'GET',
  addFavourite: 'POST',
  removeFavourite: 'POST',
} as const satisfies Partial<Record<CallName, 'GET' | 'POST'>>

export type BrowserCallName = keyof typeof BROWSER_CALLS

export function isBrowserCall(name: string): name is BrowserCallName {
  return Object.hasOwn(BROWSER_CALLS, name)
}
