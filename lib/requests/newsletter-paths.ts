/** Where the forms of the newsletter are sent; plain forms, so that they work on every page without a script. */
export const NEWSLETTER_ACTION = '/api/newsletter'

/** The page that the mails name: `?confirm=` and `?leave=` with a token, `?state=` with what came of a form. */
export const NEWSLETTER_PATH = '/newsletter'

export const NEWSLETTER_STATES = [
  'sent',
  'confirmed',
  'left',
  'invalidLink',
  'invalidForm',
  'tooMany',
  'failed',
] as const

export type NewsletterState = (typeof NEWSLETTER_STATES)[number]

export function toNewsletterState(value: unknown): NewsletterState | null {
  return NEWSLETTER_STATES.find((state) => state === value) ?? null
}

/** A mailed token, as far as an address can tell. */
export function toLinkToken(value: unknown): string | null {
  return typeof value === 'string' && value.length >= 20 && value.length <= 600 ? value : null
}
