import { isErrorLine } from '../log-file.mjs'

/** Node writes these at each start, the last one in workers of Next, to which it hands its own debugger; where to attach is said once. */
const DEBUGGER =
  /^(Debugger (listening on|attached|ending on)|For help, see: https:\/\/nodejs\.org|Waiting for the debugger|Starting inspector on \S+ failed)/

const isStructured = (line) => /^\{.*"level":\d+/.test(line)

/** Whether a line of a child is shown while developing: errors, and everything that is no structured log, such as a `console.log` just put in. */
export const isDevLine = (line, stream) =>
  !DEBUGGER.test(line) && (isErrorLine(line, stream) || (line.trim() !== '' && !isStructured(line)))
