import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { afterPaint } from '@/components/ui/after-paint'

export interface Panel {
  isOpen: boolean
  /** Whether its contents are to be there: the press is answered first, as a month of days takes longer than the next picture may. */
  isDrawn: boolean
  setOpen: (isOpen: boolean) => void
  /** Around the field and its panel: a press outside closes it. */
  root: RefObject<HTMLDivElement | null>
  /** Gets the focus back. */
  button: RefObject<HTMLButtonElement | null>
  /** Once it is seen to be closed, `then` goes on with what was chosen: what that changes takes longer than the next picture may. */
  close: (then?: () => void) => void
}

/** A panel below a field: open or not, and all that closes it. */
export function usePanel(): Panel {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useDeferredValue(isOpen)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isReturning = useRef(false)

  // Not as it closes: the page would be laid out for the focus, and once more for what has changed.
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
      // The first Escape closes what the calendar says of a day, the next one the calendar, and the one after that the sheet.
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
