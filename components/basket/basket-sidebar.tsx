import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { useEffect, useState } from 'react'
import { loadBasketMessages } from '@/components/islands/load-basket-messages'
import { ShopIsland } from '@/components/islands/shop-island'
import type { Locale } from '@/domain/shared/locales'
import type { BasketNotice } from '@/lib/basket/sidebar-signal'
import { SidebarDrawer } from './sidebar-drawer'

export interface BasketSidebarProps {
  locale: Locale
  isOpen: boolean
  /** The last change to the basket. */
  notice: BasketNotice | null
  onClose: () => void
}

/** The basket sidebar with its messages and its store. The code loads when the sidebar is first opened. */
export function BasketSidebar(props: BasketSidebarProps) {
  const { locale } = props
  const [messages, setMessages] = useState<AbstractIntlMessages | null>(null)
  const [error, setError] = useState<Error | null>(null)
  useEffect(() => {
    loadBasketMessages(locale).then(setMessages, setError)
  }, [locale])

  // The nearest error boundary shows the error and offers a retry.
  if (error) throw error
  if (!messages) return null
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <ShopIsland fallback={null}>
        <SidebarDrawer {...props} />
      </ShopIsland>
    </NextIntlClientProvider>
  )
}
