/**
 * The page and data cache of `next dev`: it keeps nothing. What the operator API answers depends on its code, too, so that no tag is
 * invalidated when a developer changes a price rule.
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
