import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const STYLESHEET = /<link rel="stylesheet" href="\/_next\/static\/([\w~./-]+\.css)" data-precedence="next"\/>/g
const SCRIPT =
  /<script src="\/_next\/static\/[\w~./-]+\.js" async=""><\/script>|<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g
/** The picture that the first screen waits for, in the form that most browsers take; `components/ui/picture.tsx` writes it. */
const PICTURE =
  /<picture[^>]*><source type="(image\/\w+)" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img[^>]* fetchPriority="high"/
/** After this element a browser knows how wide a picture will stand. */
const VIEWPORT = /<meta name="viewport"[^>]*>/
/** The element between the content of the page and what its scripts need. */
const BEGINNING = '<script id="_R_">'

/** Inside a document a stylesheet cannot name files beside itself, nor contain the end of its own element. */
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
 * Orders a document for first paint: it preloads the first screen's picture, has its stylesheets inline, so that nothing waits for
 * them, and names its scripts after its content, so that they do not take bandwidth from it. React finds the stylesheets by their
 * links, which are disabled and so never fetched, and scripts wherever they stand.
 */
export class FirstPaint {
  readonly #stylesheets = new Map<string, string | null>()
  readonly #folder: string

  /** `folder` is that of the build. */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** The document in that order; other HTML than Next's documents as it is. */
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

  /** Null for a stylesheet that only works from its own place, and for one that this build does not have. */
  #read(name: string): string | null {
    const known = this.#stylesheets.get(name)
    if (known !== undefined) return known
    const css = readStylesheet(join(this.#folder, 'static', name))
    this.#stylesheets.set(name, css)
    return css
  }
}
