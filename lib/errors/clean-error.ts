import type { ClientError } from './client-error'

/** A file of our own build, with line and column. All other input is refused. */
const OWN_FRAME = /^\/_next\/static\/[\w./~-]+:\d{1,6}:\d{1,6}$/

/** The order matters: an address is replaced before the numbers in it. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z+.-]*:\/\/[^\s"'<>]*/gi, '(address)'],
  [/[^\s"'<>@]+@[^\s"'<>@]+/g, '(e-mail)'],
  // Text in double quotes is usually input.
  [/"[^"]*("|$)/g, '"…"'],
  [/[?#][\w%.~-]+=[^\s'<>]*/g, '?…'],
  // Tokens: sealed ones begin with `eyJ`; others are long and contain digits, unlike any identifier of the program.
  [/\beyJ[\w.-]+/g, '#'],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g, '#'],
  [/\+?\d(?:[\s().-]{0,2}\d){5,}/g, '#'],
  [/\d{4,}/g, '#'],
]

const clean = (text: string): string =>
  PERSONAL.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
    // Keep each error on one line.
    .replace(/\p{Cc}+/gu, ' ')

/** Our own path segments are lowercase; references, tokens and user input are not. */
const OWN_PART = /^(?!.*\d{3})[a-z\d._-]{0,60}$/

/** Removes possible personal data from a path: numbers, references, tokens, search terms. Product slugs stay. */
const cleanPath = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part, index, parts) => (OWN_PART.test(part) && parts[index - 1] !== 'search' ? part : '#'))
    .join('/')

/** Removes everything that may be personal data: queries, addresses, numbers, quoted text. */
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
