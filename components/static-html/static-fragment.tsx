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
  /** Left out of the data of a document that has it. `lib/static-html/omit-from-flight-data.ts` finds it by the names of both, in this order. */
  html: string
}

/** An element whose content React wrote on the server, escaped as always, and leaves as it stands. The one place of its kind (biome.json). */
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
