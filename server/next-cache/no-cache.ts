/**
 * The page and data cache of `next dev`, which stores nothing. The operator API's answers also depend on its code, so
 * no tag is invalidated when a developer changes a price rule.
 */
export default class NoCache {
  get(): Promise<null> {
    return Promise.resolve(null)
  }

  set(): Promise<void> {
    return Promise.resolve()
  }

  revalidateTag(): Promise<void> {
    return Promise.resolve()
  }
}
