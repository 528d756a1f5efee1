/** The part of fontkit that pictures are lettered with; the package has no types of its own. */
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
