import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const STYLESHEET = /<link rel="stylesheet" href="\/_next\/static\/([\w~./-]+\.css)" data-precedence="next"\/>/g
const SCRIPT =
  /<script src="\/_next\/static\/[\w~./-]+\.js" async=""><\/script>|<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g
/** The first screen's image, in the format that most browsers accept, as written by `components/ui/picture.tsx`. */
const PICTURE =
  /<picture[^>]*><source type="(image\/\w+)" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img[^>]* fetchPriority="high"/
/** After this element a browser can compute the layout width of an image. */
const VIEWPORT = /<meta name="viewport"[^>]*>/
/** The element between the page's content and the data of its scripts. */
const BEGINNING = '<script id="_R_">'

/** CSS that cannot be inlined: a relative address would no longer resolve, and `</style` would end the element. */
const BOUND_TO_ITS_PLACE = /url\((?!["']?(?:\/|data:|#))|@import|<\/style/i

function readStylesheet(file: string): string | null {
  if (!existsSync(file)) return null
  const css = readFileSync(file, 'utf8')
    .replace(/\/\*# sourceMappingURL=.*?\*\//, '')
    .trim()
  return BOUND_TO_ITS_PLACE.test(css) ? null : css
}

function preloadFirstPicture(html: string): string {
  const [, type, candidates, sizes] = PICTURE.exec(html) ?? []
  return type
    ? `<link rel="preload" as="image" type="${type}" imageSrcSet="${candidates}" imageSizes="${sizes}" fetchPriority="high"/>`
    : ''
}

/**
 * Orders a document for first paint. It preloads the first screen's image. It inlines the stylesheets, so that no
 * request blocks rendering. It moves script elements after the content, so that scripts do not compete with it for
 * bandwidth. React identifies the stylesheets by their links, which are disabled and so never fetched; it finds scripts
 * at any position.
 */
export class FirstPaint {
  readonly #stylesheets = new Map<string, string | null>()
  readonly #folder: string

  /** `folder` is the build folder. */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** The reordered document. HTML that is not one of Next's documents is returned unchanged. */
  arrange(html: string): string {
    const headEnd = html.indexOf('</head>')
    const beginning = html.indexOf(BEGINNING, headEnd)
    if (headEnd < 0 || beginning < 0) return html
    const head = html.slice(0, headEnd)
    const stylesheets = [...head.matchAll(STYLESHEET)].map(([, name = '']) => this.#read(name))
    if (stylesheets.length === 0 || stylesheets.includes(null)) return html
    const scripts = (head.match(SCRIPT) ?? []).join('')
    let isFirst = true
    const arranged = head
      .replace(SCRIPT, '')
      .replace(STYLESHEET, (link) => {
        const style = isFirst ? `<style>${stylesheets.join('')}</style>` : ''
        isFirst = false
        return `${style}${link.replace('/>', ' disabled=""/>')}`
      })
      .replace(VIEWPORT, (viewport) => `${viewport}${preloadFirstPicture(html)}`)
    return `${arranged}${html.slice(headEnd, beginning)}${scripts}${html.slice(beginning)}`
  }

  /** Null for a stylesheet that cannot be inlined, and for one that this build does not contain. */
  #read(name: string): string | null {
    const known = this.#stylesheets.get(name)
    if (known !== undefined) return known
    const css = readStylesheet(join(this.#folder, 'static', name))
    this.#stylesheets.set(name, css)
    return css
  }
}
