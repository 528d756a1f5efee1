import { CardRow } from '@/components/catalogue/card-row'
import type { ProductCard } from '@/domain/catalogue/shared/schema'
import type { PageContext } from '@/lib/catalogue/page-context'

interface CardSectionProps {
  title: string
  text?: string | undefined
  link?: { label: string; href: string } | undefined
  products: readonly ProductCard[]
  context: PageContext
}

const SHOWN = 4

/** Section with heading, one sentence and a row of four products. Renders nothing without products. */
export function CardSection({ title, text, link, products, context }: CardSectionProps) {
  if (products.length === 0) return null
  return (
    <section className="reveal wrap py-8 desktop:py-11">
      <div className="sec-head">
        <div>
          <h2>{title}</h2>
          {text && <p className="mt-2">{text}</p>}
        </div>
        {link && (
          <a className="link" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
      <CardRow products={products.slice(0, SHOWN)} context={context} label={title} />
    </section>
  )
}
