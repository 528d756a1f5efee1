/** The part of pdfkit that draws vouchers. The package has no types of its own. */
declare module 'pdfkit' {
  import { Readable } from 'node:stream'

  interface Options {
    size?: string
    margin?: number
    info?: Record<string, string | Date>
    lang?: string
    displayTitle?: boolean
    compress?: boolean
    font?: string
  }

  export default class PdfDocument extends Readable {
    constructor(options?: Options)
    page: { width: number; height: number }
    registerFont(name: string, file: string): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(width: number): this
    widthOfString(text: string): number
    text(text: string, x: number, y: number, options?: { lineBreak?: boolean; baseline?: 'alphabetic' }): this
    rect(x: number, y: number, width: number, height: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    fill(color?: string): this
    stroke(): this
    addPage(): this
    end(): void
  }
}
