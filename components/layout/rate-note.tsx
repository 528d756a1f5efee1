import { formatAmount } from '@/domain/money/format'
import { convertAmount } from '@/domain/money/rates'
import type { Locale } from '@/domain/shared/locales'
import { readRates, symbolOf } from '@/lib/basket/browser-money'

export interface RateTexts {
  /** Contains `{one}` and `{other}`. */
  rate: string
  charged: string
}

interface RateNoteProps {
  locale: Locale
  from: string
  /** The currency in which payments are taken. */
  settlement: string
  texts: RateTexts
}

/** Shows the exchange rate of the displayed currency and the currency in which payments are taken. */
export function RateNote({ locale, from, settlement, texts }: RateNoteProps) {
  const rates = readRates(document.documentElement.dataset.money)
  const write = (amount: string, code: string) => formatAmount(amount, { symbol: symbolOf(code, rates), locale })
  const worth = from === settlement ? null : convertAmount('1.00', from, settlement, rates)
  return (
    <>
      {worth !== null &&
        `${texts.rate.replace('{one}', write('1.00', from)).replace('{other}', write(worth, settlement))} `}
      {texts.charged}
    </>
  )
}
