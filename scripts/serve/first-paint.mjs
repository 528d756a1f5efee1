import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runScripts } from './run-scripts.mjs'

const { hashScript } = createRequire(import.meta.url)('../../lib/security/script-sources.cjs')

const SHEET = /<link rel="stylesheet" href="\/_next\/static\/([\w~./-]+\.css)" data-precedence="next"\/>/g
const SCRIPT = /<script src="(\/_next\/static\/[\w~./-]+\.js)" async=""><\/script>/g
const FETCHED_AHEAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g
/** Where what the page says ends and what its scripts need begins. */
const BEGINNING = '<script id="_R_">'

/** Without its indents, as it stands in every document. */
const RUN_SCRIPTS = `(${runScripts})(document.currentScript)`.replace(/\n\s+/g, '\n')

/** Source of a content policy that lets the documents' own script run. */
export const RUN_SCRIPTS_SOURCE = hashScript(RUN_SCRIPTS)

/** What stands in a document, and not in a file beside others, cannot name its neighbours nor hold the end of its own element. */
const BOUND_TO_ITS_PLACE = /url\((?!["']?(?:\/|data:|#))|@import|<\/style/i

const withoutScripts = (html) => html.replace(SCRIPT, '').replace(FETCHED_AHEAD, '')

function readSheet(file) {
  if (!existsSync(file)) return null
  const css = readFileSync(file, 'utf8')
    .replace(/\/\*# sourceMappingURL=.*?\*\//, '')
    .trim()
  return BOUND_TO_ITS_PLACE.test(css) ? null : css
}

/**
 * Puts a document into the order in which it is needed: its looks stand in it, so nothing waits for a sheet, and its scripts are told of
 * after all that can be read, so they do not take the line from it, and run when that has been shown. React finds the sheets by their links,
 * which are switched off and so never fetched, and scripts wherever they stand.
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
    const end = html.slice(beginning)
    const paths = [...head.matchAll(SCRIPT), ...end.matchAll(SCRIPT)].map(([, path]) => path)
    let isFirst = true
    const arranged = withoutScripts(head).replace(SHEET, (link) => {
      const style = isFirst ? `<style>${looks.join('')}</style>` : ''
      isFirst = false
      return `${style}${link.replace('/>', ' disabled=""/>')}`
    })
    const scripts = `<script data-run="${paths.join(' ')}">${RUN_SCRIPTS}</script>`
    return `${arranged}${html.slice(headEnd, beginning)}${scripts}${withoutScripts(end)}`
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
