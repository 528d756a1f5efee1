const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs')
const { dirname, resolve } = require('node:path')

/** Inside the storefront only: the tags of a kept page, which Next takes out under its own name. Never leaves the server. */
const PAGE_TAGS_HEADER = 'x-page-tags'
/** Inside the storefront only: when the page was made, in milliseconds. */
const PAGE_MADE_HEADER = 'x-page-made'
const SHARED = Symbol.for('kervan.tag-times')
const LOOK_MS = 200
/** What was stored this soon after an ending may have been read before it: it is made once more. */
const RACE_MS = 1000

/**
 * When each tag was ended (epoch milliseconds), in a file: an ending survives a restart and reaches every process that serves the
 * same build. Next itself keeps them in memory only.
 */
class TagTimes {
  /** @param {string} file */
  constructor(file) {
    this.file = file
    /** @type {Map<string, number>} */
    this.times = new Map()
    this.seen = ''
    this.looked = 0
  }

  /** @param {readonly string[]} tags @param {number} since @param {number} now */
  haveEnded(tags, since, now = Date.now()) {
    if (now - this.looked >= LOOK_MS) this.pull(now)
    return tags.some((tag) => (this.times.get(tag) ?? Number.NEGATIVE_INFINITY) > since - RACE_MS)
  }

  /** @param {readonly string[]} tags @param {number} now */
  end(tags, now = Date.now()) {
    this.pull(now)
    for (const tag of tags) this.times.set(tag, now)
    const draft = `${this.file}.${process.pid}`
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(draft, JSON.stringify(Object.fromEntries(this.times)))
    renameSync(draft, this.file)
  }

  /** @param {number} now */
  pull(now) {
    this.looked = now
    try {
      const { mtimeMs, size } = statSync(this.file)
      const version = `${mtimeMs}:${size}`
      if (version === this.seen) return
      const stored = Object.entries(JSON.parse(readFileSync(this.file, 'utf8')))
      for (const [tag, time] of stored) this.times.set(tag, Math.max(Number(time) || 0, this.times.get(tag) ?? 0))
      this.seen = version
    } catch {
      // No file yet, or one that cannot be read: nothing has ended that this process does not know.
    }
  }
}

/** Those of this process for a file: what is ended by one of its parts is known to all of them at once. @param {string} file */
function getTagTimes(file) {
  globalThis[SHARED] ??= new Map()
  const path = resolve(file)
  if (!globalThis[SHARED].has(path)) globalThis[SHARED].set(path, new TagTimes(path))
  return globalThis[SHARED].get(path)
}

module.exports = { PAGE_MADE_HEADER, PAGE_TAGS_HEADER, TagTimes, getTagTimes }
