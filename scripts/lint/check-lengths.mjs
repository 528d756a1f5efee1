const EXEMPT = ['backend/db/migrations/']

const limitOf = (path) => (/^app\/(.*\/)?page\.tsx$/.test(path) ? 119 : 300)

const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** Files longer than house style allows: 300 lines, a page under 120. Seed content and migrations are data, not code. */
export function checkLengths(sources) {
  return sources
    .filter(({ path }) => !EXEMPT.some((folder) => path.startsWith(folder)))
    .map(({ path, text }) => ({ path, lines: countLines(text), limit: limitOf(path) }))
    .filter(({ lines, limit }) => lines > limit)
    .map(({ path, lines, limit }) => `${path}: ${lines} lines, at most ${limit} are allowed`)
}
