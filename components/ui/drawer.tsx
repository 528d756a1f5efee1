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
  /** `end` is 460 px wide, for chosen items such as the basket; `start` is for navigation. */
  side?: 'start' | 'end' | undefined
  /** A status message between the header and the scrolling content. */
  notice?: ReactNode
  footer?: ReactNode
  className?: string | undefined
  bodyClassName?: string | undefined
  children: ReactNode
}

/**
 * Slides in from the side of its button. The close button receives the focus first, because the contents may load
 * slowly.
 */
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
