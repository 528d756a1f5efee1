import { carRules } from './car/rules'
import type { DetailsOf, ProductDetails } from './details-schema'
import { ENQUIRY_RULES, type KindRules, type Stock } from './kind-rules'
import type { Kind } from './kinds'
import { tourRules } from './tour/rules'
import type { KIND_TRAITS } from './traits'
import { transferRules } from './transfer/rules'
import { villaRules } from './villa/rules'
import { yachtRules } from './yacht/rules'

type DetailsMap = { [K in Kind]: DetailsOf<K> }

/** The stock shape of a kind's rules must match its traits. */
type StockOf<K extends Kind> = Extract<Stock, { shape: (typeof KIND_TRAITS)[K]['stock'] }>

export const KIND_RULES: { [K in Kind]: (details: DetailsMap[K]) => KindRules<StockOf<K>> } = {
  tour: tourRules,
  yacht: yachtRules,
  villa: villaRules,
  car: carRules,
  transfer: transferRules,
  wedding: () => ENQUIRY_RULES,
  health: () => ENQUIRY_RULES,
}

const buildRules = <K extends Kind>(kind: K, details: DetailsMap[K]): KindRules => KIND_RULES[kind](details)

/** The rules of a product of any kind. */
export const rulesOf = (details: ProductDetails): KindRules => buildRules(details.kind, details)
