import * as z from 'zod/mini'
import { companyName, LONGEST_NAME, noCardNumber, personName } from '@/domain/shared/person-name'

/*
 * Browser version of the rules in `domain/agency/schema`, with the small build of the library. A message is the key of
 * a sentence in `errors.fields` or `agency.form.faults`.
 */

const filled = (maximum: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(maximum, 'long'), noCardNumber)

const name = filled(LONGEST_NAME).check(personName)

const optional = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum, 'long'), noCardNumber)

export const applicationSchema = z.object({
  legalName: filled(160).check(companyName),
  tradeName: filled(160).check(companyName),
  taxOffice: filled(80),
  taxNumber: z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(/^[A-Za-z0-9./ -]{4,30}$/, 'taxNumber')),
  associationCode: optional(40),
  country: z.string().check(z.minLength(1, 'required')),
  city: filled(80),
  address: filled(400),
  phone: z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'long'), z.regex(/^\+?[\d\s()/.-]{5,}$/, 'phone')),
  website: z.string().check(z.trim(), z.maxLength(300, 'long'), z.regex(/^(https?:\/\/[^\s/]+\.\S+)?$/, 'website')),
  firstName: name,
  lastName: name,
  email: z.string().check(z.trim(), z.minLength(1, 'required'), z.email('email'), z.maxLength(254, 'long')),
  note: optional(2000),
  privacyPolicy: z.boolean().check(z.refine((isTicked) => isTicked, 'agree')),
})

export type ApplicationValues = z.infer<typeof applicationSchema>

export const EMPTY_APPLICATION: ApplicationValues = {
  legalName: '',
  tradeName: '',
  taxOffice: '',
  taxNumber: '',
  associationCode: '',
  country: '',
  city: '',
  address: '',
  phone: '',
  website: '',
  firstName: '',
  lastName: '',
  email: '',
  note: '',
  privacyPolicy: false,
}
