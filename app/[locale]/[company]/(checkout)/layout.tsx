import { createAreaLayout } from '@/components/layout/create-area-layout'

/** Layout of the checkout. */
export default createAreaLayout({ slim: true })
