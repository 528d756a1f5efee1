import { isErrorLine } from '../log-file.mjs'

/**
 * Node writes these lines at each start; Next's workers inherit the debugger and write the last one. The debugger's
 * address is printed once.
 */
const DEBUGGER =
  /^(Debugger (listening on|attached|ending on)|For help, see: https:\/\/nodejs\.org|Waiting for the debugger|Starting inspector on \S+ failed)/

const isStructured = (line) => /^\{.*"level":\d+/.test(line)

/**
 * Whether a child's line is shown during development: errors, and everything that is not a structured log line, such as
 * a new `console.log`.
 */
export const isDevLine = (line, stream) =>
  !DEBUGGER.test(line) && (isErrorLine(line, stream) || (line.trim() !== '' && !isStructured(line)))
