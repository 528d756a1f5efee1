'use client'

import type { HTMLAttributes } from 'react'
import { readFragment } from '@/lib/static-html/read-fragment'

export type PrintedElement = 'article' | 'aside' | 'div' | 'li' | 'section' | 'ul'

export interface PrintedAttributes extends Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'aria-label'> {
  as: PrintedElement
  'data-at'?: string | undefined
}

type PrintedHtmlProps = PrintedAttributes & {
  name: string
  /** Left out of the data of a document that has it. `lib/printed/leave-out.cjs` finds it by the names of both, in this order. */
  printed: string
}

/** An element whose content React wrote on the server, escaped as always, and leaves as it stands. The one place of its kind (biome.json). */
export function PrintedHtml({ as: Element, name, printed, ...attributes }: PrintedHtmlProps) {
  return (
    <Element
      {...attributes}
      data-printed={name}
      dangerouslySetInnerHTML={{ __html: readFragment(name, printed) }}
      suppressHydrationWarning
    />
  )
}
