import type { Locale } from '@/domain/shared/locales'
import arErrors from './ar/api-errors.json'
import deErrors from './de/api-errors.json'
import enErrors from './en/api-errors.json'
import nlErrors from './nl/api-errors.json'
import ruErrors from './ru/api-errors.json'
import trErrors from './tr/api-errors.json'

/**
 * The catalogues of the API, of its documents and mails, and of the sandbox; those of the storefront are loaded by next-intl
 * (`lib/i18n/request.ts`). Texts are ICU messages: `formatText` fills them in. Each catalogue is a constant of its own, so that a bundle
 * holds those alone that it uses.
 */
type Catalogue<T> = Readonly<Record<Locale, T>>

/** Refusals of the API by their code. */
export const ERROR_TEXTS: Catalogue<typeof enErrors> = {
  en: enErrors,
  tr: trErrors,
  de: deErrors,
  ru: ruErrors,
  nl: nlErrors,
  ar: arErrors,
}
