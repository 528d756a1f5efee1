'use client'

import { type ReactNode, useId } from 'react'
import { cx } from './cx'
import { IconButton } from './icon-button'
import { keepFocus } from './keep-focus'
import { useModal } from './use-modal'
import './dialog.css'

type DrawerProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** `end` is 460 px wide, for what one has chosen; `start` carries the way through the shop. */
  side?: 'start' | 'end' | undefined
  /** Between the head and what scrolls: a sentence about what has just happened. */
  notice?: ReactNode
  footer?: ReactNode
  className?: string | undefined
  bodyClassName?: string | undefined
  children: ReactNode
}

/** Slides in from the side where its button stands. Focus starts on close, as the contents may take a while. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, closeLabel, side = 'end', notice, footer, className, bodyClassName, children } = props
  const { ref, present, attributes } = useModal(open, onClose)
  const heading = useId()
  return (
    <dialog
      ref={ref}
      {...attributes}
      className={cx('dialog drawer', side === 'start' && 'drawer-start', className)}
      aria-labelledby={heading}
    >
      {present && (
        <>
          <header className="flex items-center justify-between gap-4">
            <h2 id={heading} className="text-h3">
              {title}
            </h2>
            <IconButton icon="x" label={closeLabel} onMouseDown={keepFocus} onClick={onClose} />
          </header>
          {notice}
          <div className={cx('dialog-body', bodyClassName)}>{children}</div>
          {footer && <footer>{footer}</footer>}
        </>
      )}
    </dialog>
  )
}
