import { ACCOUNT_SCRIPT } from '@/lib/auth/account-script'
import { PRICE_SCRIPT } from '@/lib/currency/price-script'
import { BROKEN_IMAGE_SCRIPT } from './broken-image-script'

/** Scripts that depend on the visitor and must run before first paint. */
export const HEAD_SCRIPT = `${BROKEN_IMAGE_SCRIPT};${PRICE_SCRIPT};${ACCOUNT_SCRIPT}`
