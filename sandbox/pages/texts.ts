import type { PageLanguage } from '../protocol/language'
import { AR } from './texts/ar'
import { DE } from './texts/de'
import { EN, type Texts } from './texts/en'
import { NL } from './texts/nl'
import { RU } from './texts/ru'
import { TR } from './texts/tr'

export const TEXTS: Record<PageLanguage, Texts> = { en: EN, tr: TR, de: DE, ru: RU, nl: NL, ar: AR }
