import { type Process, TEXTS } from './store'

/** Throws if nobody has noted it: a page without its looks must not be kept. */
export function readHtmlOnly(name: string): string {
  const text = (globalThis as Process)[TEXTS]?.get(name)
  if (text === undefined) throw new Error(`no text ${name}`)
  return text
}
