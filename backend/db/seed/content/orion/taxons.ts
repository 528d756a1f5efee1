import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { OrionLocale, SeedPage } from '../../types'

type Page = SeedPage<OrionLocale>
/** `title | sentence` in each language. */
type Words = Record<OrionLocale, string>
/** Addresses in ASCII where the title has none: Arabic, and Russian where a transliteration reads badly. */
type Slugs = Partial<Record<OrionLocale, string>>

function textOf(words: Words, slugs: Slugs): Page['text'] {
  const entry = (locale: OrionLocale) => {
    const [title = '', summary = ''] = words[locale].split('|').map((part) => part.trim())
    const slug = slugs[locale]
    return { title, summary, body: `<p>${summary}</p>`, ...(slug ? { slug } : {}) }
  }
  return { en: entry('en'), tr: entry('tr'), de: entry('de'), ru: entry('ru'), nl: entry('nl'), ar: entry('ar') }
}

const destination = (key: string, scene: string, pictureSeed: number, words: Words): Page => ({
  key,
  pageType: 'destination',
  scene,
  pictureSeed,
  text: textOf(words, { ar: `${key}-ar` }),
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
  text: textOf(words, { ar: `${key}-ar` }),
})

export const orionDestinations: Page[] = [
  destination('antalya', 'antalya', 951, {
    de: 'Antalya | Altstadt, Steilküste und Wasserfälle, eine halbe Stunde vom Flughafen.',
    en: 'Antalya | Old town, sea cliffs and waterfalls, half an hour from the airport.',
    tr: 'Antalya | Kaleiçi, falezler ve şelaleler; havalimanına yarım saat.',
    ru: 'Анталья | Старый город, обрывы над морем и водопады в получасе от аэропорта.',
    nl: 'Antalya | Oude stad, kliffen en watervallen, een halfuur van het vliegveld.',
    ar: 'أنطاليا | مدينة قديمة ومنحدرات بحرية وشلالات على بعد نصف ساعة من المطار.',
  }),
  destination('side', 'side', 952, {
    de: 'Side | Säulen am Meer, breite Strände und der Manavgat-Fluss.',
    en: 'Side | Columns by the sea, wide beaches and the Manavgat river.',
    tr: 'Side | Deniz kıyısında sütunlar, geniş kumsallar ve Manavgat Irmağı.',
    ru: 'Сиде | Колонны у моря, широкие пляжи и река Манавгат.',
    nl: 'Side | Zuilen aan zee, brede stranden en de rivier de Manavgat.',
    ar: 'سيدا | أعمدة على البحر وشواطئ واسعة ونهر مانافغات.',
  }),
  destination('alanya', 'alanya', 953, {
    de: 'Alanya | Die Burg über dem Hafen, der Rote Turm und kühle Flüsse im Hinterland.',
    en: 'Alanya | The castle above the harbour, the Red Tower and cool rivers inland.',
    tr: 'Alanya | Limanın üstünde kale, Kızıl Kule ve iç kesimlerde serin dereler.',
    ru: 'Аланья | Крепость над гаванью, Красная башня и прохладные реки в горах.',
    nl: 'Alanya | Het kasteel boven de haven, de Rode Toren en koele rivieren in het binnenland.',
    ar: 'ألانيا | القلعة فوق الميناء والبرج الأحمر وأنهار باردة في الداخل.',
  }),
  destination('cappadocia', 'cappadocia', 954, {
    de: 'Kappadokien | Ballone bei Sonnenaufgang, Höhlenkirchen und Täler zum Wandern.',
    en: 'Cappadocia | Balloons at sunrise, cave churches and valleys to walk.',
    tr: 'Kapadokya | Gün doğumunda balonlar, kaya kiliseleri ve yürünecek vadiler.',
    ru: 'Каппадокия | Шары на рассвете, пещерные храмы и долины для прогулок.',
    nl: 'Cappadocië | Ballonnen bij zonsopgang, rotskerken en valleien om te wandelen.',
    ar: 'كابادوكيا | مناطيد عند الشروق وكنائس منحوتة في الصخر ووديان للمشي.',
  }),
  destination('pamukkale', 'pamukkale', 955, {
    de: 'Pamukkale | Weiße Kalkterrassen und die Ruinen von Hierapolis.',
    en: 'Pamukkale | White travertine terraces and the ruins of Hierapolis.',
    tr: 'Pamukkale | Beyaz travertenler ve Hierapolis kalıntıları.',
    ru: 'Памуккале | Белые травертины и руины Иераполиса.',
    nl: 'Pamukkale | Witte kalkterrassen en de ruïnes van Hiërapolis.',
    ar: 'باموكالي | مصاطب كلسية بيضاء وأطلال هيرابوليس.',
  }),
  destination('ephesus', 'ephesus', 956, {
    de: 'Ephesos | Die Celsus-Bibliothek, die Hanghäuser und ein Dorf im Wein.',
    en: 'Ephesus | The library of Celsus, the terrace houses and a village among vines.',
    tr: 'Efes | Celsus Kütüphanesi, Yamaç Evler ve bağların içinde bir köy.',
    ru: 'Эфес | Библиотека Цельса, дома на склоне и деревня среди виноградников.',
    nl: 'Efeze | De bibliotheek van Celsus, de terrashuizen en een dorp tussen de wijngaarden.',
    ar: 'أفسس | مكتبة سيلسوس وبيوت المنحدر وقرية بين الكروم.',
  }),
  destination('bodrum', 'bodrum', 957, {
    de: 'Bodrum | Weiße Häuser, die Johanniterburg und blaue Buchten.',
    en: 'Bodrum | White houses, the knights’ castle and blue bays.',
    tr: 'Bodrum | Beyaz evler, şövalyelerin kalesi ve mavi koylar.',
    ru: 'Бодрум | Белые дома, замок рыцарей и синие бухты.',
    nl: 'Bodrum | Witte huizen, het ridderkasteel en blauwe baaien.',
    ar: 'بودروم | بيوت بيضاء وقلعة الفرسان وخلجان زرقاء.',
  }),
  destination('istanbul', 'istanbul', 958, {
    de: 'Istanbul | Moscheen, Basare und der Bosporus zwischen zwei Erdteilen.',
    en: 'Istanbul | Mosques, bazaars and the Bosphorus between two continents.',
    tr: 'İstanbul | Camiler, çarşılar ve iki kıta arasında Boğaz.',
    ru: 'Стамбул | Мечети, базары и Босфор между двумя континентами.',
    nl: 'Istanbul | Moskeeën, bazaars en de Bosporus tussen twee werelddelen.',
    ar: 'إسطنبول | مساجد وأسواق ومضيق البوسفور بين قارتين.',
  }),
]

