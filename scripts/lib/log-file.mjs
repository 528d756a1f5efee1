import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

const LIMIT_BYTES = 5_000_000

/** A file to append to; a large one of earlier runs is set aside first. */
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

/** Whether a line of a child deserves to be shown: all of its error output, and structured lines of level error and above. */
export function isErrorLine(line, stream) {
  if (stream === 'stderr') return line.trim() !== ''
  const level = /^\{.*"level":(\d+)/.exec(line)?.[1]
  return level !== undefined && Number(level) >= PINO_ERROR
}

/** Calls `onLine` for every line that the child writes, with the stream's name. */
export function followOutput(child, onLine) {
  for (const stream of ['stdout', 'stderr']) {
    createInterface({ input: child[stream], crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) =>
      onLine(line, stream),
    )
  }
}
