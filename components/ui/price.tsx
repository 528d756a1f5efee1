import { cx } from './cx'

type PriceProps = {
  /** Already written in the page's language and currency. */
  value: string
  /** The price before a discount, struck through; the label is heard, since a line through it is not. */
  old?: { value: string; label: string } | undefined
  className?: string | undefined
}

/** An amount runs left to right in every language, and never breaks. */
export function Price({ value, old, className }: PriceProps) {
  return (
    <>
      {old && (
        <s className="price-old">
          <span className="sr-only">{old.label} </span>
          <bdi dir="ltr">{old.value}</bdi>
        </s>
      )}
      <bdi dir="ltr" className={cx('price', className)}>
        {value}
      </bdi>
    </>
  )
}
