import { createTranslator } from 'next-intl'
import type { Locale } from '@/domain/shared/locales'
import deBasket from '@/messages/de/basket.json'
import de from '@/messages/de/member.json'
import basket from '@/messages/en/basket.json'
import en from '@/messages/en/member.json'
import type { ViewContext } from './view-context'

/** For tests of view models: the catalogue's texts, and exchange rates with one euro at fifty lira. */
export function buildTestContext(locale: Locale = 'en'): ViewContext {
  const messages = { member: locale === 'de' ? de : en, basket: locale === 'de' ? deBasket : basket }
  return {
    locale,
    fallback: 'en',
    zone: 'Europe/Istanbul',
    money: {
      locale,
      currency: 'TRY',
      rates: [
        { bankCode: 'TRY', symbol: '₺', buy: '1', sell: '1' },
        { bankCode: 'EUR', symbol: '€', buy: '50', sell: '50' },
      ],
    },
    t: createTranslator({ locale, messages, namespace: 'member' }) as ViewContext['t'],
    item: createTranslator({ locale, messages, namespace: 'basket.item' }) as ViewContext['item'],
    people: createTranslator({ locale, messages, namespace: 'basket.people' }) as ViewContext['people'],
    vehicles: createTranslator({ locale, messages, namespace: 'basket.vehicles' }) as ViewContext['vehicles'],
  }
}
