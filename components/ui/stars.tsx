import { Icon } from './icon'

const places = [1, 2, 3, 4, 5]

/** Five stars, the reached ones filled; `value` from 0 to 5 is rounded to whole stars, `label` says it exactly. */
export function Stars({ value, label, size = 18 }: { value: number; label: string; size?: number | undefined }) {
  return (
    <span className="flex gap-1 text-star" role="img" aria-label={label}>
      {places.map((place) => (
        <Icon key={place} name="star" size={size} full={place <= Math.round(value)} />
      ))}
    </span>
  )
}
