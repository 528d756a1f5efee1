/** Markdown without its fenced blocks; lines keep their numbers. */
export const withoutFences = (text) =>
  text.replaceAll(/^( *)```[\s\S]*?^ *```$/gm, (block) => block.replaceAll(/[^\n]+/g, ''))

/** The lines of all fenced blocks. */
export const readFences = (text) =>
  [...text.matchAll(/^ *```\w*\n([\s\S]*?)^ *```$/gm)].map(([, body]) => body).join('\n')

/** Texts between single backticks, outside of fenced blocks; a text that is broken over two lines is one. */
export const readCodeSpans = (text) =>
  [...withoutFences(text).matchAll(/`([^`]+)`/g)].map(([, span]) => span.replaceAll(/\s+/g, ' '))

/** GitHub's anchor of a heading. */
const toAnchor = (heading) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** Every anchor of a page: its headings, numbered when they repeat, and its `<a id>`. */
export function readAnchors(text) {
  const counts = new Map()
  const anchors = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id))
  for (const [, heading] of withoutFences(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = toAnchor(heading)
    const count = counts.get(anchor) ?? 0
    counts.set(anchor, count + 1)
    anchors.add(count === 0 ? anchor : `${anchor}-${count}`)
  }
  return anchors
}

/** Targets of all links and images outside of code. */
export const readLinks = (text) =>
  [
    ...withoutFences(text)
      .replaceAll(/`[^`]*`/g, '')
      .matchAll(/\[[^\]]*\]\(([^)\s]+)\)/g),
  ].map(([, target]) => target)
