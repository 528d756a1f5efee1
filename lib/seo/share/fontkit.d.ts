/** The part of fontkit that the share images use; the package ships no types. */
declare module 'fontkit' {
  interface Path {
    scale: (x: number, y: number) => Path
    translate: (x: number, y: number) => Path
    toSVG: () => string
  }

  interface GlyphRun {
    glyphs: readonly { path: Path }[]
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }

  export interface Font {
    unitsPerEm: number
    layout: (text: string) => GlyphRun
  }

  export function openSync(file: string): Font
}
