'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { notifyOperator } from '@/lib/api/notify'
import { type NoticeWish, onNoticeWish } from '@/lib/feedback/notice-signal'
import { type RecentProduct, rememberProduct } from '@/lib/feedback/recent-products'
import type { NoticeDialogProps } from './notice-dialog'

/** After the page has settled: nobody waits for a count. */
const IDLE_MS = 4_000

/** Once a visit and product: a reload is no further view. */
function isFirstView(id: number): boolean {
  const key = `kervan.viewed.${id}`
  try {
    if (window.sessionStorage.getItem(key)) return false
    window.sessionStorage.setItem(key, '1')
  } catch {
    // A blocked storage cannot tell: the view counts.
  }
  return true
}

/** What a product's page does beside being read: it is remembered here, counted, and answers who waits for a free day. */
export function ProductIsland({ product }: { product: RecentProduct }) {
  const { id, locale, href, title, place, file } = product
  const [Dialog, setDialog] = useState<ComponentType<NoticeDialogProps> | null>(null)
  const [wish, setWish] = useState<NoticeWish | null>(null)

  useEffect(() => {
    rememberProduct({ id, locale, href, title, place, file })
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
