'use client'

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

type OpenAt = 'first' | 'last'

type Menu = {
  open: boolean
  close: (giveFocusBack: boolean) => void
  toggle: () => void
  rootRef: RefObject<HTMLDivElement | null>
  buttonRef: RefObject<HTMLButtonElement | null>
  onButtonKeyDown: (event: KeyboardEvent) => void
  onMenuKeyDown: (event: KeyboardEvent) => void
}

const listItems = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
]

function toPosition(key: string, current: number, count: number): number | null {
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return current - 1
  if (key === 'Home') return 0
  return key === 'End' ? -1 : null
}

/**
 * Keyboard support of a menu button according to the ARIA practices: arrow keys, Home, End, first letters, Escape, Tab.
 */
export function useMenu(): Menu {
  const [openAt, setOpenAt] = useState<OpenAt | null>(null)
  const rootRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const typed = useRef({ text: '', at: 0 })

  const close = (giveFocusBack: boolean) => {
    setOpenAt(null)
    if (giveFocusBack) buttonRef.current?.focus()
  }

  useEffect(() => {
    if (!openAt) return
    const items = listItems(rootRef.current)
    const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true')
    ;(openAt === 'last' ? items.at(-1) : (chosen ?? items[0]))?.focus()
    const root = rootRef.current
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root?.contains(target)) setOpenAt(null)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [openAt])

  const findByLetters = (items: HTMLElement[], current: number, letter: string) => {
    const now = Date.now()
    typed.current = { text: now - typed.current.at > 600 ? letter : typed.current.text + letter, at: now }
    const wanted = typed.current.text.toLocaleLowerCase()
    const from = wanted.length === 1 ? current + 1 : current
    const turned = [...items.slice(from), ...items.slice(0, from)]
    return turned.find((item) => (item.dataset.label ?? '').toLocaleLowerCase().startsWith(wanted))
  }

  const onMenuKeyDown = (event: KeyboardEvent) => {
    const items = listItems(rootRef.current)
    const current = items.findIndex((item) => item.matches(':focus'))
    const target = toPosition(event.key, current, items.length)
    if (event.key === 'Escape') {
      event.stopPropagation()
      close(true)
    } else if (event.key === 'Tab') close(true)
    else if (target !== null) {
      event.preventDefault()
      items.at(target)?.focus()
    } else if (event.key.length === 1 && /\S/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      findByLetters(items, current, event.key)?.focus()
    }
  }

  return {
    open: openAt !== null,
    close,
    toggle: () => setOpenAt(openAt ? null : 'first'),
    rootRef,
    buttonRef,
    onButtonKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpenAt(event.key === 'ArrowUp' ? 'last' : 'first')
    },
    onMenuKeyDown,
  }
}
