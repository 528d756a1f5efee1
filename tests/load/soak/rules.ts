import type { Sample } from './watch'

/** Per cent by which a process may hold more in the last quarter of the run than in the one before. */
const MEMORY_LIMIT = 5
/** Files and sockets that may be open more at the end than in the middle: connections come and go. */
const HANDLE_LIMIT = 25
/** So many rows a table may gain whoever comes: counters of limits, visits of a minute. */
const FEW_ROWS = 100
/** A run that is shorter says nothing about memory: what is kept is still being filled. Minutes. */
const LEAST_MINUTES = 10

export interface CheckedRule {
  rule: string
  isMet: boolean
  told: string
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function checkMemory(name: string, samples: readonly Sample[], minutes: number): CheckedRule {
  const memory = samples.map(({ held }) => held[name]?.memory ?? Number.NaN)
  const quarter = Math.floor(memory.length / 4)
  const [third, last] = [memory.slice(-2 * quarter, -quarter), memory.slice(-quarter)].map(mean) as [number, number]
  const growth = (100 * (last - third)) / third
  const told = `${third.toFixed(0)} to ${last.toFixed(0)} MiB in the last half, ${growth.toFixed(1)} %`
  const isShort = minutes < LEAST_MINUTES
  return {
    rule: `the memory of the ${name} is flat`,
    isMet: isShort || growth <= MEMORY_LIMIT,
    told: isShort ? `${told}, not judged in less than ${LEAST_MINUTES} minutes` : told,
  }
}

function checkHandles(name: string, middle: Sample, last: Sample): CheckedRule {
  const [before, after] = [middle, last].map(({ held }) => held[name]?.handles ?? Number.NaN) as [number, number]
  return {
    rule: `the ${name} gives back what it opens`,
    isMet: after <= before + HANDLE_LIMIT,
    told: `${before} open in the middle, ${after} at the end`,
  }
}

/** Tables that gain more rows for a buyer's visit in the second half than in the first; by then much is sold out. */
function findRunaways(first: Sample, middle: Sample, last: Sample): string[] {
  const visited = (from: Sample, to: Sample) => Math.max(1, to.visits - from.visits)
  return Object.keys(last.rows).filter((name) => {
    const gain = (from: Sample, to: Sample) => (to.rows[name] ?? 0) - (from.rows[name] ?? 0)
    const expected = (gain(first, middle) / visited(first, middle)) * visited(middle, last)
    return gain(middle, last) > 1.5 * expected + FEW_ROWS
  })
}

/** What a run of so many minutes says of the processes and the tables. The samples are in the order of time, evenly apart. */
export function checkSamples(samples: readonly Sample[], minutes: number): CheckedRule[] {
  const [first, middle, last] = [samples[0], samples[Math.floor(samples.length / 2)], samples.at(-1)]
  if (!first || !middle || !last || samples.length < 8) throw new Error('too few samples')
  const names = Object.keys(last.held)
  const runaways = findRunaways(first, middle, last)
  return [
    ...names.map((name) => checkMemory(name, samples, minutes)),
    ...names.map((name) => checkHandles(name, middle, last)),
    {
      rule: 'connections to the database are given back',
      isMet: last.connections <= middle.connections + HANDLE_LIMIT,
      told: `${middle.connections} in the middle, ${last.connections} at the end`,
    },
    {
      rule: 'no table grows faster than buyers come',
      isMet: runaways.length === 0,
      told: runaways.length === 0 ? `${Object.keys(last.rows).length} tables` : runaways.join(', '),
    },
  ]
}
