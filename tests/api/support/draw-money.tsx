import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator, type Messages, NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MoneyStrip } from '@/components/basket/money-strip'
import { TotalRows } from '@/components/basket/total-rows'
import { PayButton } from '@/components/checkout/pay-button'
import { PaidStrip } from '@/components/reservations/paid-strip'
import { ReservationLedger } from '@/components/reservations/reservation-ledger'
import type { Quote } from '@/domain/basket/schema'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { OtherSettings, Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { buildItemViews } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { buildCheckoutSettings } from '@/lib/checkout/checkout-settings'
import { buildMoneyContext } from '@/lib/currency/money-context'
import { toReservedItems } from '@/lib/member/reserved-items'
import type { ReservationContext } from '@/lib/reservations/reservation-context'
import type { ReservationOptions } from '@/lib/reservations/reservation-page'

export interface ShopWords {
  company: string
  locale: Locale
  settings: Settings
  other: OtherSettings
}

function readMessages(locale: Locale): Messages {
  const folder = `messages/${locale}`
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const parts = files.map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))])
  return Object.fromEntries(parts)
}

/** What a person reads of it: the words without the markup. */
function readable(element: ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
}

/** The shop's own components around money, drawn in a language. */
export function drawMoney({ company, locale, settings, other }: ShopWords) {
  const messages = readMessages(locale)
  const inShop = (element: ReactElement) =>
    readable(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
        {element}
      </NextIntlClientProvider>,
    )

  function contextOf(result: ReservationResult): ReservationContext {
    const translate = <N extends 'member' | 'basket.item' | 'basket.people' | 'basket.vehicles'>(namespace: N) =>
      createTranslator<Messages, N>({ locale, messages, namespace })
    const member = {
      company,
      locale,
      fallback: settings.language.default,
      settings,
      other,
      money: buildMoneyContext(settings, locale),
      zone: other.timeZone,
      t: translate('member'),
      item: translate('basket.item'),
      people: translate('basket.people'),
      vehicles: translate('basket.vehicles'),
    }
    const t = createTranslator({ locale, messages, namespace: 'reservations' })
    const words = createTranslator({ locale, messages, namespace: 'afterwards' })
    return { ...member, t, member, words, items: toReservedItems(result, member) }
  }

  return {
    /** The totals of the basket and of the checkout's summary. */
    totals(quote: Quote, money: BrowserMoney): { rows: string; strip: string } {
      const items = quote.items.flatMap(({ item }) => (item ? [item] : []))
      const views = buildItemViews(items, items, quote)
      const props = { quote, views, money }
      return { rows: inShop(<TotalRows {...props} />), strip: inShop(<MoneyStrip {...props} />) }
    },
    /** The button that pays. */
    button(quote: Quote, money: BrowserMoney): string {
      const items = quote.items.flatMap(({ item }) => (item ? [item] : []))
      const priced = { quote, asked: items, status: 'ready' as const, code: null, retry: () => undefined }
      const views = buildItemViews(items, items, quote)
      const checkout = buildCheckoutSettings(locale, settings, other)
      const props = {
        form: 'form',
        settings: checkout,
        views,
        priced,
        method: 'card' as const,
        isFree: false,
        isBusy: false,
        money,
      }
      return inShop(<PayButton {...props} />)
    },
    result: (result: ReservationResult) => readable(<PaidStrip result={result} context={contextOf(result)} />),
    ledger: (result: ReservationResult, options: ReservationOptions) =>
      readable(<ReservationLedger result={result} options={options} context={contextOf(result)} />),
  }
}
