import { maskCardNumbers } from '@/domain/shared/card-number'

/** The database layer repeats a failed statement with all that was to be written by it: passwords, guests, mails. */
const PARAMETERS = /\nparams: [\s\S]*?(?=\n {4}at |$)/g

/** A message or a stack without what a failed statement was to write, and without numbers of cards. */
export const withoutParameters = (text: string): string =>
  maskCardNumbers(text.replace(PARAMETERS, '\nparams: [redacted]'))

/** What went wrong, as it may be kept in a table or a log. */
export const errorText = (thrown: unknown): string =>
  thrown instanceof Error ? withoutParameters(thrown.message) : 'failed'
