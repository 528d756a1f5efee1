import type { SeedPage } from '@/backend/db/seed/types'
import type { Locale } from '@/domain/shared/locales'

/** What the agreements of an operator say about itself. */
export interface LegalFacts {
  brand: string
  legalName: string
  address: string
  phone: string
  email: string
  tursabCode: string
  /** The currency that cards are charged in. */
  settlement: 'TRY' | 'EUR'
  /** Whether guests may pay on arrival. */
  onArrival: boolean
  /** Hours within which a bank transfer must arrive. */
  transferHours: number
}

export type PageText = SeedPage<Locale>['text'][Locale]
export type PageTexts = Record<Locale, PageText>

/** 'charged in …', in the case that each language wants there. */
const SETTLEMENT: Record<LegalFacts['settlement'], Record<Locale, string>> = {
  TRY: {
    en: 'in Turkish lira',
    tr: 'Türk lirası olarak',
    de: 'in türkischer Lira',
    ru: 'в турецких лирах',
    nl: 'in Turkse lira',
    ar: 'بالليرة التركية',
  },
  EUR: { en: 'in euros', tr: 'avro olarak', de: 'in Euro', ru: 'в евро', nl: 'in euro', ar: 'باليورو' },
}

const WITH_ARRIVAL: Record<Locale, string> = {
  en: 'by card, by bank transfer or on arrival',
  tr: 'kredi kartı, banka havalesi ya da varışta ödeme',
  de: 'mit Karte, per Überweisung oder vor Ort',
  ru: 'картой, банковским переводом или на месте',
  nl: 'met kaart, per overschrijving of ter plaatse',
  ar: 'بالبطاقة أو بالتحويل البنكي أو عند الوصول',
}

const WITHOUT_ARRIVAL: Record<Locale, string> = {
  en: 'by card or by bank transfer',
  tr: 'kredi kartı ya da banka havalesi',
  de: 'mit Karte oder per Überweisung',
  ru: 'картой или банковским переводом',
  nl: 'met kaart of per overschrijving',
  ar: 'بالبطاقة أو بالتحويل البنكي',
}

export const settlementWords = (facts: LegalFacts) => SETTLEMENT[facts.settlement]

export const methodWords = (facts: LegalFacts) => (facts.onArrival ? WITH_ARRIVAL : WITHOUT_ARRIVAL)

/** Keeps a phone number or address in its own order between Arabic words. */
export const isolate = (text: string): string => `\u2066${text}\u2069`
