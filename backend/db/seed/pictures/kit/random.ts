/** Seeded numbers: the same seed always gives the same row of numbers, so the same options always give the same picture. */
export interface Rng {
  /** 0 up to, not including, 1. */
  (): number
  in(low: number, high: number): number
  /** Both ends included. */
  int(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
}

export function rng(seed: string | number): Rng {
  let state = 2166136261
  for (const character of String(seed)) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number): number => low + (high - low) * next()
  return Object.assign(next, {
    in: between,
    int: (low: number, high: number): number => Math.floor(between(low, high + 1)),
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
  })
}

/** Smooth one-dimensional fractal noise in -1..1. */
export function noise1(seed: string | number, octaves = 4, gain = 0.5): (x: number) => number {
  const random = rng(seed)
  const table = Float64Array.from({ length: 512 }, () => random() * 2 - 1)
  const cell = (i: number): number => table[i & 511] ?? 0
  const at = (x: number): number => {
    const i = Math.floor(x)
    const t = x - i
    const ease = t * t * (3 - 2 * t)
    return cell(i) * (1 - ease) + cell(i + 1) * ease
  }
  return (x) => {
    let sum = 0
    let amplitude = 1
    let norm = 0
    for (let octave = 0; octave < octaves; octave++) {
      sum += at(x * 2 ** octave + octave * 37.3) * amplitude
      norm += amplitude
      amplitude *= gain
    }
    return sum / norm
  }
}
