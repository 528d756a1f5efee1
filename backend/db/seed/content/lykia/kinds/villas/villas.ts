import type { LykiaLocale } from '@/backend/db/seed/types'
import type { Unranked } from '../../../shared/entry'
import { ciraliOrangeHouse } from './cirali-orange-house'
import { faralyaEyrie } from './faralya-eyrie'
import { gumuslukMandarinHouse } from './gumusluk-mandarin-house'
import { kayakoyStoneHouse } from './kayakoy-stone-house'
import { sardunyaHouse } from './sardunya-house'
import { uzumluFarmhouse } from './uzumlu-farmhouse'
import { villaDefne } from './villa-defne'
import { villaKeklik } from './villa-keklik'
import { villaLodos } from './villa-lodos'
import { villaNar } from './villa-nar'
import { villaNergis } from './villa-nergis'
import { villaPalamut } from './villa-palamut'

export const lykiaVillas: Unranked<LykiaLocale>[] = [
  villaNar,
  kayakoyStoneHouse,
  villaDefne,
  villaLodos,
  villaKeklik,
  sardunyaHouse,
  villaPalamut,
  uzumluFarmhouse,
  ciraliOrangeHouse,
  gumuslukMandarinHouse,
  faralyaEyrie,
  villaNergis,
]
