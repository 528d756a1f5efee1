import type { Figures } from './measure'

/** Most milliseconds of the 95th percentile, with the large catalogue. */
const LIMITS: Readonly<Record<string, number>> = {
  'product list': 30,
  'filtered list': 30,
  product: 30,
  availability: 30,
  search: 80,
  'rare search': 80,
  quote: 50,
  reserve: 150,
}

export interface Run {
  name: string
  /** One list for each size of the catalogue, the smallest first. */
  figures: Figures[][]
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** What was measured as a table to be pasted into docs/measurements.md, and how many calls are over their limit. */
export function tableOf(runs: readonly Run[], sizes: readonly number[]): { lines: string[]; over: number } {
  const [smallest, largest] = [sizes[0] ?? 0, sizes.at(-1) ?? 0]
  const head = [
    'Call',
    'Limit',
    ...runs.flatMap(({ name }) => [`${name}: p95, ${smallest} products`, `${largest}`, 'growth', 'CPU']),
  ]
  let over = 0
  const lines = [row(head), row(head.map(() => '---'))]
  for (const { name: call } of runs[0]?.figures.at(-1) ?? []) {
    const limit = LIMITS[call] ?? Number.POSITIVE_INFINITY
    const cells = runs.flatMap(({ figures }) => {
      const [small, large] = [figures[0], figures.at(-1)].map((list) => list?.find(({ name }) => name === call))
      if (!small || !large) return ['', '', '', '']
      const isOver = large.p95 > limit
      if (isOver) over += 1
      return [
        `${small.p95.toFixed(1)} ms`,
        `${large.p95.toFixed(1)} ms${isOver ? ', over' : ''}`,
        `x ${(large.p95 / small.p95).toFixed(2)}`,
        `${large.cpu.toFixed(1)} ms`,
      ]
    })
    lines.push(row([call, `${limit} ms`, ...cells]))
  }
  return { lines, over }
}
