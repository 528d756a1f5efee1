import * as z from 'zod/mini'
import { readWrittenDate } from '@/domain/dates/written-date'
import { MAXIMUM_PASSWORD_LENGTH } from '@/domain/member/rules'
import { LONGEST_NAME, noCardNumber, personName } from '@/domain/shared/person-name'

/*
 * Browser version of the rules of spec 5, with the small build of the library; the server's version is in
 * `domain/member/schema`. A message is the key of a sentence in `errors.fields`.
 */

const filled = (maximum: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(maximum, 'tooLong'))

const name = filled(LONGEST_NAME).check(personName)

const freeText = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum, 'tooLong'), noCardNumber)

const email = z.string().check(z.trim(), z.minLength(1, 'required'), z.email('email'), z.maxLength(254, 'tooLong'))

const existingPassword = z.string().check(z.minLength(1, 'required'), z.maxLength(MAXIMUM_PASSWORD_LENGTH, 'tooLong'))

const newPassword = (minimum: number) =>
  z
    .string()
    .check(
      z.minLength(1, 'required'),
      z.minLength(minimum, 'tooShort'),
      z.maxLength(MAXIMUM_PASSWORD_LENGTH, 'tooLong'),
    )

const repeated = z.string().check(z.minLength(1, 'required'))

const isRepeated = z.refine<{ password: string; passwordConfirmation: string }>(
  (form) => form.password === form.passwordConfirmation,
  { path: ['passwordConfirmation'], error: 'mismatch' },
)

export const loginFormSchema = z.object({ email, password: existingPassword, remember: z.boolean() })

export const forgotFormSchema = z.object({ email })

export const agencyLoginFormSchema = z.object({ email, password: z.string().check(z.minLength(1, 'required')) })

export function buildRegisterFormSchema(minimumPasswordLength: number) {
  return z
    .object({
      firstName: name,
      lastName: name,
      email,
      password: newPassword(minimumPasswordLength),
      passwordConfirmation: repeated,
      // A refinement instead of `z.literal(true)`: a failed literal would skip the comparison of the passwords.
      privacyPolicy: z.boolean().check(z.refine((isTicked) => isTicked, 'agree')),
    })
    .check(isRepeated)
}

/** Form for the first password of an account, opened through a link in a mail. */
export function buildFirstPasswordSchema(minimumPasswordLength: number) {
  return z.object({ password: newPassword(minimumPasswordLength), passwordConfirmation: repeated }).check(isRepeated)
}

export function buildPasswordFormSchema(minimumPasswordLength: number) {
  return z
    .object({
      currentPassword: existingPassword,
      password: newPassword(minimumPasswordLength),
      passwordConfirmation: repeated,
    })
    .check(isRepeated)
}

/** @param today 'YYYY-MM-DD' in the browser's time zone; the date of birth must be before it. */
export function buildProfileFormSchema(today: string) {
  const isBirth = (text: string) => {
    const date = readWrittenDate(text)
    return date !== null && date < today && date > '1900'
  }
  return z.object({
    firstName: name,
    lastName: name,
    phone: z.string().check(z.trim(), z.maxLength(40, 'tooLong'), z.regex(/^(\+?[\d\s()/.-]{5,})?$/, 'phone')),
    birthDate: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || isBirth(text), 'birthDate'),
    ),
    address: freeText(400),
    city: freeText(80),
    district: freeText(80),
    country: z.string(),
    identityNumber: z.string().check(z.trim(), z.maxLength(40, 'tooLong')),
    locale: z.string(),
  })
}

export type LoginValues = z.infer<typeof loginFormSchema>
export type ForgotValues = z.infer<typeof forgotFormSchema>
export type AgencyLoginValues = z.infer<typeof agencyLoginFormSchema>
export type RegisterValues = z.infer<ReturnType<typeof buildRegisterFormSchema>>
export type FirstPasswordValues = z.infer<ReturnType<typeof buildFirstPasswordSchema>>
export type PasswordValues = z.infer<ReturnType<typeof buildPasswordFormSchema>>
export type ProfileValues = z.infer<ReturnType<typeof buildProfileFormSchema>>
