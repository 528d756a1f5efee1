type CardType = 'CREDIT_CARD' | 'DEBIT_CARD'
type CardAssociation = 'VISA' | 'MASTER_CARD' | 'AMERICAN_EXPRESS' | 'TROY'
export type CardFamily = 'Bonus' | 'Axess' | 'World' | 'Maximum' | 'Paraf' | 'CardFinans' | 'Advantage'

export interface BinFacts {
  type: CardType
  association: CardAssociation
  family: CardFamily | null
  bank: { name: string; code: number } | null
  isForeign: boolean
}

const AKBANK = { name: 'Akbank', code: 46 }
const DENIZBANK = { name: 'Denizbank', code: 134 }
const FINANSBANK = { name: 'Finansbank', code: 111 }
const GARANTI = { name: 'Garanti Bankası', code: 62 }
const HALKBANK = { name: 'Halkbank', code: 12 }
const HSBC = { name: 'HSBC Bank', code: 123 }
const ISBANK = { name: 'Türkiye İş Bankası', code: 64 }
const VAKIFBANK = { name: 'Vakıfbank', code: 15 }
const YAPI_KREDI = { name: 'Yapı ve Kredi Bankası', code: 67 }

type Bank = NonNullable<BinFacts['bank']>

function credit(association: CardAssociation, bank: Bank, family: CardFamily): BinFacts {
  return { type: 'CREDIT_CARD', association, family, bank, isForeign: false }
}

function debit(association: CardAssociation, bank: Bank): BinFacts {
  return { type: 'DEBIT_CARD', association, family: null, bank, isForeign: false }
}

function foreign(association: CardAssociation, type: CardType): BinFacts {
  return { type, association, family: null, bank: null, isForeign: true }
}

/** The BINs of iyzico's published test cards. */
const BINS: Record<string, BinFacts> = {
  '589004': debit('MASTER_CARD', AKBANK),
  '552608': credit('MASTER_CARD', AKBANK, 'Axess'),
  '476662': debit('VISA', DENIZBANK),
  '460345': credit('VISA', DENIZBANK, 'Bonus'),
  '472915': credit('VISA', DENIZBANK, 'Bonus'),
  '498749': debit('VISA', FINANSBANK),
  '531157': credit('MASTER_CARD', FINANSBANK, 'CardFinans'),
  '979202': debit('TROY', FINANSBANK),
  '979203': credit('TROY', FINANSBANK, 'CardFinans'),
  '517041': debit('MASTER_CARD', GARANTI),
  '540036': credit('MASTER_CARD', GARANTI, 'Bonus'),
  '540667': credit('MASTER_CARD', GARANTI, 'Bonus'),
  '374427': credit('AMERICAN_EXPRESS', GARANTI, 'Bonus'),
  '447505': debit('VISA', HALKBANK),
  '552879': credit('MASTER_CARD', HALKBANK, 'Paraf'),
  '405903': debit('VISA', HSBC),
  '550472': credit('MASTER_CARD', HSBC, 'Advantage'),
  '589283': debit('MASTER_CARD', ISBANK),
  '454359': credit('VISA', ISBANK, 'Maximum'),
  '491005': debit('VISA', VAKIFBANK),
  '415792': credit('VISA', VAKIFBANK, 'World'),
  '516888': debit('MASTER_CARD', YAPI_KREDI),
  '545103': credit('MASTER_CARD', YAPI_KREDI, 'World'),
  '405418': foreign('VISA', 'DEBIT_CARD'),
  '540001': foreign('MASTER_CARD', 'CREDIT_CARD'),
  '411111': credit('VISA', VAKIFBANK, 'World'),
  '412011': credit('VISA', VAKIFBANK, 'World'),
  '412111': credit('VISA', VAKIFBANK, 'World'),
  '412211': credit('VISA', VAKIFBANK, 'World'),
  '412311': credit('VISA', VAKIFBANK, 'World'),
  '412411': credit('VISA', VAKIFBANK, 'World'),
  '412511': credit('VISA', VAKIFBANK, 'World'),
  '412611': credit('VISA', VAKIFBANK, 'World'),
  '412711': credit('VISA', VAKIFBANK, 'World'),
  '412811': credit('VISA', VAKIFBANK, 'World'),
  '412911': credit('VISA', VAKIFBANK, 'World'),
  '413011': credit('VISA', VAKIFBANK, 'World'),
  '413111': credit('VISA', VAKIFBANK, 'World'),
  '414111': credit('VISA', VAKIFBANK, 'World'),
  '415111': credit('VISA', VAKIFBANK, 'World'),
}

/** Returns the facts of a BIN of 6 or 8 digits or of a full card number, or null if no test card has this BIN. */
export function getBinFacts(number: string): BinFacts | null {
  return BINS[number.slice(0, 6)] ?? null
}
