import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode
  note?: ReactNode
  /** At the end: a price, an icon. */
  end?: ReactNode
}

/** One of several, as a card. Cards of one question share `name` and stand in a `RadioGroup`. */
export function RadioCard({ title, note, end, className, ...rest }: RadioCardProps) {
  return (
    <label className={cx('choice radio-card', className)}>
      <input {...rest} type="radio" className="rad" />
      <span className="min-w-0 flex-1">
        <b className="block">{title}</b>
        {note && <small className="block text-muted">{note}</small>}
      </span>
      {end}
    </label>
  )
}
