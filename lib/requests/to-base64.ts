const LONGEST_NAME = 120
/** Bytes per conversion: the number of arguments of a call is limited by the call stack. */
const CHUNK = 0x8000

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(text)
}

/** Shortens a file name to the API's maximum of 120 characters and keeps its extension. */
export function shortenFileName(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 8)}${name.slice(-8)}` : name
}
