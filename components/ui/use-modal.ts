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
  /** Whether the contents are to be drawn: from the opening until the closing movement has ended. */
  present: boolean
  /** Goes onto the `<dialog>`. `data-leaving` says that it is closed or about to be. */
  attributes: {
    'data-leaving': '' | undefined
    onCancel: (event: SyntheticEvent) => void
    onClose: (event: SyntheticEvent) => void
    onMouseDown: (event: MouseEvent) => void
    onTransitionEnd: (event: TransitionEvent) => void
  }
}

/**
 * Ties a `<dialog>` to a state. The browser traps the keyboard, hides the rest from screen readers and gives focus back to where it was;
 * Escape and a press beside the dialog ask the owner to close it.
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
    // It is already on its way out (`data-leaving`); to free the rest of the page is a new style for everything in it.
    let isOpenAgain = false
    void afterPaint().then(() => isOpenAgain || dialog.close())
    return () => {
      isOpenAgain = true
    }
  }, [open])

  useEffect(() => {
    if (!leaving) return
    // For browsers that close without a movement.
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
        // React tells of a dialog within this one as well.
        if (open && event.target === ref.current) onClose()
      },
      onMouseDown: (event) => {
        if (event.target !== ref.current || !isBeside(event, ref.current)) return
        // Else the press would take the focus away from where closing returns it.
        event.preventDefault()
        onClose()
      },
      onTransitionEnd: (event) => {
        if (event.target === ref.current && !open) setLeaving(false)
      },
    },
  }
}

/** Tells the page how wide its scrollbar is before a dialog takes it away; behind another dialog it has none already. */
function keepPlace(): void {
  if (document.querySelector('dialog[open]')) return
  const { clientWidth, style } = document.documentElement
  const width = `${window.innerWidth - clientWidth}px`
  // The whole page would be styled anew for a width that it knows; without a scrollbar none is needed.
  if (width !== (style.getPropertyValue('--scrollbar') || '0px')) style.setProperty('--scrollbar', width)
}

/** The scrim belongs to the dialog: only the place of the press tells them apart. */
function isBeside(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  const box = dialog.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
