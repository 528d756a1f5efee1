/** Whether a text has the shape of an opaque reservation reference; other texts are not sent to the API. */
export const isReference = (text: string): boolean => /^[A-Za-z0-9_-]{20,80}$/.test(text)
