'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/domain/shared/locales'
import { forgetRecent, type RecentProduct, readRecent } from '@/lib/feedback/recent-products'
import { cardSources } from '@/lib/uploads/card-sources'

export interface RecentListProps {
  locale: Locale
  /** The product of this very page. */
  except?: number | undefined
  title: string
  clear: string
  className?: string | undefined
}

const SHOWN = 4

/** What was looked at before in this browser; nothing where nothing was. Below everything that must not move. */
export function RecentList({ locale, except, title, clear, className }: RecentListProps) {
  const [products, setProducts] = useState<RecentProduct[]>([])
  useEffect(() => {
    const own = readRecent().filter((product) => product.locale === locale && product.id !== except)
    setProducts(own.slice(0, SHOWN))
  }, [locale, except])
  if (products.length === 0) return null
  const forget = () => {
    forgetRecent()
    setProducts([])
  }
  return (
    <section className={className}>
      <div className="sec-head">
        <h2>{title}</h2>
        <button type="button" className="link" onClick={forget}>
          {clear}
        </button>
      </div>
      <ul className="row" aria-label={title}>
        {products.map(({ id, href, title: name, place, file }) => (
          <li key={id} className="grid">
            <article className="card">
              <div className="card-pic">
                {file === null ? (
                  <span className="pic pic-none">
                    <Icon name="image" size={24} />
                  </span>
                ) : (
                  <Picture {...cardSources(file)} webp={undefined} width={480} height={360} alt="" />
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
