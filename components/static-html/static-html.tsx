import { createElement, type ReactNode } from 'react'
import { isRenderingFragment, renderFragment } from '@/lib/static-html/render-fragment'
import { type StaticAttributes, StaticFragment } from './static-fragment'

type StaticHtmlProps = StaticAttributes & {
  /** Server components without state, links of the frame's own kind (`a`) and what islands find in the page by themselves. */
  children: ReactNode
}

/** Part of a page that is finished once the server has written it: the browser gets it as HTML alone, without data for React to read. */
export function StaticHtml({ as, children, ...attributes }: StaticHtmlProps) {
  if (isRenderingFragment()) return createElement(as, attributes, children)
  const { name, html } = renderFragment(children)
  return <StaticFragment as={as} {...attributes} name={name} html={html} />
}
