'use client'

import { readHtmlText } from '@/lib/static-html/read-html-text'

interface StaticTextProps {
  as: 'script' | 'style'
  type?: string | undefined
  /** What `storeHtmlText` called the text. */
  name: string
}

/** An element whose text stands in the server's HTML and goes out there alone; a page that is navigated to has it without text. */
export function StaticText({ as: Element, type, name }: StaticTextProps) {
  return (
    <Element type={type} data-text={name} suppressHydrationWarning>
      {typeof window === 'undefined'
        ? readHtmlText(name)
        : document.querySelector(`[data-text="${name}"]`)?.textContent}
    </Element>
  )
}
