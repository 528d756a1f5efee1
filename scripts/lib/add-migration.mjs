const NAME = /^[a-z][a-z0-9_]{2,40}$/

/** Between the times of two migrations, in milliseconds. They only order the entries; none is a moment of the clock. */
const STEP = 1_000

/** The journal with one more entry, whose number and time follow those of the last one, and the new migration's tag. */
export function addMigration(journal, name) {
  if (!NAME.test(name)) throw new Error(`'${name}' is no name of a migration: use small letters, digits and _`)
  const { entries } = journal
  const last = entries.at(-1)
  const idx = last.idx + 1
  const tag = `${String(idx).padStart(4, '0')}_${name}`
  const entry = { idx, version: journal.version, when: last.when + STEP, tag, breakpoints: true }
  return { journal: { ...journal, entries: [...entries, entry] }, tag }
}
