import { NoImage } from '@/components/ui/no-image'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/domain/shared/locales'
import type { RecentProduct } from '@/lib/catalogue/product/recent-products'
import { cardSources } from '@/lib/uploads/card-sources'

export interface RecentListProps {
  /** All recently viewed products of this browser, newest first. */
  products: readonly RecentProduct[]
  onForget: () => void
  locale: Locale
  /** Id of the current product, which is left out. */
  except?: number | undefined
  title: string
  clear: string
  className?: string | undefined
}

const SHOWN = 4

/** Recently viewed products; renders nothing if there are none. It stands below all content that must not shift. */
export function RecentList({ products, onForget, locale, except, title, clear, className }: RecentListProps) {
  const own = products.filter((product) => product.locale === locale && product.id !== except).slice(0, SHOWN)
  if (own.length === 0) return null
  return (
    <section className={className}>
      <div className="sec-head">
        <h2>{title}</h2>
        <button type="button" className="link" onClick={onForget}>
          {clear}
        </button>
      </div>
      <ul className="row" aria-label={title}>
        {own.map(({ id, href, title: name, place, file }) => (
          <li key={id} className="grid">
            <article className="card">
              <div className="card-pic">
                {file === null ? (
                  <NoImage />
                ) : (
                  <Picture {...cardSources({ file }, 'row')} webp={undefined} width={480} height={360} alt="" />
                )}
              </div>
              <p className="card-place">
                <span>{place}</span>
              </p>
              <h3>
                <a href={href}>{name}</a>
              </h3>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
