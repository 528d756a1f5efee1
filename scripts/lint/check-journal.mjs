/** Numbers up to this one have gaps, where branches were merged; databases record the names, so that they stay. */
const LAST_WITH_GAPS = 68

/**
 * Checks the journal of the migrations: the migrator applies an entry only when its time is later than the last one that
 * a database has, and never looks at a released file again. `files` are the names of the SQL files without their extension,
 * `released` the tags and texts of the former release, `texts` today's by tag. Returns one line a fault.
 */
export function checkJournal({ entries, files, released, texts }) {
  const tags = entries.map(({ tag }) => tag)
  const unlisted = files.filter((file) => !tags.includes(file))
  const missing = tags.filter((tag) => !files.includes(tag))
  const early = entries.filter(({ when }, index) => index > 0 && when <= entries[index - 1].when)
  const low = entries.filter(({ idx }, index) => index > 0 && idx <= entries[index - 1].idx)
  const skipping = entries.filter(
    ({ idx }, index) => index > 0 && idx > LAST_WITH_GAPS && idx > entries[index - 1].idx + 1,
  )
  const misnamed = entries.filter(({ idx, tag }) => Number(tag.slice(0, 4)) !== idx)
  return [
    ...unlisted.map((file) => `${file}: not in the journal, so that no database gets it`),
    ...missing.map((tag) => `${tag}: in the journal without a file`),
    ...early.map(({ tag }) => `${tag}: not later than the entry before it, so that the migrator passes it over`),
    ...low.map(({ tag }) => `${tag}: its idx is not above that of the entry before it`),
    ...skipping.map(({ tag }) => `${tag}: leaves out a number: npm run migration:new takes the next one`),
    ...misnamed.map(({ tag, idx }) => `${tag}: its idx is ${idx}, by which the next migration is numbered`),
    ...released
      .filter(({ tag, sql }) => texts.get(tag) !== sql)
      .map(({ tag }) => `${tag}: released, and changed since`),
  ]
}
