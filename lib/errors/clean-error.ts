import type { ClientError } from './client-error'

/** A file of the program, with line and column: our own, and told apart from whatever else a browser may send. */
const OWN_FRAME = /^\/_next\/static\/[\w./~-]+:\d{1,6}:\d{1,6}$/

/** In this order: an address goes before its numbers do. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z+.-]*:\/\/[^\s"'<>]*/gi, '(address)'],
  [/[^\s"'<>@]+@[^\s"'<>@]+/g, '(e-mail)'],
  // What a program quotes in double quotes is what it was given.
  [/"[^"]*("|$)/g, '"…"'],
  [/[?#][\w%.~-]+=[^\s'<>]*/g, '?…'],
  // Tokens: the sealed ones begin like this, the others are long and have digits in them, which no name of the program has.
  [/\beyJ[\w.-]+/g, '#'],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g, '#'],
  [/\+?\d(?:[\s().-]{0,2}\d){5,}/g, '#'],
  [/\d{4,}/g, '#'],
]

const clean = (text: string): string =>
  PERSONAL.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
    // One line for each error, whatever is in it.
    .replace(/\p{Cc}+/gu, ' ')

/** Parts of our own addresses are small letters; a reference, a token or a person's own words are not. */
const OWN_PART = /^(?!.*\d{3})[a-z\d._-]{0,60}$/

/** The path without what may be a person's own: numbers, references, tokens, what was searched for. Names of products stay. */
const cleanPath = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part, index, parts) => (OWN_PART.test(part) && parts[index - 1] !== 'search' ? part : '#'))
    .join('/')

/** What is left of an error when nothing in it can be about a person: no query, no address, no number, no quoted text. */
export function cleanError({ kind, name, message, frames, path, digest }: ClientError): ClientError {
  return {
    kind,
    name: clean(name).replace(/[^\w.]/g, ''),
    message: clean(message),
    frames: frames.filter((frame) => OWN_FRAME.test(frame)),
    path: cleanPath(path),
    ...(digest && /^[\w@;-]+$/.test(digest) ? { digest } : {}),
  }
}
