import { createElement, type ReactNode } from 'react'
import { isRenderingFragment, renderFragment } from '@/lib/static-html/render-fragment'
import { type StaticAttributes, StaticFragment } from './static-fragment'

type StaticHtmlProps = StaticAttributes & {
  /** Server components without state, plain links (`a`), and elements that islands find in the page by selector. */
  children: ReactNode
}

/** A part of the page that is not hydrated. The browser receives it as HTML only, without React data. */
export function StaticHtml({ as, children, ...attributes }: StaticHtmlProps) {
  if (isRenderingFragment()) return createElement(as, attributes, children)
  const { name, html } = renderFragment(children)
  return <StaticFragment as={as} {...attributes} name={name} html={html} />
}
