import { Icon } from './icon'

type RatingProps = {
  /** Written in the page's language: '4.9'. */
  figure: string
  /** '(412)'. */
  count?: string | undefined
  /** The whole in words: '4.9 out of 5, 412 reviews'. */
  label: string
}

/** Star, figure, count; the figure carries the meaning, the star only the look. */
export function Rating({ figure, count, label }: RatingProps) {
  return (
    <span className="rate">
      <Icon name="star" size={16} full />
      <b aria-hidden="true">{figure}</b>
      {count && <span aria-hidden="true">{count}</span>}
      <span className="sr-only">{label}</span>
    </span>
  )
}
