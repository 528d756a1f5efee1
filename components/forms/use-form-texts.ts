import { useTranslations } from 'next-intl'
import { MAXIMUM_PASSWORD_LENGTH } from '@/domain/member/rules'
import type errors from '@/messages/en/errors.json'

type Code = keyof typeof errors.codes

/** Maps validation codes of the server that have no sentence of their own. */
const ALIASES: Record<string, keyof typeof errors.fields> = {
  too_small: 'tooShort',
  too_big: 'tooLong',
  tooShort: 'tooShort',
  tooLong: 'tooLong',
  invalid_value: 'agree',
  agree: 'agree',
  email: 'email',
  mismatch: 'mismatch',
  required: 'required',
  name: 'name',
  nameLink: 'nameLink',
  cardNumber: 'cardNumber',
}

export interface FormTexts {
  /** Returns the sentence for an API error code; for an unknown code, 'An error occurred'. */
  codeText: (code: string) => string
  /** Returns the sentence for a field error, or undefined without an error. */
  fieldText: (code: string | undefined) => string | undefined
}

/** @param minimum Minimum password length. `own` contains the sentences of a single form. */
export function useFormTexts(minimum: number, own: Readonly<Record<string, string>> = {}): FormTexts {
  const t = useTranslations('errors')
  return {
    codeText(code) {
      const key = `codes.${code}` as `codes.${Code}`
      return t(t.has(key) ? key : 'codes.unknown')
    },
    fieldText(code) {
      if (!code) return undefined
      return own[code] ?? t(`fields.${ALIASES[code] ?? 'invalid'}`, { minimum, maximum: MAXIMUM_PASSWORD_LENGTH })
    },
  }
}
