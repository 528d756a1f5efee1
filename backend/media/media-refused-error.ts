export const MEDIA_FAULTS = [
  'notAnImage',
  'unsupportedFormat',
  'animated',
  'tooManyPixels',
  'tooManyBytes',
  'tooSmall',
] as const

export type MediaFault = (typeof MEDIA_FAULTS)[number]

/** The file is not accepted as a picture. `fault` contains the reason. */
export class MediaRefusedError extends Error {
  override name = 'MediaRefusedError'

  constructor(readonly fault: MediaFault) {
    super(`picture refused: ${fault}`)
  }
}
