import { htmlTexts } from './html-texts'

/** Throws if the text was not stored: a page without its theme must not be cached. */
export function readHtmlText(name: string): string {
  const text = htmlTexts.get()?.get(name)
  if (text === undefined) throw new Error(`no text ${name}`)
  return text
}
