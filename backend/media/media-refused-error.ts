export const MEDIA_FAULTS = [
  'notAnImage',
  'unsupportedFormat',
  'animated',
  'tooManyPixels',
  'tooManyBytes',
  'tooSmall',
] as const

export type MediaFault = (typeof MEDIA_FAULTS)[number]

/** The file cannot be taken as a picture; `fault` says why. */
export class MediaRefusedError extends Error {
  override name = 'MediaRefusedError'

  constructor(readonly fault: MediaFault) {
    super(`picture refused: ${fault}`)
  }
}
