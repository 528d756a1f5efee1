/** Source of an error: uncaught, an unhandled rejection, or an error boundary. */
export const ERROR_KINDS = ['error', 'rejection', 'boundary'] as const

export type ErrorKind = (typeof ERROR_KINDS)[number]

/** Maximum characters of each part, and maximum number of frames. */
export const LONGEST = { name: 60, message: 300, frame: 200, path: 300, frames: 8, digest: 40 } as const

export interface ClientError {
  kind: ErrorKind
  name: string
  message: string
  /** Stack frames `/_next/static/…:line:column`, innermost first. */
  frames: string[]
  /** The page's path without its query. */
  path: string
  /** Identifies the error in the server's log. */
  digest?: string | undefined
}
