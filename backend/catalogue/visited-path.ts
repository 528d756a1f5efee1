/** A random token in a link (`randomToken`). In 32 or more characters some are upper case; a slug has no upper case. */
const KEY = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{20,}(?![\w-])/g

/** Returns a path for visit statistics. Tokens that open a booking, an account or a newsletter are replaced by `*`. */
export function toVisitedPath(path: string): string {
  return path.replace(KEY, '*')
}
