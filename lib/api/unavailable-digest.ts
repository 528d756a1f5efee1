/** Digest of an error caused by an unavailable API. Next shows it instead of the message, in HTML and in browsers. */
export const UNAVAILABLE_DIGEST = 'API_UNAVAILABLE'
