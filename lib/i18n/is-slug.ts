/** Whether a text can be a slug. The operator API would refuse any other text, so it is not called. */
export const isSlug = (text: string): boolean => /^[\p{L}\p{M}\p{N}._~-]{1,160}$/u.test(text)
