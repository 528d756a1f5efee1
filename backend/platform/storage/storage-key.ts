/** S3 allows 1,024 bytes for the bucket prefix, a slash and the key together. */
const MAXIMUM_KEY_LENGTH = 512
export const MAXIMUM_PREFIX_LENGTH = 511
/** File systems allow 255 bytes. */
const SEGMENT = /^[A-Za-z0-9._-]{1,200}$/

const isSegment = (text: string): boolean => SEGMENT.test(text) && text !== '.' && text !== '..'

/** Whether the text is `segment/segment/…`, where a segment is of letters, digits, dots, underscores and hyphens. */
export const isStorageKey = (text: string): boolean =>
  text.length <= MAXIMUM_KEY_LENGTH && text.split('/').every(isSegment)

/** Returns the key. Throws if it is not valid, so that no path can leave its folder and no URL needs encoding. */
export function requireStorageKey(key: string): string {
  if (isStorageKey(key)) return key
  throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, MAXIMUM_KEY_LENGTH))}`)
}

/** Returns the prefix of a list: a key or ''. Throws for anything else. */
export const requireStoragePrefix = (prefix: string): string => (prefix === '' ? prefix : requireStorageKey(prefix))
