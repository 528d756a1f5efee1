'use client'

import { type ReactNode, useId } from 'react'
import { cx } from './cx'
import { IconButton } from './icon-button'
import { keepFocus } from './keep-focus'
import { useModal } from './use-modal'
import './dialog.css'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Below the title. */
  lead?: ReactNode
  /** Sticky while the rest scrolls. */
  footer?: ReactNode
  /** 880 px instead of 594. */
  wide?: boolean | undefined
  /** Full height on phones, for filters. */
  full?: boolean | undefined
  className?: string | undefined
  bodyClassName?: string | undefined
  children: ReactNode
}

/** Centred on the screen; on phones a bottom sheet. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, lead, footer, wide, full, className, bodyClassName, children } = props
  const { ref, present, attributes } = useModal(open, onClose)
  const heading = useId()
  return (
    <dialog
      ref={ref}
      {...attributes}
      className={cx('dialog bottom-sheet', wide && 'dialog-wide', full && 'bottom-sheet-full', className)}
      aria-labelledby={heading}
    >
      {present && (
        <>
          <header className="flex items-start justify-between gap-4">
            <div>
              <h2 id={heading}>{title}</h2>
              {lead && <p className="text-muted">{lead}</p>}
            </div>
            <IconButton icon="x" label={closeLabel} onMouseDown={keepFocus} onClick={onClose} />
          </header>
          <div className={cx('dialog-body', bodyClassName)}>{children}</div>
          {footer && <footer>{footer}</footer>}
        </>
      )}
    </dialog>
  )
}
