import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

const LIMIT_BYTES = 5_000_000

/** Opens a file for appending; a large one of earlier runs is renamed first. */
export function openLog(path) {
  mkdirSync(dirname(path), { recursive: true })
  try {
    if (statSync(path).size > LIMIT_BYTES) renameSync(path, `${path}.1`)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  return createWriteStream(path, { flags: 'a' })
}

const PINO_ERROR = 50

/** Whether a child's line is shown: all error output, and structured lines of level error and above. */
export function isErrorLine(line, stream) {
  if (stream === 'stderr') return line.trim() !== ''
  const level = /^\{.*"level":(\d+)/.exec(line)?.[1]
  return level !== undefined && Number(level) >= PINO_ERROR
}

/** Calls `onLine` for every line of the child's output, with the name of the stream. */
export function followOutput(child, onLine) {
  for (const stream of ['stdout', 'stderr']) {
    createInterface({ input: child[stream], crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) =>
      onLine(line, stream),
    )
  }
}
