import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode
  note?: ReactNode
  /** Content at the end of the card: a price, an icon. */
  end?: ReactNode
}

/** A radio button as a card. The cards of one question share `name` and are in one `RadioGroup`. */
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
