import { StaticHtml } from '@/components/static-html/static-html'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { pickSplash } from '@/domain/settings/pick-splash'
import { pickLocalized } from '@/domain/shared/locales'
import type { PageContext } from '@/lib/catalogue/page-context'
import { pictureSources } from '@/lib/uploads/pictures'
import { Horizon } from './horizon'
import './home.css'

/** Brand block with the sun, and a poster with its caption; the finder overlaps both. */
export function Hero({ context }: { context: PageContext }) {
  const { settings, locale, fallback } = context
  const { hero } = settings.home
  const { title, text } = hero
  const image = pickSplash(hero, locale)
  const picture = pictureSources(image, '(width >= 62rem) 54vw, 100vw')
  const place = pickLocalized(image.caption ?? hero.caption, locale, fallback)
  return (
    <section className="hero">
      <StaticHtml as="div" className="hero-text relative">
        <Horizon />
        <h1 className="relative text-display">{pickLocalized(title, locale, fallback)}</h1>
        <p>{pickLocalized(text, locale, fallback)}</p>
      </StaticHtml>
      <figure className="hero-picture relative">
        <Picture {...picture} width={1600} height={1200} alt="" priority className="hero-pic" />
        {place && (
          <figcaption className="badge">
            <Icon name="map-pin" size={16} className="text-brand" />
            {place}
          </figcaption>
        )}
      </figure>
    </section>
  )
}
