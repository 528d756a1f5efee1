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

/** Long enough not to open for a mouse that only passes by, or close for one that cuts a corner. */
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
 * Opens when a mouse rests on it, at a press and by Enter or Space; closes with Escape (focus goes back to its opener), when mouse or focus
 * leave, at a press elsewhere, and when `place` changes.
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
      // A press right after pointing has opened it meant to open it; it counts when it was made, however busy the page has been since.
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
