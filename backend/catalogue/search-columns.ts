import { foldText } from '@/domain/shared/fold'

/** Builds the search columns of a product's or page's texts. Write them together with any title or summary. */
export function toSearchColumns(title: string, ...rest: readonly string[]): { folded: string; foldedTitle: string } {
  return { foldedTitle: foldText(title), folded: foldText([title, ...rest].join(' ')) }
}
