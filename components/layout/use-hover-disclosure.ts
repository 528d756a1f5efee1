import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Delays that ignore a mouse that crosses the opener, or that leaves the panel briefly. */
const OPEN_MS = 120
const CLOSE_MS = 280

interface HoverDisclosure {
  isOpen: boolean
  toggle: (event: MouseEvent) => void
  events: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onBlur: (event: FocusEvent) => void
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/**
 * Opens on mouse hover, on click and on Enter or Space. Closes on Escape (the focus returns to the opener), when the
 * mouse or the focus leaves, on a click outside, and when `place` changes.
 */
export function useHoverDisclosure(root: RefObject<HTMLElement | null>, place: string): HoverDisclosure {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const openedAt = useRef(0)
  const isOpen = openAt === place

  const set = (open: boolean) => {
    clearTimeout(timer.current)
    if (open) openedAt.current = performance.now()
    setOpenAt(open ? place : null)
  }
  const setDelayed = (open: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => set(open), open ? OPEN_MS : CLOSE_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenAt(null)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen, root])

  return {
    isOpen,
    toggle: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      // A click right after hover has opened the menu must not close it. `event.timeStamp` is the time of the click,
      // even if the main thread was busy since.
      if (!isOpen || event.timeStamp - openedAt.current > CLOSE_MS) set(!isOpen)
    },
    events: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') setDelayed(true)
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') setDelayed(false)
      },
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) set(false)
      },
      onKeyDown: (event) => {
        const opener = root.current?.querySelector<HTMLElement>('[aria-expanded]')
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation()
          set(false)
          opener?.focus()
        } else if (event.key === ' ' && event.target === opener) {
          event.preventDefault()
          set(!isOpen)
        }
      },
    },
  }
}
