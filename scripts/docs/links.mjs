import { posix } from 'node:path'
import { readAnchors, readLinks } from './markdown.mjs'

const isExternal = (target) => /^[a-z]+:/.test(target)

/** Links of a page that lead nowhere. `pages` are texts by path, `hasPath` tells of other files. */
export function findBrokenLinks(path, text, { pages, hasPath }) {
  return readLinks(text)
    .filter((target) => !isExternal(target))
    .flatMap((target) => {
      const [file, anchor] = target.split('#')
      const place = file === '' ? path : posix.join(posix.dirname(path), file)
      if (!pages.has(place) && !hasPath(place)) return [`${path}: ${target} does not exist`]
      if (anchor === undefined) return []
      const page = pages.get(place)
      return page !== undefined && readAnchors(page).has(anchor) ? [] : [`${path}: ${target} has no such heading`]
    })
}
