'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'
import { keepFocus } from './keep-focus'
import './tabs.css'

export type Tab = { id: string; label: string; icon?: IconName | undefined; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /**
   * Controlled if set. If omitted, the component keeps the state itself and starts with `defaultTab` or the first tab.
   */
  tab?: string | undefined
  defaultTab?: string | undefined
  onChange?: ((id: string) => void) | undefined
  listClassName?: string | undefined
  panelClassName?: string | undefined
}

/** Arrow keys, Home and End move the focus and select the tab immediately. Arrow keys follow the reading direction. */
export function Tabs({ label, tabs, tab, defaultTab, onChange, listClassName, panelClassName }: TabsProps) {
  const [own, setOwn] = useState(defaultTab ?? tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const base = useId()
  const current = tabs.find(({ id }) => id === (tab ?? own)) ?? tabs[0]

  const choose = (id: string) => {
    setOwn(id)
    onChange?.(id)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const back = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const at = tabs.findIndex(({ id }) => id === current?.id)
    const moves: Record<string, number> = {
      ArrowLeft: back === 'ArrowLeft' ? at - 1 : at + 1,
      ArrowRight: back === 'ArrowRight' ? at - 1 : at + 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const move = moves[event.key]
    const next = move === undefined ? undefined : tabs.at(move % tabs.length)
    if (!next) return
    event.preventDefault()
    choose(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={cx('tabs', listClassName)} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name, icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            aria-selected={id === current?.id}
            aria-controls={id === current?.id ? `${base}-panel` : undefined}
            tabIndex={id === current?.id ? 0 : -1}
            onMouseDown={keepFocus}
            onClick={({ currentTarget }) => {
              choose(id)
              currentTarget.focus()
            }}
          >
            {icon && <Icon name={icon} />}
            {name}
          </button>
        ))}
      </div>
      {current && (
        <div
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-${current.id}`}
          className={panelClassName}
          key={current.id}
        >
          {current.content}
        </div>
      )}
    </>
  )
}
