import { createAreaLayout } from '@/components/layout/create-area-layout'

/** Layout of the member and agency pages, which are rendered for each request. */
export default createAreaLayout()
