const NAME = /^[a-z][a-z0-9_]{2,40}$/

/** Milliseconds between the times of two migrations. The times only order the entries and are not clock times. */
const STEP = 1_000

/** Returns the journal with one more entry, numbered and timed after the last one, and the tag of the new migration. */
export function addMigration(journal, name) {
  if (!NAME.test(name)) throw new Error(`'${name}' is no name of a migration: use small letters, digits and _`)
  const { entries } = journal
  const last = entries.at(-1)
  const idx = last.idx + 1
  const tag = `${String(idx).padStart(4, '0')}_${name}`
  const entry = { idx, version: journal.version, when: last.when + STEP, tag, breakpoints: true }
  return { journal: { ...journal, entries: [...entries, entry] }, tag }
}
