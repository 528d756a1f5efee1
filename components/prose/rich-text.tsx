import { createElement, type ReactNode } from 'react'
import { StaticHtml } from '@/components/static-html/static-html'
import { type BodyNode, parseBody } from '@/lib/catalogue/parse-body'
import '@/components/content/content.css'

const PROPERTIES: Readonly<Record<string, string>> = { colspan: 'colSpan' }

function draw(nodes: readonly BodyNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const attributes = Object.entries(node.attributes).map(([name, value]) => [PROPERTIES[name] ?? name, value])
    const children = node.children.length > 0 ? draw(node.children) : []
    return createElement(node.tag, { key: `${node.tag}${index}`, ...Object.fromEntries(attributes) }, ...children)
  })
}

/**
 * HTML written by the operator. The API sanitises it on write; this component sanitises it again, because any server
 * can be behind the API.
 */
export function RichText({ html }: { html: string }) {
  return (
    <StaticHtml as="div" className="prose">
      {draw(parseBody(html))}
    </StaticHtml>
  )
}
