import { foldText } from '@/domain/shared/fold'

/** What search reads of a product's or page's words; whoever writes a title or summary writes these with it. */
export function toSearchColumns(title: string, ...rest: readonly string[]): { folded: string; foldedTitle: string } {
  return { foldedTitle: foldText(title), folded: foldText([title, ...rest].join(' ')) }
}
