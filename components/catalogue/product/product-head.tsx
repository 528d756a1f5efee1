import { Badge } from '@/components/ui/badge'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Icon } from '@/components/ui/icon'
import { BOOKABLE_KINDS } from '@/domain/catalogue/kinds/kinds'
import type { Product } from '@/domain/catalogue/shared/schema'
import { pickLocalized } from '@/domain/shared/locales'
import { formatRating } from '@/lib/catalogue/card-view'
import type { PageContext } from '@/lib/catalogue/page-context'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { orderPictures } from '@/lib/catalogue/product-pictures'
import { Gallery } from './gallery'
import { ProductTools } from './product-tools'

interface ProductHeadProps {
  product: Product
  context: PageContext
  crumbs: readonly { label: string; href?: string | undefined }[]
}

/** Breadcrumb, title, rating, badges and pictures; on phones the pictures come first. */
export function ProductHead({ product, context, crumbs }: ProductHeadProps) {
  const { t, common, locale, fallback } = context
  const title = toPlainText(product.text.title)
  const { average, count } = product.reviewSummary
  const place = pickLocalized(product.destination.content, locale, fallback)?.title
  return (
    <header className="product-head">
      <div className="hidden items-center justify-between gap-6 pt-6 desktop:flex">
        <Breadcrumb label={t('product.breadcrumb')} items={crumbs} />
        <ProductTools product={product} context={context} title={title} isBare />
      </div>
      <div className="product-name">
        <h1 className="max-w-[26ch] max-desktop:text-[1.625rem]">{title}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm font-semibold">
          {count > 0 && (
            <>
              <span className="rate">
                <Icon name="star" size={16} full />
                {formatRating(average, locale)}
              </span>
              <a className="link" href="#reviews">
                {common('counts.reviews', { count })}
              </a>
            </>
          )}
          {place && (
            <span className="flex items-center gap-1">
              <Icon name="map-pin" size={16} />
              {toPlainText(place)}
            </span>
          )}
          {product.freeCancellationHours !== null && (
            <Badge tone="ok" icon="circle-check">
              {t('card.freeCancellation')}
            </Badge>
          )}
          {product.instantConfirmation && (
            <Badge tone="fact" icon="zap">
              {t('card.instant')}
            </Badge>
          )}
          {!product.instantConfirmation && BOOKABLE_KINDS.some((kind) => kind === product.kind) && (
            <Badge tone="fact" icon="clock">
              {t('card.byHand')}
            </Badge>
          )}
        </p>
      </div>
      <Gallery
        images={orderPictures(product.images, locale)}
        title={title}
        context={context}
        tools={<ProductTools product={product} context={context} title={title} back={crumbs.at(-2)} />}
      />
    </header>
  )
}
