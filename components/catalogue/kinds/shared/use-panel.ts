'use client'

import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'

export interface Panel {
  isOpen: boolean
  /** Whether its contents are to be there: the press is answered first, as a month of days takes longer than the next picture may. */
  isDrawn: boolean
  setOpen: (isOpen: boolean) => void
  /** Around the field and its panel: a press outside closes it. */
  root: RefObject<HTMLDivElement | null>
  /** Gets the focus back. */
  button: RefObject<HTMLButtonElement | null>
  close: () => void
}

/** A panel below a field: open or not, and all that closes it. */
export function usePanel(): Panel {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useDeferredValue(isOpen)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // The first Escape closes what the calendar says of a day, the next one the calendar, and the one after that the sheet.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      setOpen(false)
      button.current?.focus()
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
    close() {
      setOpen(false)
      button.current?.focus()
    },
  }
}
