import { maskCardNumbers } from '@/domain/shared/card-number'

/** The database layer repeats a failed statement with all its parameters: passwords, guests, mails. */
const PARAMETERS = /\nparams: [\s\S]*?(?=\n {4}at |$)/g

/** Removes the parameters of a failed statement and card numbers from a message or stack. */
export const withoutParameters = (text: string): string =>
  maskCardNumbers(text.replace(PARAMETERS, '\nparams: [redacted]'))

/** The message of an error, safe to store in a table or a log. */
export const errorText = (thrown: unknown): string =>
  thrown instanceof Error ? withoutParameters(thrown.message) : 'failed'
