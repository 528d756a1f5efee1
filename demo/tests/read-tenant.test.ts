import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseMarkdownFile } from '../load/markdown'
import { readDemoTenant } from '../load/read-tenant'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kervan-demo-'))
  cpSync('demo/tenants/lykia', folder, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

const PRODUCT = 'products/villa/lyk-v-01'

test.each([
  ['an unknown field', `${PRODUCT}/product.json`, (text: string) => text.replace('"code"', '"kode"')],
  ['an amount with one decimal', `${PRODUCT}/product.json`, (text: string) => text.replace('"320.00"', '"320.0"')],
  [
    'a detail that its kind does not have',
    `${PRODUCT}/product.json`,
    (text: string) => text.replace('"king"', '"round"'),
  ],
  ['a text without a title', `${PRODUCT}/de.json`, (text: string) => text.replace('"title"', '"name"')],
  ['a page without a head', 'pages/content/about-us/tr.md', (text: string) => text.replaceAll('---\n', '')],
  ['a language that is not one', 'settings.json', (text: string) => text.replace('"ru"', '"fr"')],
])('%s is refused by the name of its file', (_fault, file, damage) => {
  const path = join(folder, file)
  const whole = readFileSync(path, 'utf8')
  const damaged = damage(whole)
  expect(damaged).not.toBe(whole)
  writeFileSync(path, damaged)
  try {
    expect(() => readDemoTenant(folder)).toThrow(file)
  } finally {
    writeFileSync(path, whole)
  }
})

test('a missing language is refused by the name of its file', () => {
  rmSync(join(folder, PRODUCT, 'ru.json'))
  expect(() => readDemoTenant(folder)).toThrow(`${PRODUCT}/ru.json`)
})

test('an address in a text does not become a link, and a table has column headings', () => {
  const { head, body } = parseMarkdownFile('---\ntitle: A\n---\n\nhello@a.example\n\n| B |\n| --- |\n| c |\n')
  expect(head).toEqual({ title: 'A' })
  expect(body).not.toContain('<a')
  expect(body).toContain('<th scope="col">B</th>')
})
