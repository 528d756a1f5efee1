export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const

export type Strength = (typeof STRENGTHS)[number]

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** Passwords that attackers try first, with any suffix. */
const COMMON = /^(password|passwort|parola|sifre|şifre|пароль|wachtwoord|qwert|azert|letmein|iloveyou|admin|welcome)/iu

/** The length without repetitions ('aaaa') and runs ('1234', 'dcba'), which add no strength. */
function countTelling(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, index) => {
    const before = codes[index - 1]
    return before === undefined || Math.abs(code - before) > 1
  }).length
}

/** The strength is only a hint: the tenant's minimum alone decides whether a password is accepted (decisions 8). */
export function getStrength(password: string): Strength {
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const telling = countTelling(password)
  if (COMMON.test(password) || telling < 6) return 'weak'
  if (telling >= 14 || (telling >= 11 && kinds >= 3)) return 'strong'
  if (telling >= 10 || (telling >= 8 && kinds >= 3)) return 'good'
  return 'fair'
}
