import { useTranslations } from 'next-intl'
import { MAXIMUM_PASSWORD_LENGTH } from '@/domain/member/rules'
import type errors from '@/messages/en/errors.json'

type Code = keyof typeof errors.codes

/** Codes of the server's validation that are not sentences of their own. */
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
  /** The sentence for a code of the API; an unknown one is 'An error occurred'. */
  codeText: (code: string) => string
  /** The sentence for what is wrong with a field, or nothing when nothing is. */
  fieldText: (code: string | undefined) => string | undefined
}

/** @param minimum of the password; `own` has the sentences of one form alone. */
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
