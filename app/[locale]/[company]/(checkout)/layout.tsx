import { createAreaLayout } from '@/components/layout/create-area-layout'

/** Frame of the checkout. */
export default createAreaLayout({ slim: true })
