import { isUtf8 } from 'node:buffer'
import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** A logo has a few kilobytes. */
export const MAXIMUM_DRAWING_BYTES = 256 * 1024
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** Elements that draw. None runs code, embeds a document, repeats others or animates an attribute. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'title', 'desc', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker'],
])

/** Allowed functions: colours and transforms. `url(#…)` is checked separately. Any other function may load a file. */
const FUNCTIONS: ReadonlySet<string> = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'calc'],
  ...['matrix', 'translate', 'scale', 'rotate', 'skewx', 'skewy'],
])
const INNER_REFERENCE = /url\(\s*(["']?)#[\w.-]+\1\s*\)/gi

const ATTRIBUTE = '@'
const TEXT = '#text'
/** Values are not decoded, so that the checks see character references. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  textNodeName: TEXT,
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
})

/** Longer than any known name. Without this limit the pattern takes quadratic time. */
const LONGEST_NAME = 24

/** Returns the word at the end of a text, or '' if the text ends with another character. */
const lastWord = (text: string): string => /[\w-]*$/.exec(text.slice(-LONGEST_NAME))?.[0].toLowerCase() ?? ''

/**
 * Whether CSS calls no function that loads something. Escapes and character references are refused, because they could
 * hide one.
 */
function isSafeCss(css: string): boolean {
  if (/\\|&#/.test(css)) return false
  const names = css.replace(INNER_REFERENCE, '').split('(').slice(0, -1).map(lastWord)
  return names.every((name) => name === '' || FUNCTIONS.has(name))
}

function isSafeAttribute(name: string, value: string): boolean {
  const local = name.slice(name.indexOf(':') + 1).toLowerCase()
  if (name === 'xmlns') return value === SVG_NAMESPACE
  // `xml:base` would turn a reference within the drawing into one to another file.
  if (local.startsWith('on') || name === 'xml:base') return false
  if (local === 'href' || local === 'src') return value.startsWith('#')
  return isSafeCss(value) && !/javascript:/i.test(value)
}

const isObject = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null

/**
 * Whether a stylesheet has no at-rules, which load other stylesheets. The parser returns its text as a string, or in an
 * object with the attributes.
 */
function isSafeStyle(node: unknown): boolean {
  const css = String(isObject(node) ? (node[TEXT] ?? '') : node)
  return isSafeCss(css) && !/[@&]/.test(css)
}

function isSafeElement(name: string, node: unknown): boolean {
  if (Array.isArray(node)) return node.every((each) => isSafeElement(name, each))
  if (!ELEMENTS.has(name) || (name === 'style' && !isSafeStyle(node))) return false
  return (
    !isObject(node) ||
    Object.entries(node).every(([key, value]) => {
      if (key === TEXT) return true
      if (key.startsWith(ATTRIBUTE)) return isSafeAttribute(key.slice(ATTRIBUTE.length), String(value))
      return name !== 'style' && isSafeElement(key, value)
    })
  )
}

/** In another encoding a browser would read other characters than those that are checked here. */
function isUtf8Declaration(declaration: unknown): boolean {
  const encoding = isObject(declaration) ? declaration[`${ATTRIBUTE}encoding`] : undefined
  return encoding === undefined || String(encoding).toLowerCase() === 'utf-8'
}

function isSafeDocument(document: unknown): boolean {
  if (!isObject(document)) return false
  const { '?xml': declaration, svg, ...others } = document
  if (!isObject(svg) || Array.isArray(svg) || Object.keys(others).length > 0) return false
  return svg[`${ATTRIBUTE}xmlns`] === SVG_NAMESPACE && isUtf8Declaration(declaration) && isSafeElement('svg', svg)
}

/**
 * Whether a file is a well-formed SVG document of at most `MAXIMUM_DRAWING_BYTES` that declares no entities, contains
 * only known drawing elements, runs no code and loads nothing.
 */
export function isSafeDrawing(body: Buffer): boolean {
  if (body.length > MAXIMUM_DRAWING_BYTES || !isUtf8(body)) return false
  const source = body.toString('utf8')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) return false
  try {
    return XMLValidator.validate(source) === true && isSafeDocument(parser.parse(source))
  } catch {
    // The parser refuses names that JavaScript reserves, and elements nested too deep.
    return false
  }
}
