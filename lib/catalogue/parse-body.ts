import { sanitiseBody } from './sanitise-body'

/** A node of the operator's text: text, or an element of the allow-list. */
export type BodyNode = string | BodyElement

export interface BodyElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: BodyNode[]
}

const TOKEN = /<\/([a-z0-9]+)>|<([a-z0-9]+)((?:\s+[a-z]+="[^"]*")*)\s*(\/?)>|([^<]+)/g
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)]))
}

/** Sanitises the operator's HTML and parses it into a tree, which is rendered as elements, never as raw markup. */
export function parseBody(html: string): BodyNode[] {
  const root: BodyElement = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const [, closing, tag, attributes, slash, text] of sanitiseBody(html).matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.children.push(decode(text))
    else if (tag !== undefined) {
      const element = { tag, attributes: readAttributes(attributes ?? ''), children: [] }
      parent.children.push(element)
      if (!slash) open.push(element)
    } else if (closing === parent.tag) open.pop()
  }
  return root.children.filter((node) => typeof node !== 'string' || node.trim() !== '')
}
