'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { whenShopWanted } from '@/components/islands/when-shop-wanted'
import { notifyOperator } from '@/lib/api/notify-operator'
import { type NoticeWish, onNoticeWish } from '@/lib/catalogue/product/notice-signal'
import type { RecentProduct } from '@/lib/catalogue/product/recent-products'
import { requestAction } from '@/store/shop'
import type { NoticeDialogProps } from './notice-dialog'

/** Delay of the view count, so that it does not compete with the page load. */
const IDLE_MS = 4_000

const viewed = new Set<number>()

/**
 * Returns false after a reload, after a back or forward navigation, and for a product already viewed since the page
 * load. The viewed products are kept in memory only, not in storage.
 */
function isFirstView(id: number): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFirstPage = entry !== undefined && new URL(entry.name).pathname === window.location.pathname
  const isAgain = isFirstPage && ['reload', 'back_forward'].includes(entry.type)
  if (isAgain || viewed.has(id)) return false
  viewed.add(id)
  return true
}

/** Waits until the store is wanted: a page without interaction does not load its code. */
async function rememberProduct(product: RecentProduct): Promise<void> {
  await whenShopWanted()
  await requestAction(({ store, actions }) => {
    store.dispatch(actions.productSeen(product))
  })
}

/**
 * Client behaviour of a product page: stores the product as recently viewed, counts the view and opens the notification
 * dialog.
 */
export function ProductIsland({ product }: { product: RecentProduct }) {
  const { id, locale, href, title, place, file } = product
  const [Dialog, setDialog] = useState<ComponentType<NoticeDialogProps> | null>(null)
  const [wish, setWish] = useState<NoticeWish | null>(null)

  useEffect(() => {
    rememberProduct({ id, locale, href, title, place, file }).catch(() => undefined)
    const timer = window.setTimeout(() => {
      if (isFirstView(id)) notifyOperator('trackView', { productId: id })
    }, IDLE_MS)
    return () => window.clearTimeout(timer)
  }, [id, locale, href, title, place, file])

  useEffect(
    () =>
      onNoticeWish((asked) => {
        setWish(asked)
        void import('./notice-dialog').then(({ NoticeDialog }) => setDialog(() => NoticeDialog))
      }),
    [],
  )

  return Dialog && <Dialog productId={id} locale={locale} title={title} wish={wish} onClose={() => setWish(null)} />
}
