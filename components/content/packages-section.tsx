import { getTranslations } from 'next-intl/server'
import { CardGrid } from '@/components/catalogue/card-grid'
import { CardsIsland } from '@/components/catalogue/cards-island'
import { BesidePeople } from '@/components/requests/beside-people'
import { RequestSection } from '@/components/requests/request-section'
import type { EnquiryKind } from '@/domain/catalogue/kinds/kinds'
import type { PageContext } from '@/lib/catalogue/page-context'
import { listProducts } from '@/lib/catalogue/queries'
import { buildRequestSetup } from '@/lib/requests/request-options'

interface PackagesSectionProps {
  kind: EnquiryKind
  context: PageContext
}

const MOST_PACKAGES = 12
/** Packages per row. */
const ACROSS = 4

/** The packages of a trade, below its content page, and a request form for anything else. */
export async function PackagesSection({ kind, context }: PackagesSectionProps) {
  const { company, locale } = context
  const [listing, t] = await Promise.all([
    listProducts(company, { locale, kinds: [kind], pageSize: MOST_PACKAGES }),
    getTranslations({ locale, namespace: 'requests' }),
  ])
  const products = listing?.products ?? []
  return (
    <div className="mt-12 grid gap-12">
      {products.length > 0 && (
        <section>
          <h2>{t('packages')}</h2>
          <p className="mt-1 mb-6 text-muted">{t('packagesText')}</p>
          <CardGrid
            products={products}
            context={context}
            label={t('packages')}
            isWide={products.length % ACROSS === 0}
          />
          <CardsIsland />
        </section>
      )}
      <BesidePeople context={context}>
        <RequestSection setup={buildRequestSetup(kind, null, context)} context={context} />
      </BesidePeople>
    </div>
  )
}
