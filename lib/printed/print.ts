import 'server-only'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { visits } from '@/lib/visits/visits.cjs'

type Renderer = typeof import('./render.cjs')

const load = process.getBuiltinModule('node:module').createRequire(join(process.cwd(), 'package.json'))
const { renderToStaticMarkup } = load('./lib/printed/render.cjs') as Renderer

/** 60 bits: two texts of one page do not share a name. */
const NAME_LENGTH = 10

export interface PrintedText {
  /** The same for the same text, everywhere. */
  name: string
  /** Empty where the page's data need not carry it: the document that is being written does. */
  html: string
}

let depth = 0

/** Whether what is drawn now is part of something that is being printed: what would be printed by itself just stands in it. */
export const isPrinting = (): boolean => depth > 0

function renderHtml(content: ReactNode): string {
  depth += 1
  try {
    return renderToStaticMarkup(content)
  } finally {
    depth -= 1
  }
}

/**
 * Writes what has neither state nor code of its own as finished HTML. What else a server component gives to a page goes out twice, as
 * HTML and as data, is read a second time by React in the server and a third time in the browser.
 */
export function print(content: ReactNode): PrintedText {
  const html = renderHtml(content)
  const name = createHash('sha256').update(html).digest('base64url').slice(0, NAME_LENGTH)
  const visit = visits.getStore()
  if (!visit?.isDocument || !visit.isMadeForVisit) return { name, html }
  visit.printed ??= new Map()
  visit.printed.set(name, html)
  return { name, html: '' }
}
