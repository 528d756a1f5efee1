import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEYS } from '@/domain/wire/glossary-keys'
import { renderDomainLanguage } from './domain-language'

const glossary = readFileSync('docs/glossary.md', 'utf8')
const page = renderDomainLanguage(glossary)

test('docs/domain-language.md is what glossary and wire say: `npm run docs:pages` writes it anew', async () => {
  await expect(page).toMatchFileSnapshot('../../docs/domain-language.md')
})

test('every field of the wire stands in it once, under its part', () => {
  const fields = page.slice(page.indexOf('## Fields'), page.indexOf('## Values'))
  for (const [name, word] of Object.entries(KEYS))
    expect(fields.split(`| \`${word}\` | \`${name}\` |`), name).toHaveLength(2)
})

test('a term has its word on the wire, its labels and the words to avoid', () => {
  const line = page.split('\n').find((text) => text.includes('| `paymentMethod.bankTransfer` |'))
  expect(line).toMatch(/^\| `havale` \| .* \| bank transfer \| bank transfer \| havale \| Überweisung \| .*overboeking/)
})

test('the glossary names no field that the wire does not have', () => {
  const renamed = glossary.replace('`bookingNumber`', '`orderNumber`')
  expect(() => renderDomainLanguage(renamed)).toThrow("'orderNumber'")
})
