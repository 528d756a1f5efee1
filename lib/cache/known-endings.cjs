const KNOWN = Symbol.for('kervan.known-endings')

/** So long may rendering a page take: what was stored less than this after an ending may have been read before it. */
const RENDER_MS = 5_000

/**
 * The endings of tags by the number that the operator API gave them, one for all storefronts. A page that another of them
 * stored is judged by these and by no clock: it carries the highest number that its storefront knew when it began.
 */
class KnownEndings {
  constructor() {
    /** @type {Map<string, number>} */
    this.byTag = new Map()
    /** Which number was the highest, from when on; a new one is only noted when there is one. */
    this.history = [{ at: Number.NEGATIVE_INFINITY, number: 0 }]
    /** Whether the API has told us all: before that nothing of other storefronts can be judged. */
    this.isComplete = false
  }

  get number() {
    return this.history.at(-1).number
  }

  /** @param {readonly { tag: string; number: number }[]} endings in the order of their numbers @param {number} now */
  learn(endings, now = Date.now()) {
    for (const { tag, number } of endings) this.byTag.set(tag, number)
    const last = endings.at(-1)?.number ?? 0
    if (last > this.number) this.history.push({ at: now, number: last })
    while (this.history.length > 1 && this.history[1].at <= now - RENDER_MS) this.history.shift()
  }

  /** The highest number that a page which is stored now was certainly made after. @param {number} now */
  numberOfPage(now = Date.now()) {
    return this.history.findLast(({ at }) => at <= now - RENDER_MS)?.number ?? this.history[0].number
  }

  /** @param {readonly string[]} tags @param {number} number which the page carries */
  haveEnded(tags, number) {
    return tags.some((tag) => (this.byTag.get(tag) ?? 0) > number)
  }
}

/** Those of this process: bundles and the page cache, which is loaded outside of them, read the same. */
function getKnownEndings() {
  globalThis[KNOWN] ??= new KnownEndings()
  return globalThis[KNOWN]
}

module.exports = { KnownEndings, getKnownEndings }
