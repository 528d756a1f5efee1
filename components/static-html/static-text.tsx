'use client'

import { readHtmlText } from '@/lib/static-html/read-html-text'

interface StaticTextProps {
  as: 'script' | 'style'
  type?: string | undefined
  /** Name under which `storeHtmlText` stored the text. */
  name: string
}

/** An element whose text is sent only in the server's HTML. After a client-side navigation it has no text. */
export function StaticText({ as: Element, type, name }: StaticTextProps) {
  return (
    <Element type={type} data-text={name} suppressHydrationWarning>
      {typeof window === 'undefined'
        ? readHtmlText(name)
        : document.querySelector(`[data-text="${name}"]`)?.textContent}
    </Element>
  )
}
