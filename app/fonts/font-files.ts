/** Written by `node scripts/fonts.mjs`. */
export const FONT_FILES = {
  latin: '/fonts/latin.1253a9c195.woff2',
  cyrillic: '/fonts/cyrillic.1e9441a6af.woff2',
  'arabic-latin': '/fonts/arabic-latin.c912967e1a.woff2',
  arabic: '/fonts/arabic.0e7a0c4983.woff2',
} as const
