import { hasThreeDSecureChoice } from '@/domain/payments/three-d-secure'
import type { PaymentMethod } from '@/domain/reservations/schema'
import type { BankAccount, OtherSettings, Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { type Country, listCountries } from '@/lib/i18n/countries'

/** Tenant settings that the checkout uses. */
export interface CheckoutSettings {
  locale: Locale
  timeZone: string
  countries: readonly Country[]
  settlement: string
  methods: readonly PaymentMethod[]
  accounts: readonly BankAccount[]
  bankTransferHours: number
  minimumPasswordLength: number
  /** Whether the gateway's own page collects the card data. */
  isCardHosted: boolean
  /** Whether the card form shows the 3-D Secure switch. */
  hasThreeDSecureChoice: boolean
}

export function buildCheckoutSettings(
  locale: Locale,
  settings: Pick<Settings, 'exchange'>,
  other: OtherSettings,
): CheckoutSettings {
  return {
    locale,
    timeZone: other.timeZone,
    countries: listCountries(locale),
    settlement: settings.exchange.settlement,
    methods: other.paymentMethods,
    accounts: other.bankAccounts,
    bankTransferHours: Math.max(24, other.bankTransferHours),
    minimumPasswordLength: other.minimumPasswordLength,
    isCardHosted: other.cardForm === 'hosted',
    hasThreeDSecureChoice: hasThreeDSecureChoice(other.threeDSecurePolicy),
  }
}
