import { Icon } from './icon'

const places = [1, 2, 3, 4, 5]

/** Five stars, filled up to `value` (0 to 5, rounded to whole stars). `label` gives the exact value. */
export function Stars({ value, label, size = 18 }: { value: number; label: string; size?: number | undefined }) {
  return (
    <span className="flex gap-1 text-star" role="img" aria-label={label}>
      {places.map((place) => (
        <Icon key={place} name="star" size={size} full={place <= Math.round(value)} />
      ))}
    </span>
  )
}
