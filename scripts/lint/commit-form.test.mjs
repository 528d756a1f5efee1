import lint from '@commitlint/lint'
import { expect, test } from 'vitest'
import config from '../../commitlint.config.mjs'

const isAccepted = async (message) => {
  const { rules, defaultIgnores, ignores } = config
  return (await lint(message, rules, { defaultIgnores, ignores })).valid
}

test.each([
  'fix(reviews): expire no list for an unverified review',
  'feat(back-office): add seasons in bulk\n\nSaves 40 fields for each product.',
  'Revert "feat(x): y"',
])('a message of the form is accepted: %s', async (message) => {
  expect(await isAccepted(message)).toBe(true)
})

test.each([
  ['no type', 'expire no list'],
  ['no scope', 'fix: expire no list'],
  ['an unknown type', 'change(reviews): expire no list'],
  ['a full stop', 'fix(reviews): expire no list.'],
  ['73 characters', `fix(reviews): ${'x'.repeat(59)}`],
  ['a body without a blank line before it', 'fix(reviews): expire no list\nBecause.'],
  ['a version number, which the tool would let pass', '1.0.0'],
])('a message with %s is rejected', async (_what, message) => {
  expect(await isAccepted(message)).toBe(false)
})
