export const CHROMIUM_ARGUMENTS: readonly string[]
