import { type SQL, sql } from 'drizzle-orm'
import { foldText } from '@/domain/shared/fold'
import type { Locale } from '@/domain/shared/locales'
import type { Queryable } from '../db/client'

/** Fewer letters have too few trigrams to tell a typing error from another word. */
const SHORTEST_LOOSE_WORD = 3
const MOST_WORDS = 8
/** Words of the catalogue that may stand for a mistyped one. */
const ALTERNATIVES = 3

/** For every word of the search, the words that may stand for it. */
export type Wording = string[][]

/** The words of a search in folded letters. Signs part words and mean nothing, so `%`, `_`, `&` or `:*` alone find nothing. */
export function wordsOf(term: string): string[] {
  return foldText(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
}

export const asTyped = (term: string): Wording => wordsOf(term).map((word) => [word])

/** What a word is likest to among all words of the catalogue: 'istambul' and 'istnabul' are 'istanbul'. */
async function findLikeWords(db: Queryable, word: string): Promise<string[]> {
  if (word.length < SHORTEST_LOOSE_WORD) return []
  const result = await db.execute<{ word: string }>(
    sql`select word from search_words where word % ${word} order by word <-> ${word} limit ${ALTERNATIVES}`,
  )
  return result.rows.map((row) => row.word)
}

/** The search with its typing errors mended, or null where no word has a likeness. */
export async function findLikeWording(db: Queryable, term: string): Promise<Wording | null> {
  const words = wordsOf(term)
  const found = await Promise.all(words.map((word) => findLikeWords(db, word)))
  if (found.every((alternatives) => alternatives.length === 0)) return null
  return words.map((word, index) => [...new Set([word, ...(found[index] ?? [])])])
}

/** Words are letters and digits alone by now, so that none of them is an operator. */
function tsQuery(wording: Wording, weight: '' | 'A', operator: '&' | '|'): SQL {
  // The beginnings of words as one types; a single letter must be a word of its own.
  const mark = (word: string) => (word.length > 1 ? `${word}:*${weight}` : `${word}${weight && `:${weight}`}`)
  const groups = wording.map((alternatives) => `(${alternatives.map(mark).join(' | ')})`)
  return sql`to_tsquery('simple', ${groups.join(` ${operator} `)})`
}

export interface Match {
  condition: SQL
  /** The words stand in the title. */
  titleCondition: SQL
  score: SQL
}

/**
 * Condition and score over a table of texts `x`: title before text, a title that begins so first of all, the reader's
 * language before others. With '&' every word must be there, with '|' one of them.
 */
export function buildMatch(wording: Wording, locale: Locale, operator: '&' | '|'): Match {
  const everywhere = tsQuery(wording, '', operator)
  const titleCondition = sql`x.search @@ ${tsQuery(wording, 'A', operator)}`
  const start = wording.map((alternatives) => alternatives[0]).join(' ')
  return {
    condition: sql`x.search @@ ${everywhere}`,
    titleCondition,
    score: sql`(
      case when ${titleCondition} then 2.0 else 1.0 end
      + case when starts_with(x.folded_title, ${start}) then 0.3 else 0 end
      + case when x.locale = ${locale} then 0.5 else 0 end
      + ts_rank('{0, 0.1, 0.1, 0.4}', x.search, ${everywhere})
    )`,
  }
}

/** The rows of the first way that finds any: as typed; with typing errors mended; with some of the words only. */
export async function findFirst<T>(
  db: Queryable,
  term: string,
  locale: Locale,
  find: (match: Match) => Promise<T[]>,
): Promise<T[]> {
  const typed = asTyped(term)
  if (typed.length === 0) return []
  const rows = await find(buildMatch(typed, locale, '&'))
  if (rows.length > 0) return rows
  const alike = await findLikeWording(db, term)
  if (alike === null) return []
  const mended = await find(buildMatch(alike, locale, '&'))
  return mended.length > 0 || alike.length === 1 ? mended : find(buildMatch(alike, locale, '|'))
}
