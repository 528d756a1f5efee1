'use client'

import { useSyncExternalStore } from 'react'
import { Dropdown } from '@/components/ui/dropdown'
import { chooseCurrency, getChosenCurrency, subscribeToCurrency } from '@/lib/currency/browser-currency'

interface CurrencyMenuProps {
  purpose: string
  note: string
  standard: string
  currencies: readonly { code: string; symbol: string }[]
}

/** In which currency this browser shows prices; all of them change at once. */
export function CurrencyMenu({ purpose, note, standard, currencies }: CurrencyMenuProps) {
  const chosen = useSyncExternalStore(
    subscribeToCurrency,
    () => getChosenCurrency() ?? standard,
    () => standard,
  )
  const current = currencies.find(({ code }) => code === chosen)
  const entries = currencies.map(({ code, symbol }) => ({
    key: code,
    label: code,
    lead: symbol,
    selected: code === chosen,
  }))
  return (
    <Dropdown
      purpose={purpose}
      label={
        <span>
          {current?.symbol} {chosen}
        </span>
      }
      groups={[{ entries }]}
      note={note}
      onSelect={chooseCurrency}
    />
  )
}
