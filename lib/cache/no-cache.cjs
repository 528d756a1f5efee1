/**
 * The page and data cache of `next dev`: it keeps nothing. What the operator API answers depends on its code, too, so that no tag is
 * invalidated when a developer changes a price rule.
 */
class NoCache {
  get() {
    return Promise.resolve(null)
  }

  set() {
    return Promise.resolve()
  }

  revalidateTag() {
    return Promise.resolve()
  }
}

module.exports = NoCache
