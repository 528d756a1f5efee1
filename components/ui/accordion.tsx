import type { ReactNode } from 'react'
import { cx } from './cx'

type AccordionProps = {
  items: readonly { id: string; title: string; content: ReactNode }[]
  /** Items of one name close each other. */
  name?: string | undefined
  /** Id of the item that is open from the start. */
  open?: string | undefined
  className?: string | undefined
}

/** The browser's own disclosure: works without scripts, and the page's search finds what is folded. */
export function Accordion({ items, name, open, className }: AccordionProps) {
  return (
    <div className={cx(className)}>
      {items.map((item) => (
        <details key={item.id} id={item.id} className="fold" name={name} open={item.id === open}>
          <summary>{item.title}</summary>
          <div>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
