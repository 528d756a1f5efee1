/** Written by `node scripts/icons.mjs`. */
export const ICON_FILE = '/icons/7b7b30d114.svg'
