import { LOCALES, type Locale } from '@/domain/shared/locales'

/** A row of the first table of `docs/glossary.md`. */
export interface Term extends Record<Locale, string> {
  meaning: string
  /** Names in the code, without their backticks. */
  code: string[]
  avoid: string
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

/** Throws for a table that lacks a column. */
export function readTerms(glossary: string): Term[] {
  const [block = ''] = glossary.slice(glossary.indexOf('| meaning')).split('\n\n')
  const [names = [], , ...rows] = block.trim().split('\n').map(cellsOf)
  for (const name of ['meaning', 'code', ...LOCALES, 'avoid'])
    if (!names.includes(name)) throw new Error(`the terms of docs/glossary.md have no column '${name}'`)
  return rows.map((cells) => {
    const cell = (name: string): string => cells[names.indexOf(name)] ?? ''
    const code = [...cell('code').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    const labels = Object.fromEntries(LOCALES.map((locale) => [locale, cell(locale)])) as Record<Locale, string>
    return { ...labels, meaning: cell('meaning'), code, avoid: cell('avoid') }
  })
}
