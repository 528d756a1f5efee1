import { foldText } from '@/domain/shared/fold'
import type { Locale } from '@/domain/shared/locales'
import { poolOf } from '../platform/database/client'
import type { CatalogueCache } from './cache/catalogue-cache'
import { withoutStopWords } from './stop-words'

/** Shorter words have too few trigrams to distinguish a typing error from another word. */
const SHORTEST_LOOSE_WORD = 3
const MOST_WORDS = 8
/** Maximum number of catalogue words that may replace a mistyped word. */
const ALTERNATIVES = 3

/** For each word of the search, its alternatives. */
export type Wording = string[][]

/**
 * Returns the words of a search in folded letters. Other characters only separate words, so `%`, `_`, `&` or `:*` alone
 * find nothing.
 */
export function wordsOf(term: string): string[] {
  return foldText(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
}

export const asTyped = (term: string): Wording => withoutStopWords(wordsOf(term)).map((word) => [word])

/** A named statement, so that PostgreSQL plans it once for each connection. */
const FUZZY_MATCHES = {
  name: 'search_fuzzy_matches',
  text: `select word from search_words where word % $1 order by word <-> $1 limit ${ALTERNATIVES}`,
}

export const askForFuzzyMatches = (word: string) => ({ ...FUZZY_MATCHES, values: [word] })

/** Returns the most similar words of the catalogue. For 'istambul' and 'istnabul' it finds 'istanbul'. */
function findFuzzyMatches(cache: CatalogueCache, word: string): Promise<string[]> {
  if (word.length < SHORTEST_LOOSE_WORD) return Promise.resolve([])
  return cache.fuzzyMatches.find(word, async () => {
    const { rows } = await poolOf(cache.db).query<{ word: string }>(askForFuzzyMatches(word))
    return rows.map((row) => row.word)
  })
}

/** Returns the search with typing errors corrected, or null if no word has a similar one. */
async function findFuzzyWording(cache: CatalogueCache, typed: Wording): Promise<Wording | null> {
  const found = await Promise.all(typed.map(([word = '']) => findFuzzyMatches(cache, word)))
  if (found.every((alternatives) => alternatives.length === 0)) return null
  return typed.map(([word = ''], index) => [...new Set([word, ...(found[index] ?? [])])])
}

/** The words contain letters and digits only, so none of them can be an operator. */
function tsQuery(wording: Wording, weight: '' | 'A', operator: '&' | '|'): string {
  // Words match as prefixes while the user types. A single letter must match a whole word.
  const mark = (word: string) => (word.length > 1 ? `${word}:*${weight}` : `${word}${weight && `:${weight}`}`)
  const groups = wording.map((alternatives) => `(${alternatives.map(mark).join(' | ')})`)
  return groups.join(` ${operator} `)
}

/** The first parameters of a query on the texts `x`. The constants below refer to them. */
export type Match = [everywhere: string, start: string, locale: Locale, inTitle: string]

// Each in a subquery, which is evaluated once. Without it, PostgreSQL parses the words again for every row that it
// ranks.
const askedFor = (parameter: number) => `(select to_tsquery('simple', $${parameter}))`
export const EVERYWHERE = askedFor(1)
/** Condition: the text matches the words of the parameter. */
export const having = (parameter: number) => `x.search @@ ${askedFor(parameter)}`
/** Ranks texts that match in the same place: a title that starts with the term, then the reader's language. */
export const PREFERENCE = `(
  case when starts_with(x.folded_title, $2) then 3 else 0 end + case when x.locale = $3 then 5 else 0 end
)`

/** With '&' all words must match, with '|' at least one. A title that starts with `term` ranks higher. */
export function buildMatch(wording: Wording, term: string, locale: Locale, operator: '&' | '|'): Match {
  const start = wordsOf(term).join(' ')
  return [tsQuery(wording, '', operator), start, locale, tsQuery(wording, 'A', operator)]
}

/**
 * A search in one language: as typed and, if that finds nothing, with its errors corrected. The correction runs once.
 */
export interface Wanted {
  term: string
  typed: Wording
  locale: Locale
  mend: () => Promise<Wording | null>
}

export function readTerm(cache: CatalogueCache, term: string, locale: Locale): Wanted {
  const typed = asTyped(term)
  let mended: Promise<Wording | null> | null = null
  const mend = () => {
    mended ??= findFuzzyWording(cache, typed)
    return mended
  }
  return { term, typed, locale, mend }
}

/**
 * Returns the first result that is not empty: as typed, then with typing errors corrected, then with some of the words
 * only.
 */
export async function findFirst<T>(
  { term, typed, locale, mend }: Wanted,
  find: (match: Match) => Promise<T[]>,
): Promise<T[]> {
  if (typed.length === 0) return []
  const rows = await find(buildMatch(typed, term, locale, '&'))
  if (rows.length > 0) return rows
  const alike = await mend()
  if (alike === null) return []
  const corrected = await find(buildMatch(alike, term, locale, '&'))
  return corrected.length > 0 || alike.length === 1 ? corrected : find(buildMatch(alike, term, locale, '|'))
}
