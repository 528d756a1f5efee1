import made from './blurs.json'

const BLURS: Readonly<Record<string, string>> = made.blurs

/** The `KIT_VERSION` of the drawings that were blurred. */
export const BLURRED_VERSION = made.version

/** A picture of 6 × 4 pixels as a data address, shown large and soft until the picture has come; made ahead by `scripts/blurs.mjs`. */
export function blurOf(file: string): string | undefined {
  const tiny = BLURS[file.slice(file.lastIndexOf('/') + 1)]
  return tiny && `data:image/webp;base64,${tiny}`
}
