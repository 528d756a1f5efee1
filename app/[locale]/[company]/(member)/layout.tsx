import { createAreaLayout } from '@/components/layout/create-area-layout'

/** Frame of a member's and an agency's own pages, rendered for each request. */
export default createAreaLayout()
