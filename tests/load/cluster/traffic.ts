import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MS = 15_000
const MOST_NOTED = 5

export interface Asked {
  port: number
  path: string
  headers: Record<string, string>
  method?: 'GET' | 'POST'
  body?: string
}

export interface Counts {
  answered: number
  /** Neither an answer below 500 nor one that says to come again later. */
  failed: number
  /** 503 with words for people. */
  refused: number
  /** Milliseconds of the slowest answer. */
  slowest: number
  /** The first that failed. */
  notes: string[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function ask({ port, path, headers, method = 'GET', body }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request({ agent, host: '127.0.0.1', port, path, method, headers, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume()
      answer.on('end', () => (answer.complete ? resolve(answer.statusCode ?? 0) : reject(new Error('cut off'))))
      answer.on('error', reject)
    })
    asking.on('timeout', () => asking.destroy(new Error('no answer in time')))
    asking.on('error', reject)
    asking.end(body)
  })
}

/** People who ask one thing after the other, all at once, while `work` is done. */
export async function duringTraffic(next: () => Asked, people: number, work: () => Promise<void>): Promise<Counts> {
  const counts: Counts = { answered: 0, failed: 0, refused: 0, slowest: 0, notes: [] }
  let isOver = false
  const visit = async (): Promise<void> => {
    while (!isOver) {
      const asked = next()
      const began = performance.now()
      const outcome = await ask(asked).catch((error: Error) => error.message)
      counts.slowest = Math.max(counts.slowest, performance.now() - began)
      if (typeof outcome === 'number' && outcome < 500) counts.answered += 1
      else if (outcome === 503) counts.refused += 1
      else {
        counts.failed += 1
        if (counts.notes.length < MOST_NOTED) counts.notes.push(`${asked.method ?? 'GET'} ${asked.path}: ${outcome}`)
      }
      await wait(5)
    }
  }
  const visits = Array.from({ length: people }, visit)
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(visits)
  }
  return counts
}
