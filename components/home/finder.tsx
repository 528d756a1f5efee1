import { getTranslations } from 'next-intl/server'
import { KIND_ICONS } from '@/components/catalogue/kinds/kind-icons'
import { Icon } from '@/components/ui/icon'
import { finderTermsOf } from '@/lib/catalogue/kinds/registry'
import type { FinderKind } from '@/lib/catalogue/listing/finder'
import type { PageContext } from '@/lib/catalogue/page-context'
import { FinderForm } from './finder-form'
import { FinderRideForm } from './finder-ride-form'

interface FinderProps {
  context: PageContext
  /** Kinds with at least one product, in tab order. */
  kinds: readonly FinderKind[]
  places: readonly { slug: string; title: string }[]
  /** Names of the places that transfers serve. */
  ridePlaces: readonly string[]
}

/** Search of the home page: one tab and one plain form a kind. Works without scripts. */
export async function Finder({ context, kinds, places, ridePlaces }: FinderProps) {
  const t = await getTranslations({ locale: context.locale, namespace: 'content.finder' })
  if (kinds.length === 0) return null
  return (
    <div className="wrap">
      <search className="finder">
        <fieldset className="finder-tabs">
          <legend className="sr-only">{t('label')}</legend>
          {kinds.map((kind, index) => (
            <label key={kind}>
              <input
                className="sr-only"
                type="radio"
                name="find"
                id={`find-${kind}`}
                value={kind}
                defaultChecked={index === 0}
              />
              <Icon name={KIND_ICONS[kind]} />
              {t(kind)}
            </label>
          ))}
        </fieldset>
        {kinds.map((kind) => {
          const terms = finderTermsOf(kind)
          if (terms === null) return null
          if (terms === 'ride') return <FinderRideForm key={kind} kind={kind} context={context} places={ridePlaces} />
          return <FinderForm key={kind} kind={kind} terms={terms} context={context} places={places} />
        })}
      </search>
    </div>
  )
}
