/** Random text of ours as it is in links (`randomToken`): of 32 letters and more, some are large, unlike those of a slug. */
const KEY = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{20,}(?![\w-])/g

/** An address as it is counted: what opens a booking, an account or a newsletter is no part of it. */
export function toVisitedPath(path: string): string {
  return path.replace(KEY, '*')
}
