/** Digest of an error whose cause is an operator API without an answer. Next shows it in place of the message, in documents and in browsers. */
export const UNAVAILABLE_DIGEST = 'API_UNAVAILABLE'
