import { useCallback, useRef, useState } from 'react'
import type { MenuData } from './menu-data'

export type MenuAnswer = { state: 'idle' | 'loading' | 'failed'; data: null } | { state: 'ready'; data: MenuData }

const TIMEOUT_MS = 15_000

async function fetchMenu(source: string): Promise<MenuData> {
  const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`the menu answers ${response.status}`)
  return response.json()
}

/** Requests the menu contents once, when a menu is first hovered, focused or opened. After a failure `load` retries. */
export function useMenuData(source: string): { answer: MenuAnswer; load: () => void } {
  const [answer, setAnswer] = useState<MenuAnswer>({ state: 'idle', data: null })
  const isAsked = useRef(false)

  const load = useCallback(async () => {
    if (isAsked.current) return
    isAsked.current = true
    setAnswer({ state: 'loading', data: null })
    try {
      setAnswer({ state: 'ready', data: await fetchMenu(source) })
    } catch {
      isAsked.current = false
      setAnswer({ state: 'failed', data: null })
    }
  }, [source])

  return { answer, load }
}
