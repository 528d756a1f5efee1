import { CardRow } from '@/components/catalogue/card-row'
import type { Locale } from '@/domain/shared/locales'
import { getPageContext } from '@/lib/catalogue/page-context'
import { listShowcase } from '@/lib/catalogue/queries'

const SHOWN = 3

interface OftenBookedProps {
  company: string
  locale: Locale
  title: string
}

/** Offers below an empty page. Renders nothing if there are none. */
export async function OftenBooked({ company, locale, title }: OftenBookedProps) {
  const products = await listShowcase(company, locale, SHOWN)
  if (products.length === 0) return null
  return (
    <section className="mt-10 border-t border-line pt-8" aria-labelledby="often">
      <h2 id="often" className="mb-5 text-h3">
        {title}
      </h2>
      <CardRow products={products} context={await getPageContext(company, locale)} label={title} isBeside />
    </section>
  )
}
