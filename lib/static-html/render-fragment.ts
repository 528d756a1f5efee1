import 'server-only'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { requestContext } from '@/lib/request-context/request-context'

// Next excludes React's static renderer from the bundles of server components, so it is loaded at run time.
const load = process.getBuiltinModule('node:module').createRequire(join(process.cwd(), 'package.json'))
const { renderToStaticMarkup } = load('react-dom/server') as typeof import('react-dom/server')

/** Characters of the name (60 bits): two texts of one page never share a name. */
const NAME_LENGTH = 10

export interface StaticFragment {
  /** Hash of the HTML: the same HTML has the same name in every process. */
  name: string
  /** Empty if the page's data need not contain it, because the rendered document does. */
  html: string
}

let depth = 0

/** Whether a fragment is being rendered: a nested fragment is part of the outer HTML. */
export const isRenderingFragment = (): boolean => depth > 0

function renderHtml(content: ReactNode): string {
  depth += 1
  try {
    return renderToStaticMarkup(content)
  } finally {
    depth -= 1
  }
}

/**
 * Renders content without state and client code to a static HTML fragment, which React does not hydrate. Other output
 * of a server component is sent twice, as HTML and as data, and React processes it again on the server and in the
 * browser.
 */
export function renderFragment(content: ReactNode): StaticFragment {
  const html = renderHtml(content)
  const name = createHash('sha256').update(html).digest('base64url').slice(0, NAME_LENGTH)
  const context = requestContext.getStore()
  if (!context?.isDocument || !context.isRenderedPerRequest) return { name, html }
  context.fragments ??= new Map()
  context.fragments.set(name, html)
  return { name, html: '' }
}
