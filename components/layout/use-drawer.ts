import { type RefObject, startTransition, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { makeBackgroundInert } from '@/components/ui/inert-background'

const WIDE = '(width >= 62rem)'

interface Drawer {
  isOpen: boolean
  onBeforeToggle: (event: ToggleEvent<HTMLElement>) => void
}

/**
 * What a popover lacks of a dialog: while it is open the rest of the page is still; another page, or a window grown wide, closes it.
 * The browser itself gives focus back.
 */
export function useDrawer(ref: RefObject<HTMLElement | null>, path: string): Drawer {
  const [isOpen, setOpen] = useState(false)
  const release = useRef<(() => void) | null>(null)
  const shown = useRef(path)

  useEffect(() => {
    const close = () => {
      if (ref.current?.matches(':popover-open')) ref.current.hidePopover()
    }
    const wide = matchMedia(WIDE)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [ref])

  useEffect(() => {
    // The browser opens it without this code: it may stand open when the code comes.
    if (!ref.current?.matches(':popover-open')) return
    release.current ??= makeBackgroundInert(ref.current)
    setOpen(true)
  }, [ref])

  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover()
  }, [ref, path])

  useEffect(() => {
    // Not in the event itself: what is still cannot be focused, and the browser first moves the focus.
    if (isOpen) ref.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [ref, isOpen])

  return {
    isOpen,
    onBeforeToggle: ({ newState, currentTarget }) => {
      release.current?.()
      release.current = newState === 'open' ? makeBackgroundInert(currentTarget) : null
      // What is drawn with it takes longer than the press may take to be answered.
      startTransition(() => setOpen(newState === 'open'))
    },
  }
}
