import type { SeedReview, SeedText } from '@/backend/db/seed/types'
import { localeSchema } from '@/domain/shared/schema'

/** ISO weekdays of a tour that runs all week. */
export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

function cellsOf(row: string): string[] {
  return row.split('|').map((cell) => cell.trim())
}

function rowsOf(source: TemplateStringsArray, columns: number): string[][] {
  const rows = source
    .join('')
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map(cellsOf)
  for (const row of rows) {
    if (row.length !== columns || row.includes('')) throw new Error(`Expected ${columns} cells: ${row.join(' | ')}`)
  }
  return rows
}

/** A list on one line: `first | second | third`. Throws on an empty entry. */
export function items(source: TemplateStringsArray): string[] {
  const cells = cellsOf(source.join(''))
  if (cells.includes('')) throw new Error(`Empty entry: ${cells.join(' | ')}`)
  return cells
}

/** Programme, one step a row: `08:15 | title | text`, or the day's number in place of the time on tours of several days. */
export function steps(source: TemplateStringsArray): SeedText['programme'] {
  return rowsOf(source, 3).map(([when = '', title = '', text = '']) =>
    when.includes(':') ? { time: when, title, text } : { day: Number(when), title, text },
  )
}

/** One question a row: `question | answer`. */
export function questions(source: TemplateStringsArray): SeedText['questions'] {
  return rowsOf(source, 2).map(([question = '', answer = '']) => ({ question, answer }))
}

/** One extra a row, in the order of the product's extras: `title | text`. */
export function extras(source: TemplateStringsArray): SeedText['extras'] {
  return rowsOf(source, 2).map(([title = '', text = '']) => ({ title, text }))
}

/** A meeting point: `title | text`. */
export function place(source: TemplateStringsArray): { title: string; text: string } {
  const [[title = '', text = ''] = []] = rowsOf(source, 2)
  return { title, text }
}

/** One review a row: `score | author | place | locale | travelled on | text`. Throws on an unknown language. */
export function reviews(source: TemplateStringsArray): SeedReview[] {
  return rowsOf(source, 6).map(([score, author = '', from = '', locale, travelledOn = '', text = '']) => ({
    score: Number(score),
    author,
    place: from,
    locale: localeSchema.parse(locale),
    travelledOn,
    text,
  }))
}
