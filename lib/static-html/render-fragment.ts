import 'server-only'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { visits } from '@/lib/visits/visits.cjs'

type Renderer = typeof import('@/lib/printed/render.cjs')

const load = process.getBuiltinModule('node:module').createRequire(join(process.cwd(), 'package.json'))
const { renderToStaticMarkup } = load('./lib/printed/render.cjs') as Renderer

/** 60 bits: two texts of one page do not share a name. */
const NAME_LENGTH = 10

export interface StaticFragment {
  /** The same for the same text, everywhere. */
  name: string
  /** Empty where the page's data need not carry it: the document that is being written does. */
  html: string
}

let depth = 0

/** Whether a fragment is being rendered: a fragment within another is part of its HTML. */
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
 * Renders content without state and client code to a static HTML fragment, which React does not hydrate. Other output of a server
 * component is sent twice, as HTML and as data, and React reads it again on the server and in the browser.
 */
export function renderFragment(content: ReactNode): StaticFragment {
  const html = renderHtml(content)
  const name = createHash('sha256').update(html).digest('base64url').slice(0, NAME_LENGTH)
  const visit = visits.getStore()
  if (!visit?.isDocument || !visit.isMadeForVisit) return { name, html }
  visit.printed ??= new Map()
  visit.printed.set(name, html)
  return { name, html: '' }
}
