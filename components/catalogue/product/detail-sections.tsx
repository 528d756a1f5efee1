import { buildDetailSections } from '@/components/catalogue/kinds/details-registry'
import type { Product } from '@/domain/catalogue/shared/schema'
import type { PageContext } from '@/lib/catalogue/page-context'

interface DetailSectionsProps {
  product: Product
  context: PageContext
}

/** Sections that only this kind of product has. */
export function DetailSections({ product, context }: DetailSectionsProps) {
  return <>{buildDetailSections(product, context)}</>
}
