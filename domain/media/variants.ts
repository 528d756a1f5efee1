/** Widths in px in which every picture is offered, narrowest first. A picture that is narrower keeps its own width. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const
/** The first is preferred; the second is for browsers that do not read it. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
