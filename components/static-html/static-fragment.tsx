'use client'

import type { HTMLAttributes } from 'react'
import { readFragment } from '@/lib/static-html/read-fragment'

export type StaticElement = 'article' | 'aside' | 'div' | 'li' | 'section' | 'ul'

export interface StaticAttributes extends Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'aria-label'> {
  as: StaticElement
  'data-at'?: string | undefined
}

type StaticFragmentProps = StaticAttributes & {
  name: string
  /**
   * Omitted from the flight data of a document that contains it. `lib/static-html/omit-from-flight-data.ts` finds it by
   * the prop names `name` and `html`, in this order.
   */
  html: string
}

/**
 * An element whose content the server rendered with React (escaped as usual) and which React does not hydrate. The only
 * use of `dangerouslySetInnerHTML` of this kind (biome.json).
 */
export function StaticFragment({ as: Element, name, html, ...attributes }: StaticFragmentProps) {
  return (
    <Element
      {...attributes}
      data-fragment={name}
      dangerouslySetInnerHTML={{ __html: readFragment(name, html) }}
      suppressHydrationWarning
    />
  )
}
