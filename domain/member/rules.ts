/** Spec 5 and 9; a tenant may require a longer one. */
export const MINIMUM_PASSWORD_LENGTH = 4
export const MAXIMUM_PASSWORD_LENGTH = 200

/** Lower case by root-locale rules, never Turkish ones (decisions 10). */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase()
}
