import { createAreaLayout } from '@/components/layout/create-area-layout'

/** Layout of the basket and of the pages after payment. */
export default createAreaLayout()
