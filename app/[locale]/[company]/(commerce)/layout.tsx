import { createAreaLayout } from '@/components/layout/create-area-layout'

/** Frame of the basket and of what comes after paying. */
export default createAreaLayout()
