const LONGEST_NAME = 120
/** Bytes that are written as base64 at once: the browser's call stack is finite. */
const CHUNK = 0x8000

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(text)
}

/** The name of a file as the API takes it: of at most 120 signs, with its extension. */
export function shortenFileName(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 8)}${name.slice(-8)}` : name
}
