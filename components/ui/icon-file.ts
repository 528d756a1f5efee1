/** Written by `node scripts/icons.mjs`. */
export const ICON_FILE = '/icons/30b7b7902a.svg'
