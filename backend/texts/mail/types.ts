/** Forms of a counted word by the plural rule of its language (CLDR); `{count}` is the number. */
export type CountForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Words of the mails in one language; `{name}` and the like are filled in, already escaped for HTML. */
export interface MailTexts {
  greeting: string
  closing: string
  labels: {
    booking: string
    date: string
    people: string
    total: string
    paid: string
    /** Money on its way back to the payer. */
    refunding: string
    due: string
    ticket: string
  }
  people: Record<'adult' | 'child' | 'infant', CountForms>
  welcome: { subject: string; body: string; button: string }
  temporaryPassword: { subject: string; body: string; hint: string; button: string }
  plainGreeting: string
  stopHint: string
  requestReceived: { subject: string; body: string; button: string }
  requestForOperator: { subject: string; body: string; button: string }
  requestConfirmed: { subject: string; body: string; button: string }
  requestDeclined: { subject: string; body: string; button: string }
  newsletterConfirm: { subject: string; body: string; button: string }
  placesFree: { subject: string; body: string; button: string }
}
