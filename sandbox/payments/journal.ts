import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line of the journal: the complete record after a change. */
export interface JournalEntry {
  kind: 'payment' | 'form' | 'notification'
  id: string
  value: unknown
}

/** An append-only file of JSON lines. The last line of a record is its current state. */
export class Journal {
  readonly #file: string | null

  constructor(dataDir: string | null) {
    if (dataDir) mkdirSync(dataDir, { recursive: true })
    this.#file = dataDir ? join(dataDir, 'gateway.jsonl') : null
  }

  append(entry: JournalEntry): void {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(entry)}\n`)
  }

  /** Reads the latest state of each record, and rewrites the file without older lines. */
  load(): JournalEntry[] {
    if (!this.#file || !existsSync(this.#file)) return []
    const latest = new Map<string, JournalEntry>()
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      const entry = parseLine(line)
      if (entry) latest.set(`${entry.kind}:${entry.id}`, entry)
    }
    const entries = [...latest.values()]
    const compacted = `${this.#file}.new`
    writeFileSync(compacted, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
    renameSync(compacted, this.#file)
    return entries
  }
}

/** Parses a line. An incomplete line is dropped: the process was killed while writing it, so no answer was sent. */
function parseLine(line: string): JournalEntry | null {
  if (line === '') return null
  try {
    return JSON.parse(line) as JournalEntry
  } catch {
    return null
  }
}
