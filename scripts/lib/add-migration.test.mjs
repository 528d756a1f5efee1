import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkJournal } from '../lint/check-journal.mjs'
import { addMigration } from './add-migration.mjs'
import { fromRoot } from './root.mjs'

const journal = JSON.parse(readFileSync(fromRoot('backend/db/migrations/meta/_journal.json'), 'utf8'))

test('two new migrations have the next numbers, and the journal is as the check wants it', () => {
  const one = addMigration(journal, 'seats')
  const two = addMigration(one.journal, 'seat_maps')
  const { idx } = journal.entries.at(-1)
  expect([one.tag, two.tag].map((tag) => Number(tag.slice(0, 4)))).toEqual([idx + 1, idx + 2])
  const { entries } = two.journal
  const files = entries.map(({ tag }) => tag)
  expect(checkJournal({ entries, files, released: [], texts: new Map() })).toEqual([])
})

test.each(['', 'Seats', '../seats', 'a b'])('%j is refused as a name', (name) => {
  expect(() => addMigration(journal, name)).toThrow('no name')
})
