import { ACCOUNT_SCRIPT } from './auth/account-script'
import { PRICE_SCRIPT } from './currency/price-script'

/** What depends on the visitor and has to be there before the first paint. */
export const HEAD_SCRIPT = `${PRICE_SCRIPT};${ACCOUNT_SCRIPT}`
