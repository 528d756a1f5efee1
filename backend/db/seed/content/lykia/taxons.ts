import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { LykiaLocale, SeedPage } from '../../types'

type Page = SeedPage<LykiaLocale>
/** Title and one sentence, in en, tr, de, ru. */
type Words = Record<LykiaLocale, readonly [title: string, summary: string]>

const textOf = (words: Words): Page['text'] => {
  const entry = ([title, summary]: readonly [string, string]) => ({ title, summary, body: `<p>${summary}</p>` })
  return { en: entry(words.en), tr: entry(words.tr), de: entry(words.de), ru: entry(words.ru) }
}

const destination = (key: string, scene: string, pictureSeed: number, words: Words): Page => ({
  key,
  pageType: 'destination',
  scene,
  pictureSeed,
  text: textOf(words),
})

const category = (
  key: string,
  kind: Kind,
  scene: string,
  pictureSeed: number,
  words: Words,
  parent?: string,
): Page => ({
  key,
  pageType: 'category',
  kind,
  scene,
  pictureSeed,
  ...(parent ? { parent } : {}),
  text: textOf(words),
})

export const lykiaDestinations: Page[] = [
  destination('antalya', 'antalya', 901, {
    en: ['Antalya', 'Old harbour, cliffs and waterfalls, with the mountains an hour behind them.'],
    tr: ['Antalya', 'Eski liman, falezler ve şelaleler; dağlar bir saat ötede.'],
    de: ['Antalya', 'Alter Hafen, Klippen und Wasserfälle, und die Berge nur eine Stunde dahinter.'],
    ru: ['Анталья', 'Старая гавань, скалы и водопады, а в часе езды — горы.'],
  }),
  destination('kas-kekova', 'kekova', 902, {
    en: ['Kaş and Kekova', 'A sunken city, small islands and bays that only a boat reaches.'],
    tr: ['Kaş ve Kekova', 'Batık bir şehir, küçük adalar ve yalnızca tekneyle varılan koylar.'],
    de: ['Kaş und Kekova', 'Eine versunkene Stadt, kleine Inseln und Buchten, die nur das Boot erreicht.'],
    ru: ['Каш и Кекова', 'Затонувший город, островки и бухты, куда можно попасть только по воде.'],
  }),
  destination('fethiye-oludeniz', 'oludeniz', 903, {
    en: ['Fethiye and Ölüdeniz', 'The lagoon, the rock tombs and a mountain to fly from.'],
    tr: ['Fethiye ve Ölüdeniz', 'Lagün, kaya mezarları ve kanat açılacak bir dağ.'],
    de: ['Fethiye und Ölüdeniz', 'Die Lagune, die Felsengräber und ein Berg zum Abheben.'],
    ru: ['Фетхие и Олюдениз', 'Лагуна, скальные гробницы и гора, с которой взлетают.'],
  }),
  destination('gocek', 'gocek', 904, {
    en: ['Göcek', 'Twelve islands, pine to the water and the calmest anchorages of the coast.'],
    tr: ['Göcek', 'On iki ada, suya inen çamlar ve kıyının en sakin demir yerleri.'],
    de: ['Göcek', 'Zwölf Inseln, Kiefern bis ans Wasser und die ruhigsten Ankerplätze der Küste.'],
    ru: ['Гёджек', 'Двенадцать островов, сосны у самой воды и тихие якорные стоянки.'],
  }),
  destination('side', 'side', 905, {
    en: ['Side', 'A temple by the sea, a theatre in the town and the river just behind.'],
    tr: ['Side', 'Deniz kıyısında bir tapınak, kasabanın içinde bir tiyatro ve hemen arkada ırmak.'],
    de: ['Side', 'Ein Tempel am Meer, ein Theater in der Stadt und der Fluss gleich dahinter.'],
    ru: ['Сиде', 'Храм у моря, античный театр в городе и река совсем рядом.'],
  }),
  destination('cappadocia', 'cappadocia', 906, {
    en: ['Cappadocia', 'Balloons over rose-coloured valleys, churches in the rock, cities below ground.'],
    tr: ['Kapadokya', 'Pembe vadilerin üzerinde balonlar, kayada kiliseler, yerin altında şehirler.'],
    de: ['Kappadokien', 'Ballone über rosa Tälern, Kirchen im Fels, Städte unter der Erde.'],
    ru: ['Каппадокия', 'Шары над розовыми долинами, храмы в скалах и подземные города.'],
  }),
  destination('pamukkale', 'pamukkale', 907, {
    en: ['Pamukkale', 'White terraces you walk barefoot, and a Roman city on the hill above.'],
    tr: ['Pamukkale', 'Yalın ayak yürünen beyaz travertenler, tepede bir Roma şehri.'],
    de: ['Pamukkale', 'Weiße Terrassen, die man barfuß geht, und eine römische Stadt darüber.'],
    ru: ['Памуккале', 'Белые террасы, по которым ходят босиком, и римский город на холме.'],
  }),
  destination('istanbul', 'istanbul', 908, {
    en: ['Istanbul', 'Two continents, one ferry between them, and breakfast on either side.'],
    tr: ['İstanbul', 'İki kıta, aralarında bir vapur; kahvaltı hangi kıyıda isterseniz.'],
    de: ['Istanbul', 'Zwei Kontinente, eine Fähre dazwischen und Frühstück auf beiden Seiten.'],
    ru: ['Стамбул', 'Два континента, паром между ними и завтрак на любом берегу.'],
  }),
  destination('kalkan-patara', 'kaputas', 909, {
    en: ['Kalkan and Patara', 'Eighteen kilometres of sand, two Lycian capitals and a gorge with ice-cold water.'],
    tr: ['Kalkan ve Patara', 'On sekiz kilometre kum, iki Likya başkenti ve suyu buz gibi bir kanyon.'],
    de: [
      'Kalkan und Patara',
      'Achtzehn Kilometer Sand, zwei lykische Hauptstädte und eine Schlucht mit eiskaltem Wasser.',
    ],
    ru: ['Калкан и Патара', 'Восемнадцать километров песка, две ликийские столицы и ущелье с ледяной водой.'],
  }),
  destination('olympos-cirali', 'coastroad', 910, {
    en: ['Olympos and Çıralı', 'Ruins in a river wood, a mountain by the sea and flames that no one lit.'],
    tr: ['Olympos ve Çıralı', 'Dere boyu ormanda kalıntılar, denize inen bir dağ ve kimsenin yakmadığı alevler.'],
    de: ['Olympos und Çıralı', 'Ruinen im Flusswald, ein Berg am Meer und Flammen, die niemand entzündet hat.'],
    ru: ['Олимпос и Чиралы', 'Руины в лесу у реки, гора над морем и огни, которых никто не зажигал.'],
  }),
  destination('ephesus', 'ephesus', 911, {
    en: ['Ephesus', 'Marble streets, a library front and villages that still press their own grapes.'],
    tr: ['Efes', 'Mermer caddeler, bir kütüphane cephesi ve üzümünü hâlâ kendi sıkan köyler.'],
    de: ['Ephesos', 'Marmorstraßen, die Fassade einer Bibliothek und Dörfer, die noch selbst keltern.'],
    ru: ['Эфес', 'Мраморные улицы, фасад библиотеки и деревни, где вино до сих пор давят сами.'],
  }),
  destination('bodrum', 'bodrum', 912, {
    en: ['Bodrum', 'White houses, a knights’ castle and wooden boats built where they lie.'],
    tr: ['Bodrum', 'Beyaz evler, bir şövalye kalesi ve yattığı yerde yapılmış ahşap tekneler.'],
    de: ['Bodrum', 'Weiße Häuser, eine Ritterburg und Holzboote, die hier auch gebaut werden.'],
    ru: ['Бодрум', 'Белые дома, рыцарская крепость и деревянные лодки, которые здесь же и строят.'],
  }),
]

