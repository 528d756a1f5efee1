/** A place in the forms that sentences need: the road to it, the road from it, and being there. */
export interface PlaceForms {
  en: { name: string }
  tr: { to: string; from: string }
  de: { to: string; at: string }
  ru: { to: string; from: string }
}

const forms = (en: string, trTo: string, trFrom: string, deTo: string, deAt: string, ruTo: string, ruFrom: string) => ({
  en: { name: en },
  tr: { to: trTo, from: trFrom },
  de: { to: deTo, at: deAt },
  ru: { to: ruTo, from: ruFrom },
})

/** German towns take `nach` and `in` without an article. */
const town = (name: string, trTo: string, trFrom: string, ruTo: string, ruFrom: string) =>
  forms(name, trTo, trFrom, `nach ${name}`, `in ${name}`, `в ${ruTo}`, `из ${ruFrom}`)

export const TOWNS = {
  antalya: forms(
    'Antalya’s old town',
    'Kaleiçi’ne',
    'Kaleiçi’nden',
    'in die Altstadt von Antalya',
    'in der Altstadt von Antalya',
    'в Старый город Антальи',
    'из Старого города Антальи',
  ),
  lara: forms(
    'Lara and Kundu',
    'Lara ve Kundu’ya',
    'Lara ve Kundu’dan',
    'nach Lara und Kundu',
    'in Lara und Kundu',
    'в Лару и Кунду',
    'из Лары и Кунду',
  ),
  konyaalti: town('Konyaaltı', 'Konyaaltı’na', 'Konyaaltı’ndan', 'Коньяалты', 'Коньяалты'),
  belek: town('Belek', 'Belek’e', 'Belek’ten', 'Белек', 'Белека'),
  side: town('Side', 'Side’ye', 'Side’den', 'Сиде', 'Сиде'),
  kemer: town('Kemer', 'Kemer’e', 'Kemer’den', 'Кемер', 'Кемера'),
  tekirova: town('Tekirova', 'Tekirova’ya', 'Tekirova’dan', 'Текирову', 'Текировы'),
  cirali: town('Çıralı', 'Çıralı’ya', 'Çıralı’dan', 'Чиралы', 'Чиралы'),
  adrasan: town('Adrasan', 'Adrasan’a', 'Adrasan’dan', 'Адрасан', 'Адрасана'),
  finike: town('Finike', 'Finike’ye', 'Finike’den', 'Финике', 'Финике'),
  ucagiz: town('Üçağız', 'Üçağız’a', 'Üçağız’dan', 'Учагыз', 'Учагыза'),
  kas: town('Kaş', 'Kaş’a', 'Kaş’tan', 'Каш', 'Каша'),
  pamukkale: town('Pamukkale', 'Pamukkale’ye', 'Pamukkale’den', 'Памуккале', 'Памуккале'),
  sarigerme: town('Sarıgerme', 'Sarıgerme’ye', 'Sarıgerme’den', 'Сарыгерме', 'Сарыгерме'),
  dalyan: town('Dalyan', 'Dalyan’a', 'Dalyan’dan', 'Дальян', 'Дальяна'),
  gocek: town('Göcek', 'Göcek’e', 'Göcek’ten', 'Гёджек', 'Гёджека'),
  fethiye: town('Fethiye', 'Fethiye’ye', 'Fethiye’den', 'Фетхие', 'Фетхие'),
  oludeniz: town('Ölüdeniz', 'Ölüdeniz’e', 'Ölüdeniz’den', 'Олюдениз', 'Олюдениза'),
  kayakoy: town('Kayaköy', 'Kayaköy’e', 'Kayaköy’den', 'Каякёй', 'Каякёя'),
  faralya: town('Faralya', 'Faralya’ya', 'Faralya’dan', 'Фаралью', 'Фаральи'),
  patara: town('Patara', 'Patara’ya', 'Patara’dan', 'Патару', 'Патары'),
  kalkan: town('Kalkan', 'Kalkan’a', 'Kalkan’dan', 'Калкан', 'Калкана'),
  islamlar: town('İslamlar', 'İslamlar’a', 'İslamlar’dan', 'Исламлар', 'Исламлара'),
  bodrum: town('Bodrum', 'Bodrum’a', 'Bodrum’dan', 'Бодрум', 'Бодрума'),
  torba: town('Torba', 'Torba’ya', 'Torba’dan', 'Торбу', 'Торбы'),
  turkbuku: town('Göltürkbükü', 'Göltürkbükü’ne', 'Göltürkbükü’nden', 'Гёльтюркбюкю', 'Гёльтюркбюкю'),
  yalikavak: town('Yalıkavak', 'Yalıkavak’a', 'Yalıkavak’tan', 'Ялыкавак', 'Ялыкавака'),
  gumusluk: town('Gümüşlük', 'Gümüşlük’e', 'Gümüşlük’ten', 'Гюмюшлюк', 'Гюмюшлюка'),
  turgutreis: town('Turgutreis', 'Turgutreis’e', 'Turgutreis’ten', 'Тургутрейс', 'Тургутрейса'),
} satisfies Record<string, PlaceForms>

export type TownKey = keyof typeof TOWNS

interface AirportForms {
  en: { name: string }
  tr: { from: string }
  de: { from: string }
  ru: { from: string }
}

export const AIRPORTS = {
  'antalya-airport': {
    en: { name: 'Antalya Airport' },
    tr: { from: 'Antalya Havalimanı’ndan' },
    de: { from: 'vom Flughafen Antalya' },
    ru: { from: 'из аэропорта Антальи' },
  },
  'dalaman-airport': {
    en: { name: 'Dalaman Airport' },
    tr: { from: 'Dalaman Havalimanı’ndan' },
    de: { from: 'vom Flughafen Dalaman' },
    ru: { from: 'из аэропорта Даламана' },
  },
  'bodrum-airport': {
    en: { name: 'Milas-Bodrum Airport' },
    tr: { from: 'Milas-Bodrum Havalimanı’ndan' },
    de: { from: 'vom Flughafen Milas-Bodrum' },
    ru: { from: 'из аэропорта Милас-Бодрум' },
  },
} satisfies Record<string, AirportForms>

export type AirportKey = keyof typeof AIRPORTS
