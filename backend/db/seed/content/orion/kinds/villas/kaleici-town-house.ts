import { extras, items, questions, reviews } from '../../../shared/lines'
import { house, wholeYear } from '../stay-entry'

export const kaleiciTownHouse = house({
  code: 'ORI-V-10',
  destination: 'antalya',
  scene: 'whitehouse',
  details: {
    kind: 'villa',
    bedrooms: 3,
    bathrooms: 2,
    capacity: 6,
    areaSquareMetres: 160,
    minimumNights: 2,
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    damageDeposit: '300.00',
    permitNumber: '07-6239',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'restaurant', metres: 80 },
      { place: 'centre', metres: 250 },
      { place: 'market', metres: 300 },
      { place: 'beach', metres: 450 },
      { place: 'airport', metres: 13000 },
    ],
    features: ['privatePool', 'garden', 'heating', 'airConditioning', 'wifi', 'dishwasher', 'washingMachine', 'cot'],
  },
  seasons: wholeYear(['110.00', '145.00', '165.00', '190.00', '160.00'], [2, 3, 3, 3]),
  cancellation: [
    [21, 100],
    [7, 50],
  ],
  extras: [
    { id: 'airport-transfer', price: '28.00', per: 'booking', maximum: 2 },
    { id: 'courtyard-breakfast', price: '15.00', per: 'person', maximum: 6 },
  ],
  text: {
    de: {
      title: 'Osmanisches Stadthaus in der Altstadt von Antalya',
      summary: 'Drei Schlafzimmer mit Holzdecken, ein Hof mit Pool unter Bitterorangen, alles in Kaleiçi zu Fuß.',
      description:
        'Erkergeschoss aus Holz, unten Bruchstein, dazwischen ein Hof mit Kieselmosaik: So hat 1867 ein Getreidehändler gebaut. Der Pool ist neu und klein, sechs mal zweieinhalb Meter, und liegt unter vier Bitterorangen, deren Früchte im Januar zu Marmelade werden.\n\nZum Hadrianstor sind es vier Minuten, zur Badeplattform am Felsen sechs, zum alten Hafen acht. Die Gasse ist für Autos gesperrt, darum hört man abends nur Schritte und, freitags, eine Oud aus dem Lokal an der Ecke, bis Mitternacht.',
      highlights: items`Haus von 1867 mit geschnitzten Holzdecken | Hof mit Pool, 6 × 2,5 Meter | Hadrianstor, Hafen und Badefelsen zu Fuß | Dreizehn Kilometer vom Flughafen`,
      included: items`Bettwäsche und Handtücher | Reinigung vor Anreise und jeden dritten Tag | Strom, Wasser und WLAN | Ein Glas Bitterorangenmarmelade`,
      excluded: items`Kaution von 300 €, bei Abreise zurück | Parkhaus, etwa 7 € am Tag`,
      goodToKnow: items`Anreise ab 15:00, Abreise bis 11:00. | Die Treppe ins Obergeschoss ist original: schmal und ohne zweites Geländer.`,
      questions: questions`
        Wie kommt das Gepäck zum Haus? | Ihr Fahrer hält am Tor der Altstadt, dort holt Sie Kerem mit dem Handwagen ab; es sind 150 Meter.
        Ist es abends laut? | In unserer Gasse nicht. Die Bars liegen am Hafen, ein Stück weiter unten.
      `,
      extras: extras`
        Flughafentransfer | Eine Fahrt für bis zu sechs mit Gepäck, für Ankunft oder Abreise
        Frühstück im Hof | Einmal, von neun bis elf: warme Teigtaschen, Käse, Oliven, Eier, Obst
      `,
    },
    en: {
      title: 'Ottoman town house in Antalya’s old quarter',
      summary: 'Three bedrooms under carved ceilings, a courtyard pool beneath bitter oranges, all of Kaleiçi on foot.',
      description:
        'Timber bays above, rubble stone below, and a courtyard of pebble mosaic between: that is how a grain merchant built it in 1867. The pool is new and small, six metres by two and a half, under four bitter orange trees whose fruit becomes marmalade every January.\n\nHadrian’s Gate is four minutes away, the bathing platform on the cliff six, the old harbour eight. No cars enter the lane, so in the evening you hear footsteps and, on Fridays until midnight, an oud from the place on the corner.',
      highlights: items`A house of 1867 with carved ceilings | Courtyard pool, 6 by 2.5 metres | Hadrian’s Gate, harbour and swimming rocks on foot | Thirteen kilometres from the airport`,
      included: items`Linen and towels | Cleaning before arrival and every third day | Electricity, water and Wi-Fi | A jar of bitter orange marmalade`,
      excluded: items`Damage deposit of €300, returned on departure | Car park, about €7 a day`,
      goodToKnow: items`Arrival from 15:00, departure by 11:00. | The stairs to the upper floor are the original ones: narrow, with one handrail only.`,
      questions: questions`
        How does the luggage get there? | Your driver stops at the old town gate; Kerem meets you with a handcart for the last 150 metres.
        Is it noisy at night? | Not in our lane. The bars are by the harbour, well below.
      `,
      extras: extras`
        Airport transfer | One ride for up to six with luggage, on arrival or departure
        Breakfast in the courtyard | Once, between nine and eleven: warm pastries, cheese, olives, eggs and fruit
      `,
    },
    tr: {
      title: 'Antalya Kaleiçi’nde cumbalı Osmanlı evi',
      summary:
        'Oymalı tavanların altında üç yatak odası, turunçların gölgesinde havuzlu avlu; Kaleiçi ayağınızın altında.',
      description:
        'Üstte ahşap cumba, altta moloz taş, ortada çakıl mozaikli avlu: 1867’de bir zahire tüccarı böyle yaptırmış. Havuz yeni ve küçüktür, altıya iki buçuk metre; dört turunç ağacının altında durur, meyveleri her ocakta reçel olur.\n\nHadrian Kapısı dört, falezdeki deniz platformu altı, eski liman sekiz dakika. Sokağa araba girmez; akşamları ayak sesleri, cumaları gece yarısına kadar köşedeki mekândan ud sesi duyulur.',
      highlights: items`Oymalı tavanlarıyla 1867’den kalma ev | Avluda 6 × 2,5 metre havuz | Hadrian Kapısı, liman ve denize giriş yürüme mesafesinde | Havalimanına on üç kilometre`,
      included: items`Nevresim ve havlular | Girişten önce ve üç günde bir temizlik | Elektrik, su ve Wi-Fi | Bir kavanoz turunç reçeli`,
      excluded: items`Çıkışta iade edilen 300 € hasar depozitosu | Otopark, günde 7 € kadar`,
      goodToKnow: items`Giriş 15:00’ten itibaren, çıkış en geç 11:00. | Üst kata çıkan merdiven özgündür; dar ve tek korkulukludur.`,
      questions: questions`
        Bavullar eve nasıl gelir? | Aracınız Kaleiçi kapısında durur, Kerem Bey el arabasıyla karşılar; 150 metre yürünür.
        Akşam gürültü olur mu? | Bizim sokakta olmaz. Barlar aşağıda, liman tarafındadır.
      `,
      extras: extras`
        Havalimanı transferi | Bavullarıyla altı kişiye kadar tek yön, geliş ya da dönüş
        Avluda kahvaltı | Bir kez, dokuz–on bir arası: sıcak börek, peynir, zeytin, yumurta, meyve
      `,
    },
    ru: {
      title: 'Османский дом в старом городе Антальи',
      slug: 'osmansky-dom-kaleichi',
      summary: 'Три спальни под резными потолками, двор с бассейном под померанцами, весь Калеичи пешком.',
      description:
        'Наверху деревянный эркер, внизу бутовый камень, между ними двор с мозаикой из гальки: так в 1867 году построил торговец зерном. Бассейн новый и небольшой, шесть на два с половиной метра, под четырьмя померанцами; в январе из их плодов варят варенье.\n\nДо ворот Адриана четыре минуты, до купальной площадки на скале шесть, до старой гавани восемь. Машины в переулок не заезжают: вечером слышны шаги, а по пятницам до полуночи ещё и уд из кафе на углу.',
      highlights: items`Дом 1867 года с резными потолками | Двор с бассейном 6 × 2,5 метра | Ворота Адриана, гавань и спуск к морю пешком | Тринадцать километров от аэропорта`,
      included: items`Постельное бельё и полотенца | Уборка перед заездом и каждый третий день | Электричество, вода и Wi-Fi | Баночка померанцевого варенья`,
      excluded: items`Залог 300 €, возвращается при выезде | Парковка, около 7 € в день`,
      goodToKnow: items`Заезд с 15:00, выезд до 11:00. | Лестница наверх старинная: узкая, перила с одной стороны.`,
      questions: questions`
        Как доставить багаж? | Водитель останавливается у ворот старого города, там вас встретит Керем с тележкой; идти 150 метров.
        Шумно ли вечером? | В нашем переулке нет. Бары внизу, у гавани.
      `,
      extras: extras`
        Трансфер из аэропорта | Одна поездка до шести человек с багажом, в день приезда или отъезда
        Завтрак во дворе | Один раз, с девяти до одиннадцати: горячие пирожки, сыр, оливки, яйца, фрукты
      `,
    },
    nl: {
      title: 'Ottomaans herenhuis in de oude stad van Antalya',
      summary: 'Drie slaapkamers onder houten plafonds, een hof met zwembad onder de pomeransen, heel Kaleiçi te voet.',
      description:
        'Boven houten erkers, beneden breuksteen, ertussen een hof van kiezelmozaïek: zo bouwde een graanhandelaar het in 1867. Het zwembad is nieuw en klein, zes bij tweeënhalve meter, en ligt onder vier pomeransbomen waarvan elke januari marmelade wordt gemaakt.\n\nDe Poort van Hadrianus is vier minuten lopen, het zwemplateau op de rots zes, de oude haven acht. Er komen geen auto’s in de steeg; ’s avonds hoor je voetstappen en op vrijdag tot middernacht een ud uit het eethuis op de hoek.',
      highlights: items`Huis uit 1867 met gesneden plafonds | Hof met zwembad van 6 bij 2,5 meter | Hadrianuspoort, haven en zwemrots te voet | Dertien kilometer van de luchthaven`,
      included: items`Beddengoed en handdoeken | Schoonmaak voor aankomst en elke derde dag | Stroom, water en wifi | Een pot pomeransmarmelade`,
      excluded: items`Borg van € 300, terug bij vertrek | Parkeergarage, zo’n € 7 per dag`,
      goodToKnow: items`Aankomst vanaf 15:00, vertrek uiterlijk 11:00. | De trap naar boven is origineel: smal en met maar één leuning.`,
      questions: questions`
        Hoe komt de bagage bij het huis? | De chauffeur stopt bij de poort van de oude stad; Kerem wacht er met een handkar, het is nog 150 meter.
        Is het ’s avonds lawaaiig? | In onze steeg niet. De bars liggen beneden bij de haven.
      `,
      extras: extras`
        Luchthaventransfer | Eén rit voor maximaal zes met bagage, bij aankomst of vertrek
        Ontbijt in de hof | Eén keer, tussen negen en elf: warme börek, kaas, olijven, ei en fruit
      `,
    },
    ar: {
      title: 'بيت عثماني في بلدة أنطاليا القديمة',
      slug: 'bayt-uthmani-kaleici-antalya',
      summary: 'ثلاث غرف نوم تحت سقوف خشبية منقوشة، وفناء بمسبح تحت أشجار النارنج، وكل كاليتشي سيرًا.',
      description:
        'شرفة خشبية بارزة في الأعلى وحجر في الأسفل وبينهما فناء من فسيفساء الحصى: هكذا بناه تاجر حبوب عام 1867. المسبح جديد وصغير، ستة أمتار في مترين ونصف، تحت أربع أشجار نارنج تتحول ثمارها في يناير إلى مربى.\n\nبوابة هادريان على بعد أربع دقائق، ومنصة السباحة على الجرف ست، والميناء القديم ثماني. لا تدخل السيارات الزقاق، فلا تسمع مساءً إلا الخطى، ويوم الجمعة عودًا من المقهى عند الزاوية حتى منتصف الليل.',
      highlights: items`بيت من عام 1867 بسقوف منقوشة | فناء بمسبح 6 × 2.5 متر | بوابة هادريان والميناء ومنصة السباحة سيرًا | ثلاثة عشر كيلومترًا عن المطار`,
      included: items`أغطية أسرّة ومناشف | تنظيف قبل الوصول وكل ثلاثة أيام | كهرباء وماء وإنترنت | مرطبان مربى النارنج`,
      excluded: items`تأمين أضرار 300 يورو يُعاد عند المغادرة | موقف السيارات، نحو 7 يورو في اليوم`,
      goodToKnow: items`الوصول من الساعة 15:00 والمغادرة حتى 11:00. | الدرج إلى الطابق العلوي أصلي: ضيق وبدرابزين واحد.`,
      questions: questions`
        كيف تصل الأمتعة إلى البيت؟ | يتوقف السائق عند بوابة البلدة القديمة، وهناك يستقبلك كريم بعربة يد؛ المسافة 150 مترًا.
        هل يوجد ضجيج مساءً؟ | ليس في زقاقنا. المقاهي الليلية في الأسفل عند الميناء.
      `,
      extras: extras`
        نقل المطار | رحلة واحدة حتى ستة أشخاص مع الأمتعة، للوصول أو المغادرة
        إفطار في الفناء | مرة واحدة بين التاسعة والحادية عشرة: فطائر ساخنة وجبن وزيتون وبيض وفاكهة
      `,
    },
  },
  reviews: reviews`
    5 | Regina F. | Regensburg | de | 2026-02-14 | Im Februar Orangen am Baum und Marmelade auf dem Tisch. Lage besser geht nicht.
    5 | Claire T. | Exeter | en | 2026-05-21 | Swim on the rocks before breakfast, home in six minutes. The ceilings are extraordinary.
    4 | Burak A. | Eskişehir | tr | 2026-06-07 | Ev müze gibi, Kerem Bey çok ilgili. Merdiven yaşlılar için zor olabilir.
    5 | Елена М. | Санкт-Петербург | ru | 2025-10-19 | Тихий двор посреди старого города, вечером уд из-за угла. Очень атмосферно.
  `,
})
