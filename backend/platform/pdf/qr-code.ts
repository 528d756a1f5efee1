import { create } from 'qrcode'

/** Light border that scanners require, in modules (ISO 18004). */
const QUIET = 4

export interface QrCode {
  /** Modules per side, quiet zone included. */
  size: number
  /** Dark runs of a row, in modules. */
  runs: { x: number; y: number; width: number }[]
}

/**
 * Returns the dark parts of a QR code as horizontal runs, which need few shapes in any output format. Error level M.
 */
export function buildQrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const runs: QrCode['runs'] = []
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue
      const start = x
      while (x + 1 < size && data[y * size + x + 1]) x += 1
      runs.push({ x: start + QUIET, y: y + QUIET, width: x - start + 1 })
    }
  }
  return { size: size + 2 * QUIET, runs }
}

/** Renders black on white in every theme: scanners cannot read an inverted code. */
export function renderQrSvg({ size, runs }: QrCode): string {
  const path = runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`
  )
}
