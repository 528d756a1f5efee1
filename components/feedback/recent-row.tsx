'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { whenShopWanted } from '@/components/islands/when-shop-wanted'
import { requestAction } from '@/store/shop'
import type { RecentListProps } from './recent-list'

type RecentRowProps = Omit<RecentListProps, 'products' | 'onForget'>

/** Row of recently viewed products. Its code loads only if the browser has stored some, after the store has loaded. */
export function RecentRow(props: RecentRowProps) {
  const [List, setList] = useState<ComponentType<RecentListProps> | null>(null)
  const [products, setProducts] = useState<RecentListProps['products']>([])

  useEffect(() => {
    let isGone = false
    const begin = async () => {
      await whenShopWanted()
      const { recent } = await requestAction(({ store }) => store.getState().app)
      if (isGone || recent.length === 0) return
      const { RecentList } = await import('./recent-list')
      if (isGone) return
      setProducts(recent)
      setList(() => RecentList)
    }
    begin().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])

  const forget = () => {
    setProducts([])
    void requestAction(async ({ store, actions, persistor }) => {
      store.dispatch(actions.recentForgotten())
      await persistor.flush()
    }).catch(() => undefined)
  }
  return List && <List {...props} products={products} onForget={forget} />
}
