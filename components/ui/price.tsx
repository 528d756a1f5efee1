import { cx } from './cx'

type PriceProps = {
  /** Formatted in the page's language and currency. */
  value: string
  /**
   * The price before a discount, struck through. Screen readers read the label, since they do not announce the line.
   */
  old?: { value: string; label: string } | undefined
  className?: string | undefined
}

/** An amount. It runs left to right in every language and never wraps. */
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
