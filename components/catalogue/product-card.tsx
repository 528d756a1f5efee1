import { FavouriteButton } from '@/components/favourites/favourite-button'
import { Icon } from '@/components/ui/icon'
import { NoImage } from '@/components/ui/no-image'
import { Picture } from '@/components/ui/picture'
import type { CardView } from '@/lib/catalogue/card-view'
import type { PageContext } from '@/lib/catalogue/page-context'
import { type CardPlace, cardSources } from '@/lib/uploads/card-sources'
import { packPictures } from '@/lib/uploads/pack-pictures'
import { CardPrice } from './card-price'

interface ProductCardProps {
  card: CardView
  context: PageContext
  /** Layout: in a listing, or in a row that is swiped. */
  place: CardPlace
  /** The picture is part of the first screen and loads with priority. */
  priority?: boolean | undefined
}

/**
 * A product in a list. The HTML is kept small (performance 9): one script for the whole page (`CardsIsland`) adds
 * further pictures and swiping. The link of the title covers the whole card.
 */
export function ProductCard({ card, context, place, priority }: ProductCardProps) {
  const [cover, ...more] = card.pictures
  const sources = cover === undefined ? null : cardSources(cover, place)
  const { t } = context
  return (
    <article className="card">
      <div className="card-pic">
        <div className="pics" data-more={packPictures(more) || undefined}>
          {sources === null ? (
            <NoImage />
          ) : (
            <Picture
              {...sources}
              webp={undefined}
              width={480}
              height={360}
              alt=""
              placeholder={card.ground}
              priority={priority}
            />
          )}
        </div>
        {card.badge && (
          <p className="card-badges">
            <span className="badge badge-buy">{card.badge}</span>
          </p>
        )}
        <FavouriteButton productId={card.id} label={t('card.save')} className="card-heart" />
        {more.length > 0 && (
          <p className="dots">
            {card.pictures.map(({ file }) => (
              <i key={file} />
            ))}
          </p>
        )}
      </div>
      <p className="card-place">
        <span>{card.place}</span>
        {card.rating && (
          <span className="rate" title={card.rating.label}>
            <Icon name="star" size={16} full />
            {card.rating.figure} <span>{card.rating.count}</span>
          </span>
        )}
      </p>
      <h3>
        <a href={card.href}>{card.title}</a>
      </h3>
      <p className="card-facts">
        {card.facts.map(({ icon, text }) => (
          <span key={text}>
            <Icon name={icon} size={16} />
            {text}
          </span>
        ))}
      </p>
      <CardPrice price={card.price} context={context} />
    </article>
  )
}
