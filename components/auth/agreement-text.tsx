import { createElement, type ReactNode, useMemo } from 'react'
import './agreement.css'

const TAGS = new Set('h2 h3 h4 p a ul ol li strong em b i br blockquote hr table thead tbody tr th td'.split(' '))
/** Elements that are removed together with their text. */
const DROPPED = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript'])

function draw(parent: Node, path = ''): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    const key = `${path}${index}`
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    if (!(node instanceof HTMLElement)) return null
    const tag = node.localName === 'h1' ? 'h2' : node.localName
    if (DROPPED.has(tag)) return null
    const children = draw(node, `${key}.`)
    if (!TAGS.has(tag)) return children
    const href = tag === 'a' ? node.getAttribute('href') : null
    const link =
      href && /^(https?:|mailto:|tel:|\/(?!\/))/i.test(href) ? { href, target: '_blank', rel: 'noopener' } : {}
    return createElement(tag, { key, ...link }, ...children)
  })
}

/** Renders the operator's HTML from an allowlist of elements and attributes; everything else is dropped. */
export function AgreementText({ html }: { html: string }) {
  const body = useMemo(() => draw(new DOMParser().parseFromString(html, 'text/html').body), [html])
  return <div className="agreement">{body}</div>
}
