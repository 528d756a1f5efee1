import { createAreaLayout } from '@/components/layout/create-area-layout'

/** Layout of the cached pages, which are the same for all visitors. */
export default createAreaLayout()
