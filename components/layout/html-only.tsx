'use client'

import { readHtmlOnly } from '@/lib/html-only/read'

interface HtmlOnlyProps {
  as: 'script' | 'style'
  type?: string | undefined
  /** What `noteHtmlOnly` called the text. */
  name: string
}

/** An element whose text stands in the server's HTML and goes out there alone; a page that is navigated to has it without text. */
export function HtmlOnly({ as: Element, type, name }: HtmlOnlyProps) {
  return (
    <Element type={type} data-text={name} suppressHydrationWarning>
      {typeof window === 'undefined'
        ? readHtmlOnly(name)
        : document.querySelector(`[data-text="${name}"]`)?.textContent}
    </Element>
  )
}
