import { ACCOUNT_SCRIPT } from '@/lib/auth/account-script'
import { PRICE_SCRIPT } from '@/lib/currency/price-script'
import { BROKEN_IMAGE_SCRIPT } from './broken-image-script'

/** What depends on the visitor and has to be there before the first paint. */
export const HEAD_SCRIPT = `${BROKEN_IMAGE_SCRIPT};${PRICE_SCRIPT};${ACCOUNT_SCRIPT}`
