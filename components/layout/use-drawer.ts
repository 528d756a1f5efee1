import { type RefObject, startTransition, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { makeBackgroundInert } from '@/components/ui/inert-background'

const WIDE = '(width >= 62rem)'

interface Drawer {
  isOpen: boolean
  onBeforeToggle: (event: ToggleEvent<HTMLElement>) => void
}

/**
 * Gives a popover the behaviour of a dialog: while it is open the rest of the page is inert, and it closes on
 * navigation or when the window becomes wide. The browser restores the focus.
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
    // The popover can be opened before this code loads.
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
    // Not in the event handler: inert elements cannot be focused there, and the browser moves the focus first.
    if (isOpen) ref.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [ref, isOpen])

  return {
    isOpen,
    onBeforeToggle: ({ newState, currentTarget }) => {
      release.current?.()
      release.current = newState === 'open' ? makeBackgroundInert(currentTarget) : null
      // Rendering the contents would exceed the interaction's latency budget (INP).
      startTransition(() => setOpen(newState === 'open'))
    },
  }
}
