import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet" href="\/_next\/static\/([\w~./-]+\.css)" data-precedence="next"\/>/g
const SCRIPT =
  /<script src="\/_next\/static\/[\w~./-]+\.js" async=""><\/script>|<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g
/** The picture that the first screen waits for, in the form that most browsers take; `components/ui/picture.tsx` writes it. */
const PICTURE =
  /<picture[^>]*><source type="(image\/\w+)" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img[^>]* fetchPriority="high"/
/** How wide a picture will stand is known from here on. */
const VIEWPORT = /<meta name="viewport"[^>]*>/
/** Where what the page says ends and what its scripts need begins. */
const BEGINNING = '<script id="_R_">'

/** What stands in a document, and not in a file beside others, cannot name its neighbours nor hold the end of its own element. */
const BOUND_TO_ITS_PLACE = /url\((?!["']?(?:\/|data:|#))|@import|<\/style/i

function readSheet(file) {
  if (!existsSync(file)) return null
  const css = readFileSync(file, 'utf8')
    .replace(/\/\*# sourceMappingURL=.*?\*\//, '')
    .trim()
  return BOUND_TO_ITS_PLACE.test(css) ? null : css
}

function nameFirstPicture(html) {
  const [, type, candidates, sizes] = PICTURE.exec(html) ?? []
  return type
    ? `<link rel="preload" as="image" type="${type}" imageSrcSet="${candidates}" imageSizes="${sizes}" fetchPriority="high"/>`
    : ''
}

/**
 * Puts a document into the order in which it is needed: it begins with the name of the first screen's picture, its looks stand in it, so
 * nothing waits for a sheet, and its scripts are told of after all that can be read, so they do not take the line from it. React finds the sheets by their links, which are switched off and so
 * never fetched, and scripts wherever they stand.
 */
export class FirstPaint {
  #sheets = new Map()

  /** `folder` is that of the build. */
  constructor(folder) {
    this.folder = folder
  }

  /** The document in that order; what is none of Next's documents as it is. */
  arrange(html) {
    const headEnd = html.indexOf('</head>')
    const beginning = html.indexOf(BEGINNING, headEnd)
    if (headEnd < 0 || beginning < 0) return html
    const head = html.slice(0, headEnd)
    const names = [...head.matchAll(SHEET)].map(([, name]) => name)
    const looks = names.map((name) => this.#read(name))
    if (looks.length === 0 || looks.includes(null)) return html
    const scripts = (head.match(SCRIPT) ?? []).join('')
    let isFirst = true
    const arranged = head
      .replace(SCRIPT, '')
      .replace(SHEET, (link) => {
        const style = isFirst ? `<style>${looks.join('')}</style>` : ''
        isFirst = false
        return `${style}${link.replace('/>', ' disabled=""/>')}`
      })
      .replace(VIEWPORT, (viewport) => `${viewport}${nameFirstPicture(html)}`)
    return `${arranged}${html.slice(headEnd, beginning)}${scripts}${html.slice(beginning)}`
  }

  /** Null for a sheet that only works from its own place, and for one that this build does not have. */
  #read(name) {
    const known = this.#sheets.get(name)
    if (known !== undefined) return known
    const css = readSheet(join(this.folder, 'static', name))
    this.#sheets.set(name, css)
    return css
  }
}
