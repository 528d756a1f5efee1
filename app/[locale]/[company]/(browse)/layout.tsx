import { createAreaLayout } from '@/components/layout/create-area-layout'

/** Frame of the pages that are the same for all and cached. */
export default createAreaLayout()
