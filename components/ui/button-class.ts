import { cx } from './cx'

/** `buy` is for actions that cost money, at most one in view; `primary` for searching, choosing and continuing. */
export type ButtonTone = 'buy' | 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonLook = {
  tone?: ButtonTone | undefined
  /** 40, 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large' | undefined
  wide?: boolean | undefined
  className?: string | undefined
}

const tones: Record<ButtonTone, string> = {
  buy: 'btn-buy',
  primary: 'btn-pri',
  secondary: 'btn-sec',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
}
const sizes = { small: 'btn-sm', medium: '', large: 'btn-lg' }

export function buildButtonClass({ tone = 'primary', size = 'medium', wide, className }: ButtonLook): string {
  return cx('btn', tones[tone], sizes[size], wide && 'w-full', className)
}
