import dynamic from 'next/dynamic'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { loadBasketMessages } from '@/components/islands/load-basket-messages'
import { Amount } from '@/components/money/amount'
import { useMoney } from '@/components/money/use-money'
import { prefetchWhenIdle } from '@/components/navigation/prefetch-when-idle'
import { Icon } from '@/components/ui/icon'
import { loadPart } from '@/components/ui/load-with-retry'
import type { Locale } from '@/domain/shared/locales'
import { type BasketNotice, onBasketSidebar } from '@/lib/basket/sidebar-signal'
import { useBasketDigest } from './use-basket-digest'

const loadSidebar = () => import('./basket-sidebar').then((file) => file.BasketSidebar)

const BasketSidebar = dynamic(() => loadPart(loadSidebar), { ssr: false })

interface BasketPillProps {
  locale: Locale
  href: string
  label: string
  /** A zero amount in the page's currency, rendered by the server. It reserves the space until the total is known. */
  empty: ReactNode
}

/** Link to the basket page; with scripts it opens the sidebar. */
export function BasketPill({ locale, href, label, empty }: BasketPillProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const [notice, setNotice] = useState<BasketNotice | null>(null)
  const money = useMoney(locale)
  const digest = useBasketDigest(locale, wasOpened)

  useEffect(
    () =>
      onBasketSidebar((given) => {
        setNotice(given)
        setOpened(true)
        setOpen(true)
      }),
    [],
  )

  useEffect(() => prefetchWhenIdle(() => [loadSidebar(), loadBasketMessages(locale)]), [locale])

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setNotice(null)
    setOpened(true)
    setOpen(true)
  }

  const count = digest?.count ?? 0
  return (
    <>
      <a className="basket-pill" href={href} data-native="" onClick={open}>
        <span className="relative">
          <Icon name="shopping-bag" size={24} />
          {count > 0 && <span className="count absolute -end-2.5 -top-1.5">{count}</span>}
        </span>
        <span className="sr-only">{label}</span>
        <span className="basket-pill-total">
          {digest && money && count > 0 ? (
            <Amount amount={digest.total} currency={digest.currency} money={money} />
          ) : (
            empty
          )}
        </span>
      </a>
      {wasOpened && <BasketSidebar locale={locale} isOpen={isOpen} notice={notice} onClose={() => setOpen(false)} />}
    </>
  )
}
