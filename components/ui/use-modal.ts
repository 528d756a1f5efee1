'use client'

import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  type TransitionEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { afterPaint } from './after-paint'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  /** True while the contents must be rendered: from opening until the closing animation has ended. */
  present: boolean
  /** Props for the `<dialog>`. `data-leaving` marks it as closed or closing. */
  attributes: {
    'data-leaving': '' | undefined
    onCancel: (event: SyntheticEvent) => void
    onClose: (event: SyntheticEvent) => void
    onMouseDown: (event: MouseEvent) => void
    onTransitionEnd: (event: TransitionEvent) => void
  }
}

/**
 * Opens and closes a `<dialog>` according to a state. The browser traps the focus, hides the rest from screen readers
 * and restores the focus. Escape and a click outside the dialog call `onClose`.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const [leaving, setLeaving] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setLeaving(!open)
  }

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) {
      keepPlace()
      dialog.showModal()
      return
    }
    // The closing animation has already started (`data-leaving`). `close` recalculates the styles of the whole page, so
    // it runs after the next paint.
    let isOpenAgain = false
    void afterPaint().then(() => isOpenAgain || dialog.close())
    return () => {
      isOpenAgain = true
    }
  }, [open])

  useEffect(() => {
    if (!leaving) return
    // Fallback for browsers that do not animate the closing.
    const timer = setTimeout(() => setLeaving(false), 400)
    return () => clearTimeout(timer)
  }, [leaving])

  return {
    ref,
    present: open || leaving,
    attributes: {
      'data-leaving': open ? undefined : '',
      onCancel: (event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      },
      onClose: (event) => {
        // In React, `close` events of nested dialogs bubble.
        if (open && event.target === ref.current) onClose()
      },
      onMouseDown: (event) => {
        if (event.target !== ref.current || !isBeside(event, ref.current)) return
        // Otherwise the click would move the focus away from the element to which closing returns it.
        event.preventDefault()
        onClose()
      },
      onTransitionEnd: (event) => {
        if (event.target === ref.current && !open) setLeaving(false)
      },
    },
  }
}

/**
 * Stores the scrollbar width in `--scrollbar` before a dialog hides the scrollbar. Behind another dialog it is already
 * hidden.
 */
function keepPlace(): void {
  if (document.querySelector('dialog[open]')) return
  const { clientWidth, style } = document.documentElement
  const width = `${window.innerWidth - clientWidth}px`
  // Setting an unchanged value would recalculate the styles of the whole page. Without a scrollbar the variable is not
  // needed.
  if (width !== (style.getPropertyValue('--scrollbar') || '0px')) style.setProperty('--scrollbar', width)
}

/** The backdrop belongs to the dialog element, so only the coordinates of the click distinguish the two. */
function isBeside(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  const box = dialog.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
