import type { CroppedFile } from './pictures'

/** Focal points are stored in thousandths, which is finer than a pixel of a card. */
const STEPS = 1000

function packPoint({ focalPoint }: CroppedFile): string {
  return focalPoint ? `@${Math.round(focalPoint.x * STEPS)},${Math.round(focalPoint.y * STEPS)}` : ''
}

/**
 * 'lykia/pictures/kekova-3- 1 2@300,125': the common prefix comes first; each file may be followed by its focal point.
 */
export function packPictures(pictures: readonly CroppedFile[]): string {
  const files = pictures.map(({ file }) => file)
  const [first = ''] = files
  let length = first.length
  while (!files.every((file) => file.startsWith(first.slice(0, length)))) length -= 1
  return [
    first.slice(0, length),
    ...pictures.map((picture) => `${picture.file.slice(length)}${packPoint(picture)}`),
  ].join(' ')
}

export function unpackPictures(packed: string): CroppedFile[] {
  const [start, ...ends] = packed.split(' ')
  return ends.map((end) => {
    const [rest = '', point] = end.split('@')
    const [x, y] = point?.split(',').map((digits) => Number(digits) / STEPS) ?? []
    const file = `${start}${rest}`
    return x === undefined || y === undefined ? { file } : { file, focalPoint: { x, y } }
  })
}
