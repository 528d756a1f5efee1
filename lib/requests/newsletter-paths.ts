/** Action of the newsletter forms, which work on every page without a script. */
export const NEWSLETTER_ACTION = '/api/newsletter'

/** The page that the mails link to: `?confirm=` and `?leave=` with a token, `?state=` with the result of a form. */
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

/** Checks the shape of a mailed token: a string of 20 to 600 characters; null for any other value. */
export function toLinkToken(value: unknown): string | null {
  return typeof value === 'string' && value.length >= 20 && value.length <= 600 ? value : null
}
