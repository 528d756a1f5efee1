import { expect, test } from 'vitest'
import { checkJournal } from './check-journal.mjs'

const entry = (idx, when, name) => ({ idx, when, tag: `${String(idx).padStart(4, '0')}_${name}` })
const good = {
  entries: [entry(0, 100, 'init'), entry(3, 200, 'more')],
  files: ['0000_init', '0003_more'],
  released: [{ tag: '0000_init', sql: 'one' }],
  texts: new Map([
    ['0000_init', 'one'],
    ['0003_more', 'two'],
  ]),
}

test('a journal whose times rise passes, with gaps in its early numbers', () => {
  expect(checkJournal(good)).toEqual([])
})

test('a file that no entry names, and an entry without a file, are found', () => {
  expect(checkJournal({ ...good, files: ['0000_init', '0004_other'] })).toEqual([
    '0004_other: not in the journal, so that no database gets it',
    '0003_more: in the journal without a file',
  ])
})

test('an entry that is not later than the one before it is found', () => {
  const entries = [entry(0, 200, 'init'), entry(3, 200, 'more')]
  expect(checkJournal({ ...good, entries })).toEqual([expect.stringContaining('0003_more: not later')])
})

test('an idx that does not rise or is not the number of the file is found', () => {
  const entries = [entry(0, 100, 'init'), { ...entry(3, 200, 'more'), idx: 0 }]
  expect(checkJournal({ ...good, entries })).toEqual([
    '0003_more: its idx is not above that of the entry before it',
    '0003_more: its idx is 0, by which the next migration is numbered',
  ])
})

test('a number that is left out after 0068 is found', () => {
  const findIn = (idx) => checkJournal({ ...good, entries: [entry(68, 300, 'late'), entry(idx, 400, 'new')] })
  expect(findIn(69).join()).not.toContain('leaves out')
  expect(findIn(70)).toContain('0070_new: leaves out a number: npm run migration:new takes the next one')
})

test('a released migration that was changed or removed is found', () => {
  const texts = new Map(good.texts).set('0000_init', 'other')
  expect(checkJournal({ ...good, texts })).toEqual(['0000_init: released, and changed since'])
})
