import { items, reviews } from '../../../shared/lines'
import { car } from '../kind-entry'
import { CAR_EXTRAS, CAR_TERMS, carTexts, carYear } from './car-lines'

export const openMini = car({
  code: 'LYK-C-09',
  destination: 'kas-kekova',
  scene: 'cabrio',
  units: 2,
  details: {
    ...CAR_TERMS,
    carClass: 'cabrio',
    gear: 'automatic',
    fuel: 'petrol',
    doors: 2,
    seats: 4,
    luggage: 1,
    minimumDriverAge: 25,
    youngDriver: null,
    damageDeposit: '300.00',
    offices: ['dalaman-airport', 'antalya-airport', 'kas-office'],
    oneWayFee: '60.00',
    kilometresPerDay: 300,
  },
  seasons: carYear(['62.00', '84.00', '102.00', '128.00', '88.00']),
  extras: CAR_EXTRAS,
  text: carTexts({
    en: {
      title: 'Mini Convertible or similar, automatic',
      summary: 'Roof down in eighteen seconds, for the bends between Kalkan and Kaş in the evening light.',
      description:
        'There are twenty-six kilometres between Kalkan and Kaş for which this car was made, best after five, when the buses are gone and the rock still gives off warmth. The roof folds in eighteen seconds and up to thirty kilometres an hour, so a lemon truck behind you is no drama.\n\nOn paper it has four seats; in truth it is two adults and two bags, or two children on short trips. With the roof down it takes one cabin suitcase, with the roof up two.',
      highlights: items`Electric roof, also while rolling | Automatic that you can shift by hand | Sunscreen in the glove box | One of two in Kaş`,
      goodToKnow: items`Drivers from 25. A damage deposit is held on your card. | 300 kilometres a day are included, on average over the hire.`,
    },
    tr: {
      title: 'Mini Cabrio veya benzeri, otomatik',
      summary: 'Tavan on sekiz saniyede açılır; akşam ışığında Kalkan–Kaş virajları için.',
      description:
        'Kalkan ile Kaş arasındaki yirmi altı kilometre sanki bu araba için yapılmış; en güzeli beşten sonra, otobüsler gitmişken, kaya hâlâ ısısını verirken. Tavan on sekiz saniyede, saatte otuz kilometreye kadar giderken de kapanır; arkada limon kamyonu varsa telaş etmezsiniz.\n\nRuhsatta dört koltuk yazar; aslında iki yetişkin ve iki çanta, kısa yolda iki çocuk. Tavan açıkken bir kabin bavulu, kapalıyken iki bavul sığar.',
      highlights: items`Yavaş giderken de açılan elektrikli tavan | Elle de değiştirilen otomatik vites | Torpidoda güneş kremi | Kaş’taki iki taneden biri`,
      goodToKnow: items`Sürücü 25 yaşından itibaren. Kartınızda hasar depozitosu bloke edilir. | Günde 300 kilometre dahildir, kira boyunca ortalama alınır.`,
    },
    de: {
      title: 'Mini Cabrio oder ähnlich, Automatik',
      summary: 'Dach auf in achtzehn Sekunden, für die Kurven zwischen Kalkan und Kaş im Abendlicht.',
      description:
        'Zwischen Kalkan und Kaş liegen sechsundzwanzig Kilometer, für die dieses Auto gebaut scheint, am schönsten nach fünf, wenn die Busse fort sind und der Fels noch Wärme abgibt. Das Dach faltet sich in achtzehn Sekunden und bis Tempo dreißig, ein Zitronenlaster hinter Ihnen ist also kein Drama.\n\nVier Sitze stehen in den Papieren; in Wahrheit sind es zwei Erwachsene und zwei Taschen oder auf kurzen Wegen zwei Kinder. Bei offenem Dach passt ein Kabinenkoffer hinein, bei geschlossenem zwei.',
      highlights: items`Elektrisches Dach, auch beim Rollen | Automatik, von Hand schaltbar | Sonnencreme im Handschuhfach | Eines von zweien in Kaş`,
      goodToKnow: items`Fahrer ab 25. Auf Ihrer Karte wird eine Kaution blockiert. | 300 Kilometer am Tag sind inklusive, gemittelt über die Mietdauer.`,
    },
    ru: {
      title: 'Кабриолет Mini или похожий, автомат',
      summary: 'Крыша открывается за восемнадцать секунд: для поворотов между Калканом и Кашем в вечернем свете.',
      description:
        'Между Калканом и Кашем двадцать шесть километров, будто созданных для этой машины, лучше всего после пяти, когда автобусы уехали, а скала ещё отдаёт тепло. Крыша складывается за восемнадцать секунд и на ходу до тридцати километров в час, так что грузовик с лимонами сзади не помеха.\n\nПо документам мест четыре; на деле это двое взрослых и две сумки или двое детей на короткую дорогу. С открытой крышей входит один ручной чемодан, с закрытой два.',
      highlights: items`Электрическая крыша, открывается и на ходу | Автомат с ручным режимом | Солнцезащитный крем в бардачке | Одна из двух в Каше`,
      goodToKnow: items`Водитель от 25 лет. На карте блокируется залог. | 300 километров в день включено, в среднем за аренду.`,
    },
  }),
  reviews: reviews`
    5 | Francesca L. | London | en | 2026-09-27 | We drove the same road four evenings running. The sunscreen was a kind thought.
    4 | Umut R. | İstanbul | tr | 2026-06-18 | Keyifli bir oyuncak. Bagaj gerçekten küçük, onu da saklamıyorlar.
    5 | Maren F. | Bremen | de | 2025-10-05 | Im Oktober offen gefahren, mit Schal. Unvergesslich.
  `,
})