const TOURS = 'ausfluege'

export const orionCategories: Page[] = [
  category(TOURS, 'tour', 'canyon', 971, {
    de: 'Ausflüge | Tagestouren und Rundreisen mit deutschsprachiger Betreuung ab Ihrem Hotel.',
    en: 'Excursions | Day tours and round trips from your hotel, with guides who speak your language.',
    tr: 'Turlar | Otelinizden çıkan günübirlik turlar ve geziler, dilinizi konuşan rehberlerle.',
    ru: 'Экскурсии | Однодневные поездки и туры от вашего отеля с гидом на вашем языке.',
    nl: 'Excursies | Dagtochten en rondreizen vanaf je hotel, met gidsen die je taal spreken.',
    ar: 'الجولات | رحلات يومية وجولات متعددة الأيام من فندقك مع مرشدين يتحدثون لغتك.',
  }),
  category('yachten', 'yacht', 'yachtdeck', 972, {
    de: 'Yachten und Gulets | Ein Boot für Sie allein, für einen Tag oder eine Woche.',
    en: 'Yachts and gulets | A boat to yourselves, for a day or a week.',
    tr: 'Yat ve guletler | Bir gün ya da bir hafta, yalnızca size ait bir tekne.',
    ru: 'Яхты и гулеты | Судно только для вас, на день или на неделю.',
    nl: 'Jachten en gulets | Een boot voor jullie alleen, een dag of een week.',
    ar: 'اليخوت والقوارب | قارب خاص بكم ليوم أو لأسبوع.',
  }),
  category('villen', 'villa', 'stonevilla', 973, {
    de: 'Villen | Ferienhäuser mit eigenem Pool, geprüft und mit amtlicher Genehmigung.',
    en: 'Villas | Holiday homes with a private pool, inspected and licensed.',
    tr: 'Villalar | Özel havuzlu, denetlenmiş ve izin belgeli tatil evleri.',
    ru: 'Виллы | Дома с собственным бассейном: проверены и с разрешением.',
    nl: "Villa's | Vakantiehuizen met eigen zwembad, gekeurd en met vergunning.",
    ar: 'الفلل | بيوت عطلات بمسبح خاص، مفحوصة ومرخّصة.',
  }),
  category('mietwagen', 'car', 'coastroad', 974, {
    de: 'Mietwagen | Vollkasko ohne Selbstbeteiligung, Übergabe am Flughafen oder Hotel.',
    en: 'Car rental | Full cover without excess, handed over at the airport or hotel.',
    tr: 'Araç kiralama | Muafiyetsiz tam kasko, havalimanında ya da otelde teslim.',
    ru: 'Аренда авто | Полное КАСКО без франшизы, выдача в аэропорту или отеле.',
    nl: 'Autohuur | Volledig verzekerd zonder eigen risico, overdracht op het vliegveld of bij het hotel.',
    ar: 'تأجير السيارات | تأمين شامل دون تحمّل، والتسليم في المطار أو الفندق.',
  }),
  category('transfers', 'transfer', 'airport', 975, {
    de: 'Transfers | Vom Flughafen direkt ins Hotel, zum festen Preis je Fahrzeug.',
    en: 'Transfers | Straight from the airport to your hotel, one fixed price per vehicle.',
    tr: 'Transferler | Havalimanından otelinize doğrudan, araç başına sabit fiyatla.',
    ru: 'Трансферы | Из аэропорта прямо в отель, цена за автомобиль.',
    nl: 'Transfers | Rechtstreeks van het vliegveld naar je hotel, vaste prijs per auto.',
    ar: 'خدمات النقل | من المطار إلى فندقك مباشرة بسعر ثابت للمركبة.',
  }),
  category('hochzeiten', 'wedding', 'wedding', 976, {
    de: 'Hochzeiten | Trauung am Strand oder in antiker Kulisse, bis zum letzten Papier vorbereitet.',
    en: 'Weddings | On the beach or among ancient stones, prepared down to the last document.',
    tr: 'Düğün organizasyonu | Kumsalda ya da antik taşların arasında, son evrağına kadar hazır.',
    ru: 'Свадьбы | На пляже или среди античных стен: готовим всё до последней бумаги.',
    nl: 'Bruiloften | Op het strand of tussen oude stenen, tot het laatste document geregeld.',
    ar: 'حفلات الزفاف | على الشاطئ أو بين الأحجار القديمة، مع تجهيز كل الأوراق.',
  }),
  category('gesundheit', 'health', 'hammam', 977, {
    de: 'Gesundheitsreisen | Zahnklinik, Augenlasern oder Kur, mit Betreuung auf Deutsch.',
    en: 'Health trips | Dental, eye laser or spa, with a coordinator by your side.',
    tr: 'Sağlık turizmi | Diş, göz lazeri ya da spa; yanınızda bir koordinatörle.',
    ru: 'Лечение | Стоматология, лазер для глаз или спа — с личным координатором.',
    nl: 'Gezondheidsreizen | Tandarts, ooglaseren of kuur, met begeleiding in je taal.',
    ar: 'السياحة العلاجية | أسنان أو ليزر عيون أو منتجع صحي مع منسّق يرافقك.',
  }),
  category(
    'tagesausfluege',
    'tour',
    'side',
    981,
    {
      de: 'Tagesausflüge | Morgens los, abends zurück im Hotel.',
      en: 'Day trips | Off in the morning, back at the hotel by evening.',
      tr: 'Günübirlik turlar | Sabah çıkış, akşam otele dönüş.',
      ru: 'На один день | Утром в путь, вечером снова в отеле.',
      nl: 'Dagtochten | ’s Ochtends weg, ’s avonds terug in het hotel.',
      ar: 'رحلات يومية | ننطلق صباحًا ونعود إلى الفندق مساءً.',
    },
    TOURS,
  ),
  category(
    'bootstouren',
    'tour',
    'gulet',
    982,
    {
      de: 'Bootstouren | Buchten, Badestopps und Sonnenuntergänge.',
      en: 'Boat trips | Bays, swims and sunsets.',
      tr: 'Tekne turları | Koylar, yüzme molaları ve gün batımları.',
      ru: 'Морские прогулки | Бухты, купание и закаты.',
      nl: 'Boottochten | Baaien, zwemstops en zonsondergangen.',
      ar: 'رحلات بحرية | خلجان وسباحة وغروب شمس.',
    },
    TOURS,
  ),
  category(
    'kultur',
    'tour',
    'ephesus',
    983,
    {
      de: 'Kultur und Antike | Theater, Tempel und Geschichten dazu.',
      en: 'Culture and antiquity | Theatres, temples and the stories behind them.',
      tr: 'Kültür ve antik kentler | Tiyatrolar, tapınaklar ve hikâyeleri.',
      ru: 'Культура и античность | Театры, храмы и их истории.',
      nl: 'Cultuur en oudheid | Theaters, tempels en de verhalen erbij.',
      ar: 'الثقافة والآثار | مسارح ومعابد وحكاياتها.',
    },
    TOURS,
  ),
  category(
    'natur-abenteuer',
    'tour',
    'quad',
    984,
    {
      de: 'Natur und Abenteuer | Rafting, Quad und kühle Schluchten.',
      en: 'Nature and adventure | Rafting, quads and cool canyons.',
      tr: 'Doğa ve macera | Rafting, ATV ve serin kanyonlar.',
      ru: 'Природа и приключения | Рафтинг, квадроциклы и прохладные каньоны.',
      nl: 'Natuur en avontuur | Raften, quads en koele kloven.',
      ar: 'الطبيعة والمغامرة | تجديف ودراجات رباعية وأودية باردة.',
    },
    TOURS,
  ),
  category(
    'stadt-genuss',
    'tour',
    'foodterrace',
    985,
    {
      de: 'Stadt und Genuss | Basare, Küche und Abende in der Altstadt.',
      en: 'City and food | Bazaars, kitchens and evenings in the old town.',
      tr: 'Şehir ve lezzet | Çarşılar, mutfak ve eski şehirde akşamlar.',
      ru: 'Город и вкус | Базары, кухня и вечера в старом городе.',
      nl: 'Stad en smaak | Bazaars, keuken en avonden in de oude stad.',
      ar: 'المدينة والمذاق | أسواق ومطابخ وأمسيات في البلدة القديمة.',
    },
    TOURS,
  ),
  category(
    'rundreisen',
    'tour',
    'pamukkale',
    986,
    {
      de: 'Rundreisen | Mehrere Tage, gute Hotels, keine Eile.',
      en: 'Round trips | Several days, good hotels, no rush.',
      tr: 'Çok günlük turlar | Birkaç gün, iyi oteller, telaşsız.',
      ru: 'Туры на несколько дней | Хорошие отели и никакой спешки.',
      nl: 'Rondreizen | Meerdere dagen, goede hotels, geen haast.',
      ar: 'جولات متعددة الأيام | عدة أيام وفنادق جيدة دون استعجال.',
    },
    TOURS,
  ),
  category(
    'ballon',
    'tour',
    'cappadocia',
    987,
    {
      de: 'Ballonfahrten | Über Kappadokien, wenn die Sonne kommt.',
      en: 'Balloon flights | Over Cappadocia as the sun comes up.',
      tr: 'Balon uçuşları | Güneş doğarken Kapadokya’nın üzerinde.',
      ru: 'Полёты на шаре | Над Каппадокией на рассвете.',
      nl: 'Ballonvaarten | Boven Cappadocië als de zon opkomt.',
      ar: 'رحلات المنطاد | فوق كابادوكيا عند شروق الشمس.',
    },
    TOURS,
  ),
  category(
    'tauchen',
    'tour',
    'diving',
    988,
    {
      de: 'Tauchen | Für den ersten Atemzug und den hundertsten.',
      en: 'Diving | For your first breath under water and your hundredth.',
      tr: 'Dalış | Suyun altında ilk nefes için de, yüzüncüsü için de.',
      ru: 'Дайвинг | Для первого вдоха под водой и для сотого.',
      nl: 'Duiken | Voor je eerste ademteug onder water en je honderdste.',
      ar: 'الغوص | لأول نفَس تحت الماء ولما بعده.',
    },
    TOURS,
  ),
]
