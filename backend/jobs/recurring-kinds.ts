const MINUTE = 60_000

/** Jobs that come back by themselves in every tenant's database, with the pause between two runs in milliseconds. */
export const RECURRING = {
  tellWatchers: 5 * MINUTE,
  tidyFeedback: 60 * MINUTE,
  loadRates: 30 * MINUTE,
  removeExpiredDocuments: 24 * 60 * MINUTE,
} as const

export type RecurringKind = keyof typeof RECURRING
