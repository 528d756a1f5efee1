/** Written by `node scripts/fonts.mjs`. */
export const FONT_FILES = {
  latin: '/fonts/latin.1253a9c195.woff2',
  cyrillic: '/fonts/cyrillic.5746c53e4e.woff2',
  'arabic-latin': '/fonts/arabic-latin.8612090a4d.woff2',
  arabic: '/fonts/arabic.0e7a0c4983.woff2',
} as const