export const premiumSaloon = car({
  code: 'LYK-C-10',
  destination: 'bodrum',
  scene: 'sedan',
  units: 2,
  details: {
    ...CAR_TERMS,
    carClass: 'premium',
    gear: 'automatic',
    fuel: 'diesel',
    doors: 4,
    seats: 5,
    luggage: 3,
    minimumDriverAge: 27,
    youngDriver: null,
    minimumLicenceYears: 3,
    damageDeposit: '500.00',
    offices: ['bodrum-airport', 'dalaman-airport', 'antalya-airport'],
    oneWayFee: '90.00',
    kilometresPerDay: 400,
  },
  seasons: carYear(['98.00', '124.00', '148.00', '185.00', '130.00']),
  extras: CAR_EXTRAS,
  text: carTexts({
    en: {
      title: 'Mercedes C-Class or similar, diesel',
      summary: 'Five seats in leather, three suitcases and quiet at speed, for Bodrum and for the way along the coast.',
      description:
        'For a week with long distances and good hotels: from Milas airport over Muğla to Göcek it is two and a half hours, and you step out as you stepped in. The seats are heated, cooled and adjustable in nine ways; most guests find three of them.\n\nWe bring it to the arrivals hall, washed, with a full tank and water in the doors. There is adaptive cruise control, and a head-up display that reads the Turkish speed limits.',
      highlights: items`Heated and cooled leather seats | Adaptive cruise control and head-up display | Delivered to the arrivals hall | Full tank, about 900 kilometres`,
      goodToKnow: items`Drivers from 27, with a licence held for three years. A damage deposit is held on your card. | 400 kilometres a day are included, on average over the hire.`,
    },
    tr: {
      title: 'Mercedes C-Serisi veya benzeri, dizel',
      summary: 'Deri beş koltuk, üç bavul, yüksek hızda sessizlik; Bodrum’a ve kıyı yoluna.',
      description:
        'Uzun yollu, iyi otelli bir hafta için: Milas’tan Muğla üzerinden Göcek’e iki buçuk saat; nasıl bindiyseniz öyle inersiniz. Koltuklar ısınır, serinler, dokuz yöne ayarlanır; çoğu misafir üçünü bulur.\n\nAracı yıkanmış, deposu dolu, kapılarında su ile geliş salonuna getiririz. Mesafe korumalı hız sabitleyicisi, Türkiye’nin hız sınırlarını okuyan bir cam göstergesi var.',
      highlights: items`Isıtmalı ve serinletmeli deri koltuklar | Mesafe korumalı hız sabitleyici, cam gösterge | Geliş salonunda teslim | Dolu depo, yaklaşık 900 kilometre`,
      goodToKnow: items`Sürücü 27 yaşından itibaren, üç yıllık ehliyetle. Kartınızda hasar depozitosu bloke edilir. | Günde 400 kilometre dahildir, kira boyunca ortalama alınır.`,
    },
    de: {
      title: 'Mercedes C-Klasse oder ähnlich, Diesel',
      summary: 'Fünf Sitze in Leder, drei Koffer und Ruhe bei Tempo, für Bodrum und den Weg die Küste entlang.',
      description:
        'Für eine Woche mit weiten Wegen und guten Hotels: Von Milas über Muğla nach Göcek sind es zweieinhalb Stunden, und Sie steigen aus, wie Sie eingestiegen sind. Die Sitze heizen, kühlen und lassen sich auf neun Arten verstellen; die meisten Gäste finden drei.\n\nWir bringen den Wagen vor die Ankunftshalle, gewaschen, mit vollem Tank und Wasser in den Türen. Es gibt einen Abstandstempomaten und ein Head-up-Display, das die türkischen Tempolimits liest.',
      highlights: items`Ledersitze, beheizt und gekühlt | Abstandstempomat und Head-up-Display | Übergabe an der Ankunftshalle | Voller Tank, etwa 900 Kilometer`,
      goodToKnow: items`Fahrer ab 27 mit drei Jahren Führerschein. Auf Ihrer Karte wird eine Kaution blockiert. | 400 Kilometer am Tag sind inklusive, gemittelt über die Mietdauer.`,
    },
    ru: {
      title: 'Mercedes C-класса или похожий, дизель',
      summary: 'Пять кожаных мест, три чемодана и тишина на скорости: для Бодрума и дороги вдоль моря.',
      description:
        'Для недели с дальними дорогами и хорошими отелями: от аэропорта Миласа через Мулу до Гёджека два с половиной часа, и вы выходите такими же, как сели. Сиденья греют, охлаждают и настраиваются девятью способами; большинство гостей находит три.\n\nМы подаём машину к залу прилёта: вымытую, с полным баком и водой в дверях. Есть адаптивный круиз-контроль и проекция на стекло, которая читает турецкие ограничения скорости.',
      highlights: items`Кожаные сиденья с подогревом и охлаждением | Адаптивный круиз и проекция на стекло | Передача у зала прилёта | Полный бак, около 900 километров`,
      goodToKnow: items`Водитель от 27 лет со стажем три года. На карте блокируется залог. | 400 километров в день включено, в среднем за аренду.`,
    },
  }),
  reviews: reviews`
    5 | Anthony G. | Harrogate | en | 2026-06-26 | Bodrum to Kaş and back without a stiff neck. Water in the doors, as promised.
    4 | Levent Ö. | Ankara | tr | 2026-09-19 | Araç kusursuzdu, teslim on dakika gecikti, arayıp haber verdiler.
    5 | Максим Д. | Москва | ru | 2026-05-15 | Подали к выходу из зала прилёта, залог вернули через два дня.
  `,
})
