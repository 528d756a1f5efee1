import { FavouriteButton } from '@/components/favourites/favourite-button'
import { Icon } from '@/components/ui/icon'
import type { Product } from '@/domain/catalogue/shared/schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import { ShareButton } from './share-button'

interface ProductToolsProps {
  product: Product
  context: PageContext
  title: string
  /** Buttons with labels, for wide screens; else round icon buttons on the picture. */
  isBare?: boolean | undefined
  /** Back link, shown as an arrow at the start. */
  back?: { label: string; href?: string | undefined } | undefined
}

/** Buttons for back, share and favourite. */
export function ProductTools({ product, context, title, isBare, back }: ProductToolsProps) {
  const { t } = context
  const look = isBare ? 'btn btn-quiet btn-sm' : 'icb'
  return (
    <div className="product-tools flex gap-2">
      {back?.href && (
        <a className="icb me-auto" href={back.href} aria-label={back.label}>
          <Icon name="arrow-left" flip />
        </a>
      )}
      <ShareButton
        title={title}
        label={t('product.share')}
        done={t('product.shared')}
        className={look}
        isBare={isBare}
      />
      {isBare ? (
        <button
          type="button"
          className={`${look} keep`}
          aria-pressed="false"
          data-favourite={product.id}
          suppressHydrationWarning
        >
          <Icon name="heart" />
          <span>{t('product.save')}</span>
        </button>
      ) : (
        <FavouriteButton productId={product.id} label={t('card.save')} className="keep" />
      )}
    </div>
  )
}
