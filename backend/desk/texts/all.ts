import type { Locale } from '@/domain/shared/locales'
import { ar as arFrame } from './frame/ar'
import { de as deFrame } from './frame/de'
import { en as enFrame } from './frame/en'
import { nl as nlFrame } from './frame/nl'
import { ru as ruFrame } from './frame/ru'
import { tr as trFrame } from './frame/tr'
import type { DeskTexts } from './types'
import { ar as arWork } from './work/ar'
import { de as deWork } from './work/de'
import { en as enWork } from './work/en'
import { nl as nlWork } from './work/nl'
import { ru as ruWork } from './work/ru'
import { tr as trWork } from './work/tr'

export const DESK_TEXTS: Record<Locale, DeskTexts> = {
  en: { ...enFrame, ...enWork },
  tr: { ...trFrame, ...trWork },
  de: { ...deFrame, ...deWork },
  ru: { ...ruFrame, ...ruWork },
  nl: { ...nlFrame, ...nlWork },
  ar: { ...arFrame, ...arWork },
}
