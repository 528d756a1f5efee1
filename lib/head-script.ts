import { ACCOUNT_SCRIPT } from './auth/account-script'
import { BROKEN_IMAGE_SCRIPT } from './broken-image-script'
import { PRICE_SCRIPT } from './currency/price-script'

/** What depends on the visitor and has to be there before the first paint. */
export const HEAD_SCRIPT = `${BROKEN_IMAGE_SCRIPT};${PRICE_SCRIPT};${ACCOUNT_SCRIPT}`
