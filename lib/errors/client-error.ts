/** How an error came to light: uncaught, in a promise that nobody waited for, or as the error page that took the place of a part. */
export const ERROR_KINDS = ['error', 'rejection', 'boundary'] as const

export type ErrorKind = (typeof ERROR_KINDS)[number]

/** Letters at most of each part, and frames. */
export const LONGEST = { name: 60, message: 300, frame: 200, path: 300, frames: 8, digest: 40 } as const

export interface ClientError {
  kind: ErrorKind
  name: string
  message: string
  /** Where in the program: `/_next/static/…:line:column`, the innermost first. */
  frames: string[]
  /** The address of the page without its query. */
  path: string
  /** By which the server's own log knows it. */
  digest?: string | undefined
}
