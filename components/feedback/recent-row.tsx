'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { RECENT_KEY } from '@/lib/feedback/recent-key'
import type { RecentListProps } from './recent-list'

function hasRecent(): boolean {
  try {
    return window.localStorage.getItem(RECENT_KEY) !== null
  } catch {
    return false
  }
}

/** The row of what was looked at before: its code comes only to a browser that remembers something. */
export function RecentRow(props: RecentListProps) {
  const [List, setList] = useState<ComponentType<RecentListProps> | null>(null)
  useEffect(() => {
    if (!hasRecent()) return
    import('./recent-list').then(
      ({ RecentList }) => setList(() => RecentList),
      () => undefined,
    )
  }, [])
  return List && <List {...props} />
}
