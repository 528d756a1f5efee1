'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { whenShopWanted } from '@/components/islands/when-shop-wanted'
import { notifyOperator } from '@/lib/api/notify-operator'
import { type NoticeWish, onNoticeWish } from '@/lib/catalogue/product/notice-signal'
import type { RecentProduct } from '@/lib/catalogue/product/recent-products'
import { requestAction } from '@/store/shop'
import type { NoticeDialogProps } from './notice-dialog'

/** After the page has settled: nobody waits for a count. */
const IDLE_MS = 4_000

const viewed = new Set<number>()

/**
 * Neither a reload nor a way back is a further view, nor coming to the product again without leaving the shop. No storage says which
 * products a person has looked at.
 */
function isFirstView(id: number): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFirstPage = entry !== undefined && new URL(entry.name).pathname === window.location.pathname
  const isAgain = isFirstPage && ['reload', 'back_forward'].includes(entry.type)
  if (isAgain || viewed.has(id)) return false
  viewed.add(id)
  return true
}

/** Kept once the store may be loaded: a page that nobody touches is not worth its code. */
async function rememberProduct(product: RecentProduct): Promise<void> {
  await whenShopWanted()
  await requestAction(({ store, actions }) => {
    store.dispatch(actions.productSeen(product))
  })
}

/** What a product's page does beside being read: it is remembered here, counted, and answers who waits for a free day. */
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
