/** Whether a text can be the opaque reference of a reservation: none other is asked about. */
export const isReference = (text: string): boolean => /^[A-Za-z0-9_-]{20,80}$/.test(text)
