/** Widths in px of the variants of every image, narrowest first. A narrower image keeps its own width. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const
/** The first format is preferred; the second is for browsers that do not support it. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
