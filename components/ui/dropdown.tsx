'use client'

import { type ReactNode, useId } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'
import type { LinkComponent } from './link-component'
import type { MenuGroup } from './menu-groups'
import { MenuRow } from './menu-row'
import { useMenu } from './use-menu'
import './menu.css'

type DropdownProps = {
  /** Button label: the current choice. */
  label: ReactNode
  /** Purpose of the menu; screen readers announce it before the current choice. */
  purpose: string
  icon?: IconName | undefined
  groups: readonly MenuGroup[]
  /** Below the rows. */
  note?: ReactNode
  /** Edge of the button with which the menu is aligned. */
  align?: 'start' | 'end' | undefined
  className?: string | undefined
  onSelect?: ((key: string) => void) | undefined
  as?: LinkComponent | undefined
}

export function Dropdown(props: DropdownProps) {
  const { label, purpose, icon, groups, note, align = 'end', className, onSelect, as = 'a' } = props
  const menu = useMenu()
  const id = useId()
  return (
    <div className="relative noscript:hidden" ref={menu.rootRef}>
      <button
        ref={menu.buttonRef}
        type="button"
        className={cx('flex min-h-10 items-center gap-1.5', className)}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        aria-controls={menu.open ? id : undefined}
        onClick={menu.toggle}
        onKeyDown={menu.onButtonKeyDown}
      >
        {icon && <Icon name={icon} size={18} />}
        <span className="sr-only">{purpose}: </span>
        {label}
        <Icon name="chevron-down" size={16} />
      </button>
      {menu.open && (
        <div
          className={cx(
            'menu absolute rounded-float border border-line bg-surface p-3 text-ink',
            groups.length > 1 && 'menu-two',
            align === 'end' ? 'end-0' : 'start-0',
          )}
        >
          <div id={id} role="menu" aria-label={purpose} tabIndex={-1} onKeyDown={menu.onMenuKeyDown}>
            {groups.map((group, index) => (
              <fieldset key={group.label ?? index} aria-label={group.label}>
                {group.label && <p className="px-3 pb-1 text-sm text-muted">{group.label}</p>}
                {group.entries.map((entry) => (
                  <MenuRow
                    key={entry.key}
                    entry={entry}
                    as={as}
                    onChoose={() => {
                      menu.close(true)
                      onSelect?.(entry.key)
                    }}
                  />
                ))}
              </fieldset>
            ))}
          </div>
          {note && <p className="mt-3 border-t border-line px-3 pt-3 text-sm text-muted">{note}</p>}
        </div>
      )}
    </div>
  )
}
