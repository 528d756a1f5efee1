/** What no slug can be is nobody's, and not asked for: the operator API would refuse the question. */
export const isSlug = (text: string): boolean => /^[\p{L}\p{M}\p{N}._~-]{1,160}$/u.test(text)
