import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { afterPaint } from '@/components/ui/after-paint'

export interface Panel {
  isOpen: boolean
  /** Whether to render the contents. Deferred, because rendering a month takes longer than an interaction may (INP). */
  isDrawn: boolean
  setOpen: (isOpen: boolean) => void
  /** Contains the field and its panel; a click outside closes the panel. */
  root: RefObject<HTMLDivElement | null>
  /** Takes the focus when the panel closes. */
  button: RefObject<HTMLButtonElement | null>
  /** Closes the panel and runs `then` after the next paint, because its updates take longer than a frame. */
  close: (then?: () => void) => void
}

/** State of a panel below a field, and the events that close it. */
export function usePanel(): Panel {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useDeferredValue(isOpen)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isReturning = useRef(false)

  // Not in `close`: focusing there would force a second layout.
  useEffect(() => {
    if (isOpen || !isReturning.current) return
    isReturning.current = false
    button.current?.focus()
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape closes one layer at a time: the reason of a day, then the calendar, then the bottom sheet.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      isReturning.current = true
      setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen])

  return {
    isOpen,
    isDrawn: isOpen && wasOpen,
    setOpen,
    root,
    button,
    close(then) {
      isReturning.current = true
      setOpen(false)
      if (then) void afterPaint().then(then)
    },
  }
}
