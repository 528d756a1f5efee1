import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** Elements that run code, embed other documents, or animate an attribute to a script. */
const REFUSED_ELEMENTS = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'handler',
  'set',
  'animate',
  'use',
  'image',
])

const ATTRIBUTE = '@'
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  parseTagValue: false,
  parseAttributeValue: false,
})

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

function isSafeAttribute(name: string, value: string): boolean {
  const local = localName(name)
  if (local.startsWith('on')) return false
  // A reference within the drawing is the only address that it needs.
  if (local === 'href' || local === 'src') return value.trim().startsWith('#')
  return !/url\(\s*["']?(?!#)/i.test(value) && !/javascript:/i.test(value)
}

function isSafeNode(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isSafeNode)
  if (node === null || typeof node !== 'object') return true
  return Object.entries(node).every(([name, value]) =>
    name.startsWith(ATTRIBUTE)
      ? isSafeAttribute(name.slice(ATTRIBUTE.length), String(value))
      : !REFUSED_ELEMENTS.has(localName(name)) && isSafeNode(value),
  )
}

/** Whether an SVG is well formed, declares no entities and holds nothing that runs or is loaded from elsewhere. */
export function isSafeDrawing(source: string): boolean {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source) || XMLValidator.validate(source) !== true) return false
  const styles = source.match(/<style[\s>][\s\S]*?<\/style>/gi) ?? []
  if (styles.some((style) => /@import|url\(\s*["']?(?!#)/i.test(style))) return false
  return isSafeNode(parser.parse(source))
}
