import type { OrionLocale, SeedPage } from '../../types'
import { type TaxonWords, taxonText } from './taxon-text'

type Page = SeedPage<OrionLocale>

const destination = (key: string, scene: string, pictureSeed: number, words: TaxonWords): Page => ({
  key,
  pageType: 'destination',
  scene,
  pictureSeed,
  text: taxonText(words),
})

export const orionDestinations: Page[] = [
  destination('antalya', 'antalya', 951, {
    de: 'Antalya | Altstadt, Steilküste und Wasserfälle, eine halbe Stunde vom Flughafen.',
    en: 'Antalya | Old town, sea cliffs and waterfalls, half an hour from the airport.',
    tr: 'Antalya | Kaleiçi, falezler ve şelaleler; havalimanına yarım saat.',
    ru: 'Анталья | Старый город, обрывы над морем и водопады в получасе от аэропорта.',
    nl: 'Antalya | Oude stad, kliffen en watervallen, een halfuur van de luchthaven.',
    ar: 'أنطاليا | مدينة قديمة ومنحدرات بحرية وشلالات على بعد نصف ساعة من المطار. | antalya',
  }),
  destination('side', 'side', 952, {
    de: 'Side | Säulen am Meer, breite Strände und der Manavgat-Fluss.',
    en: 'Side | Columns by the sea, wide beaches and the Manavgat river.',
    tr: 'Side | Deniz kıyısında sütunlar, geniş kumsallar ve Manavgat Irmağı.',
    ru: 'Сиде | Колонны у моря, широкие пляжи и река Манавгат.',
    nl: 'Side | Zuilen aan zee, brede stranden en de rivier de Manavgat.',
    ar: 'سيدا | أعمدة على البحر وشواطئ واسعة ونهر مانافغات. | side',
  }),
  destination('alanya', 'alanya', 953, {
    de: 'Alanya | Die Burg über dem Hafen, der Rote Turm und kühle Flüsse im Hinterland.',
    en: 'Alanya | The castle above the harbour, the Red Tower and cool rivers inland.',
    tr: 'Alanya | Limanın üstünde kale, Kızıl Kule ve iç kesimlerde serin dereler.',
    ru: 'Аланья | Крепость над гаванью, Красная башня и прохладные реки в горах.',
    nl: 'Alanya | Het kasteel boven de haven, de Rode Toren en koele rivieren in het binnenland.',
    ar: 'ألانيا | القلعة فوق الميناء والبرج الأحمر وأنهار باردة في الداخل. | alanya',
  }),
  destination('cappadocia', 'cappadocia', 954, {
    de: 'Kappadokien | Ballone bei Sonnenaufgang, Höhlenkirchen und Täler zum Wandern.',
    en: 'Cappadocia | Balloons at sunrise, cave churches and valleys to walk.',
    tr: 'Kapadokya | Gün doğumunda balonlar, kaya kiliseleri ve yürünecek vadiler.',
    ru: 'Каппадокия | Шары на рассвете, пещерные храмы и долины для прогулок.',
    nl: 'Cappadocië | Ballonnen bij zonsopgang, rotskerken en valleien om te wandelen.',
    ar: 'كابادوكيا | مناطيد عند الشروق وكنائس منحوتة في الصخر ووديان للمشي. | kabadokya',
  }),
  destination('pamukkale', 'pamukkale', 955, {
    de: 'Pamukkale | Weiße Kalkterrassen und die Ruinen von Hierapolis.',
    en: 'Pamukkale | White travertine terraces and the ruins of Hierapolis.',
    tr: 'Pamukkale | Beyaz travertenler ve Hierapolis kalıntıları.',
    ru: 'Памуккале | Белые травертины и руины Иераполиса.',
    nl: 'Pamukkale | Witte kalkterrassen en de ruïnes van Hierapolis.',
    ar: 'باموكالي | مصاطب كلسية بيضاء وأطلال هيرابوليس. | pamukkale',
  }),
  destination('ephesus', 'ephesus', 956, {
    de: 'Ephesos | Die Celsus-Bibliothek, die Hanghäuser und ein Dorf im Wein.',
    en: 'Ephesus | The library of Celsus, the terrace houses and a village among vines.',
    tr: 'Efes | Celsus Kütüphanesi, Yamaç Evler ve bağların içinde bir köy.',
    ru: 'Эфес | Библиотека Цельса, дома на склоне и деревня среди виноградников.',
    nl: 'Efeze | De bibliotheek van Celsus, de terrashuizen en een dorp tussen de wijngaarden.',
    ar: 'أفسس | مكتبة سيلسوس وبيوت المنحدر وقرية بين الكروم. | afasus',
  }),
  destination('bodrum', 'bodrum', 957, {
    de: 'Bodrum | Weiße Häuser, die Johanniterburg und blaue Buchten.',
    en: 'Bodrum | White houses, the knights’ castle and blue bays.',
    tr: 'Bodrum | Beyaz evler, şövalyelerin kalesi ve mavi koylar.',
    ru: 'Бодрум | Белые дома, замок рыцарей и синие бухты.',
    nl: 'Bodrum | Witte huizen, het ridderkasteel en blauwe baaien.',
    ar: 'بودروم | بيوت بيضاء وقلعة الفرسان وخلجان زرقاء. | bodrum',
  }),
  destination('istanbul', 'istanbul', 958, {
    de: 'Istanbul | Moscheen, Basare und der Bosporus zwischen zwei Erdteilen.',
    en: 'Istanbul | Mosques, bazaars and the Bosphorus between two continents.',
    tr: 'İstanbul | Camiler, çarşılar ve iki kıta arasında Boğaz.',
    ru: 'Стамбул | Мечети, базары и Босфор между двумя континентами.',
    nl: 'Istanbul | Moskeeën, bazaars en de Bosporus tussen twee werelddelen.',
    ar: 'إسطنبول | مساجد وأسواق ومضيق البوسفور بين قارتين. | istanbul',
  }),
  destination('kemer', 'coastroad', 959, {
    de: 'Kemer | Kiefern bis ans Wasser, die Häfen von Phaselis und die Flammen über Olympos.',
    en: 'Kemer | Pines down to the water, the harbours of Phaselis and the flames above Olympos.',
    tr: 'Kemer | Suya inen çamlar, Phaselis’in limanları ve Olimpos’un üstünde sönmeyen ateş.',
    ru: 'Кемер | Сосны у самой воды, гавани Фаселиса и огни над Олимпосом.',
    nl: 'Kemer | Dennen tot aan het water, de havens van Phaselis en de vlammen boven Olympos.',
    ar: 'كيمر | صنوبر حتى حافة الماء ومرافئ فاسيليس ونيران فوق أوليمبوس. | kemer',
  }),
  destination('dalyan', 'fethiye', 960, {
    de: 'Dalyan | Ein Fluss im Schilf, Felsengräber darüber und am Ende der Schildkrötenstrand.',
    en: 'Dalyan | A river through reeds, rock tombs above it and the turtle beach at its end.',
    tr: 'Dalyan | Sazlıkların arasında bir ırmak, üstünde kaya mezarları, ucunda kaplumbağa kumsalı.',
    ru: 'Дальян | Река в камышах, скальные гробницы над ней и черепаший пляж в конце пути.',
    nl: 'Dalyan | Een rivier door het riet, rotsgraven erboven en aan het eind het schildpaddenstrand.',
    ar: 'داليان | نهر بين القصب ومقابر صخرية فوقه وشاطئ السلاحف في آخره. | dalyan',
  }),
  destination('izmir', 'oldtown', 961, {
    de: 'Izmir und Çeşme | Der Basar von Kemeraltı, der Burgberg von Pergamon und Wind für Surfer.',
    en: 'Izmir and Çeşme | The Kemeraltı bazaar, the hill of Pergamon and wind for surfers.',
    tr: 'İzmir ve Çeşme | Kemeraltı Çarşısı, Bergama’nın tepesi ve sörfçülere rüzgâr.',
    ru: 'Измир и Чешме | Базар Кемералты, холм Пергама и ветер для сёрферов.',
    nl: 'Izmir en Çeşme | De bazaar van Kemeraltı, de heuvel van Pergamon en wind voor surfers.',
    ar: 'إزمير وتشيشمه | سوق كيمرالتي وتلة برغامون ورياح لراكبي الأمواج. | izmir-wa-cesme',
  }),
  destination('mardin', 'stonetown', 962, {
    de: 'Urfa und Mardin | Göbeklitepe, honigfarbener Stein und die Ebene Mesopotamiens.',
    en: 'Urfa and Mardin | Göbeklitepe, honey-coloured stone and the plain of Mesopotamia.',
    tr: 'Urfa ve Mardin | Göbeklitepe, bal rengi taş evler ve Mezopotamya Ovası.',
    ru: 'Урфа и Мардин | Гёбекли-Тепе, медовый камень и равнина Месопотамии.',
    nl: 'Urfa en Mardin | Göbeklitepe, honingkleurige steen en de vlakte van Mesopotamië.',
    ar: 'أورفا وماردين | غوبكلي تبه وحجر بلون العسل وسهل ما بين النهرين. | urfa-wa-mardin',
  }),
]
