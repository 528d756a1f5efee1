const MINUTES = [0, 15, 30, 45]
const two = (figure: number) => String(figure).padStart(2, '0')

const QUARTERS: readonly string[] = Array.from({ length: 24 }, (_, hour) =>
  MINUTES.map((minute) => `${two(hour)}:${two(minute)}`),
).flat()

/** Times `HH:mm` to choose from, every quarter of an hour, plus a time of the URL that lies between two. */
export function listTimes(own: string | null): readonly string[] {
  return own === null || QUARTERS.includes(own) ? QUARTERS : [...QUARTERS, own].sort()
}
