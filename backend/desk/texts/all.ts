import type { Locale } from '@/domain/shared/locales'
import { ar as arFrame } from './frame/ar'
import { de as deFrame } from './frame/de'
import { en as enFrame } from './frame/en'
import { nl as nlFrame } from './frame/nl'
import { ru as ruFrame } from './frame/ru'
import { tr as trFrame } from './frame/tr'
import { ar as arLedger } from './ledger/ar'
import { de as deLedger } from './ledger/de'
import { en as enLedger } from './ledger/en'
import { nl as nlLedger } from './ledger/nl'
import { ru as ruLedger } from './ledger/ru'
import { tr as trLedger } from './ledger/tr'
import type { DeskTexts } from './types'
import { ar as arWork } from './work/ar'
import { de as deWork } from './work/de'
import { en as enWork } from './work/en'
import { nl as nlWork } from './work/nl'
import { ru as ruWork } from './work/ru'
import { tr as trWork } from './work/tr'

export const DESK_TEXTS: Record<Locale, DeskTexts> = {
  en: { ...enFrame, ...enWork, ...enLedger },
  tr: { ...trFrame, ...trWork, ...trLedger },
  de: { ...deFrame, ...deWork, ...deLedger },
  ru: { ...ruFrame, ...ruWork, ...ruLedger },
  nl: { ...nlFrame, ...nlWork, ...nlLedger },
  ar: { ...arFrame, ...arWork, ...arLedger },
}