const TOURS = 'tours'

export const lykiaCategories: Page[] = [
  category(TOURS, 'tour', 'coastroad', 921, {
    en: ['Tours', 'Days out by boat, on foot and by road, in small groups with local guides.'],
    tr: ['Turlar', 'Tekneyle, yürüyerek, yolda: yerel rehberlerle küçük gruplu günler.'],
    de: ['Touren', 'Tage auf dem Boot, zu Fuß und auf der Straße, in kleinen Gruppen mit Guides von hier.'],
    ru: ['Экскурсии', 'По морю, пешком и на машине: небольшие группы и местные гиды.'],
  }),
  category('yachts', 'yacht', 'motoryacht', 922, {
    en: ['Yachts and gulets', 'A day or a week on a boat of your own, with crew.'],
    tr: ['Yat ve guletler', 'Size özel bir teknede bir gün ya da bir hafta, mürettebatıyla.'],
    de: ['Yachten und Gulets', 'Ein Tag oder eine Woche auf dem eigenen Boot, mit Crew.'],
    ru: ['Яхты и гулеты', 'День или неделя на собственном судне с экипажем.'],
  }),
  category('villas', 'villa', 'villa', 923, {
    en: ['Villas', 'Stone houses with a pool and nobody else in it.'],
    tr: ['Villalar', 'Havuzu yalnızca sizin olan taş evler.'],
    de: ['Villen', 'Steinhäuser mit einem Pool, den Sie mit niemandem teilen.'],
    ru: ['Виллы', 'Каменные дома с бассейном, который принадлежит только вам.'],
  }),
  category('cars', 'car', 'coastroad', 924, {
    en: ['Car rental', 'From the airport or your door, with full cover and no deposit games.'],
    tr: ['Araç kiralama', 'Havalimanından ya da kapınızdan, tam güvenceyle, sürprizsiz.'],
    de: ['Mietwagen', 'Ab Flughafen oder Haustür, mit vollem Schutz und ohne Kautionstricks.'],
    ru: ['Аренда авто', 'Из аэропорта или от двери, с полной страховкой и без сюрпризов.'],
  }),
  category('transfers', 'transfer', 'airport', 925, {
    en: ['Transfers', 'A driver with your name on a board, whatever time you land.'],
    tr: ['Transferler', 'Uçağınız ne zaman inerse insin, elinde adınızla bekleyen bir şoför.'],
    de: ['Transfers', 'Ein Fahrer mit Ihrem Namen auf dem Schild, wann immer Sie landen.'],
    ru: ['Трансферы', 'Водитель с табличкой встретит вас, когда бы вы ни прилетели.'],
  }),
  category('weddings', 'wedding', 'wedding', 926, {
    en: ['Weddings', 'On the beach, in a garden, on deck: planned by people who live here.'],
    tr: ['Düğün organizasyonu', 'Kumsalda, bahçede ya da güvertede; burada yaşayanların planıyla.'],
    de: ['Hochzeiten', 'Am Strand, im Garten, an Deck: geplant von Menschen, die hier leben.'],
    ru: ['Свадьбы', 'На пляже, в саду, на палубе: организуют те, кто здесь живёт.'],
  }),
  category('health', 'health', 'spapool', 927, {
    en: ['Health tourism', 'Accredited clinics, a coordinator who speaks your language, time to recover by the sea.'],
    tr: ['Sağlık turizmi', 'Akredite klinikler, dilinizi konuşan bir koordinatör, deniz kıyısında dinlenme.'],
    de: ['Gesundheitsreisen', 'Akkreditierte Kliniken, Betreuung in Ihrer Sprache, Erholung am Meer.'],
    ru: ['Лечение', 'Аккредитованные клиники, координатор на вашем языке и отдых у моря.'],
  }),
  category(
    'boat-trips',
    'tour',
    'gulet',
    931,
    {
      en: ['Boat trips', 'Bays, swims and lunch on deck.'],
      tr: ['Tekne turları', 'Koylar, yüzme molaları ve güvertede öğle yemeği.'],
      de: ['Bootstouren', 'Buchten, Badestopps und Mittagessen an Deck.'],
      ru: ['Морские прогулки', 'Бухты, купание и обед на палубе.'],
    },
    TOURS,
  ),
  category(
    'culture',
    'tour',
    'ephesus',
    932,
    {
      en: ['Culture and history', 'Lycian tombs, Roman theatres and the people who can explain them.'],
      tr: ['Kültür ve tarih', 'Likya mezarları, Roma tiyatroları ve onları anlatabilenler.'],
      de: ['Kultur und Geschichte', 'Lykische Gräber, römische Theater und Menschen, die sie erklären können.'],
      ru: ['Культура и история', 'Ликийские гробницы, римские театры и те, кто умеет о них рассказать.'],
    },
    TOURS,
  ),
  category(
    'nature',
    'tour',
    'waterfall',
    933,
    {
      en: ['Nature and walks', 'Canyons, waterfalls and the Lycian Way in easy stages.'],
      tr: ['Doğa ve yürüyüş', 'Kanyonlar, şelaleler ve kolay etaplarla Likya Yolu.'],
      de: ['Natur und Wandern', 'Schluchten, Wasserfälle und der Lykische Weg in leichten Etappen.'],
      ru: ['Природа и прогулки', 'Каньоны, водопады и Ликийская тропа лёгкими отрезками.'],
    },
    TOURS,
  ),
  category(
    'adventure',
    'tour',
    'canyon',
    934,
    {
      en: ['Adventure', 'Paragliding, gorges, kayaks and jeeps.'],
      tr: ['Macera', 'Yamaç paraşütü, kanyon, kano ve cip.'],
      de: ['Abenteuer', 'Gleitschirm, Schlucht, Kajak und Jeep.'],
      ru: ['Приключения', 'Параплан, каньоны, каяки и джипы.'],
    },
    TOURS,
  ),
  category(
    'food-city',
    'tour',
    'foodterrace',
    935,
    {
      en: ['Food and city', 'Breakfasts, bazaars and streets worth a slow walk.'],
      tr: ['Lezzet ve şehir', 'Kahvaltılar, çarşılar ve yavaş yürünecek sokaklar.'],
      de: ['Genuss und Stadt', 'Frühstück, Basare und Gassen für einen langsamen Gang.'],
      ru: ['Еда и город', 'Завтраки, базары и улицы, по которым хочется идти медленно.'],
    },
    TOURS,
  ),
  category(
    'balloons',
    'tour',
    'cappadocia',
    936,
    {
      en: ['Balloon flights', 'Up before the sun, down with a glass in hand.'],
      tr: ['Balon uçuşları', 'Güneşten önce havada, elde bir bardakla yerde.'],
      de: ['Ballonfahrten', 'Vor der Sonne oben, mit einem Glas in der Hand wieder unten.'],
      ru: ['Полёты на шаре', 'Подняться раньше солнца и приземлиться с бокалом в руке.'],
    },
    TOURS,
  ),
  category(
    'diving',
    'tour',
    'diving',
    937,
    {
      en: ['Diving', 'Walls, wrecks and first breaths under water.'],
      tr: ['Dalış', 'Duvarlar, batıklar ve suyun altında ilk nefesler.'],
      de: ['Tauchen', 'Steilwände, Wracks und die ersten Atemzüge unter Wasser.'],
      ru: ['Дайвинг', 'Стены, затонувшие суда и первый вдох под водой.'],
    },
    TOURS,
  ),
  category(
    'multi-day',
    'tour',
    'pamukkale',
    938,
    {
      en: ['Several days', 'Round trips with nights in good small hotels.'],
      tr: ['Çok günlük turlar', 'İyi, küçük otellerde konaklamalı geziler.'],
      de: ['Mehrtägige Reisen', 'Rundreisen mit Nächten in guten kleinen Hotels.'],
      ru: ['Несколько дней', 'Поездки с ночёвками в хороших небольших отелях.'],
    },
    TOURS,
  ),
]
