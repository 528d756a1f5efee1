import { extras, items, questions, reviews } from '../../../shared/lines'
import { house, wholeYear } from '../stay-entry'

export const yalikavakMillHouse = house({
  code: 'ORI-V-02',
  destination: 'bodrum',
  scene: 'stonevilla',
  details: {
    kind: 'villa',
    bedrooms: 2,
    bathrooms: 2,
    capacity: 4,
    areaSquareMetres: 115,
    minimumNights: 3,
    damageDeposit: '350.00',
    permitNumber: '48-6127',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'restaurant', metres: 400 },
      { place: 'market', metres: 950 },
      { place: 'beach', metres: 1600 },
      { place: 'centre', metres: 1900 },
      { place: 'airport', metres: 52000 },
    ],
    features: ['privatePool', 'garden', 'terrace', 'fireplace', 'heating', 'parking', 'airConditioning', 'wifi'],
  },
  seasons: wholeYear(['105.00', '150.00', '210.00', '280.00', '175.00'], [3, 4, 5, 4]),
  extras: [
    { id: 'terrace-breakfast', price: '14.00', per: 'person', maximum: 4 },
    { id: 'electric-bicycle', price: '22.00', per: 'day', maximum: 2 },
  ],
  text: {
    de: {
      title: 'Müllerhaus in Yalıkavak unter der alten Windmühle',
      summary:
        'Zwei Schlafzimmer in einem Steinhaus von 1890, ein kleiner Pool im Hof und der Wind, der einst Mehl machte.',
      description:
        'Bis 1962 wohnte hier der Müller von Gerişaltı, die Mühle steht noch hinter der Gartenmauer. Das Haus hat siebzig Zentimeter dicke Wände, eine Feuerstelle und im Hof einen Pool von fünf mal drei Metern, der vom Nachmittag an im Schatten eines Mastixbaums liegt.\n\nZum Hafen von Yalıkavak gehen Sie zwanzig Minuten hinunter, zurück fährt der Dolmuş. Donnerstags ist unten im Ort Markt: Kommen Sie vor zehn, dann gibt es noch Ziegenkäse aus Gökçebel.',
      highlights: items`Restauriertes Steinhaus von 1890 | Windmühle hinter der Gartenmauer | Pool im Hof, 5 × 3 Meter, uneinsehbar | Kamin und Heizung für den Winter`,
      included: items`Bettwäsche und Handtücher | Reinigung vor Anreise | Brennholz von November bis März | Strom, Wasser und WLAN`,
      excluded: items`Kaution von 350 €, bei Abreise zurück | Frühstück`,
      goodToKnow: items`Anreise ab 16:00, Abreise bis 10:00. | Im Juli und August weht nachmittags der Meltemi: auf der Terrasse angenehm, für Sonnenschirme nicht.`,
      questions: questions`
        Hört man die Marina? | Nein. Die Musik bleibt unten in der Bucht, oben hören Sie den Wind und morgens einen Esel.
        Kommen wir mit dem Auto bis vor die Tür? | Bis zum Tor, dort ist ein Stellplatz. Die Gasse davor ist 2,20 Meter breit.
      `,
      extras: extras`
        Frühstück auf der Terrasse | Einmal, um neun: Eier, Käse, Oliven, Tomaten und Mandarinenmarmelade
        E-Bike | Mit Helm und Schloss; der Hügel verliert seinen Schrecken
      `,
    },
    en: {
      title: 'The miller’s house in Yalıkavak, below the windmill',
      summary:
        'A stone house of 1890 with two bedrooms, a small courtyard pool and the wind that used to grind the flour.',
      description:
        'The miller of Gerişaltı lived here until 1962, and his mill still stands behind the garden wall. Walls seventy centimetres thick, an open hearth, and in the courtyard a pool of five by three metres that slips into the shade of a mastic tree after lunch.\n\nYalıkavak harbour is twenty minutes’ walk downhill; the dolmuş brings you back. Thursday is market day: be there before ten if you want the goat’s cheese from Gökçebel.',
      highlights: items`Stone house of 1890, carefully restored | A windmill behind the garden wall | Secluded courtyard pool, 5 by 3 metres | Fireplace and heating for winter stays`,
      included: items`Linen and towels | Cleaning before arrival | Firewood from November to March | Electricity, water and Wi-Fi`,
      excluded: items`Damage deposit of €350, returned on departure | Breakfast`,
      goodToKnow: items`Arrival from 16:00, departure by 10:00. | In July and August the meltemi blows every afternoon: lovely on the terrace, less so for parasols.`,
      questions: questions`
        Do you hear the marina? | No. The music stays down in the bay; up here it is wind and, at dawn, a donkey.
        Can we drive to the door? | To the gate, where there is one parking space. The lane is 2.20 metres wide.
      `,
      extras: extras`
        Breakfast on the terrace | Once, at nine: eggs, cheese, olives, tomatoes and tangerine marmalade
        Electric bicycle | With helmet and lock; it makes the hill disappear
      `,
    },
    tr: {
      title: 'Yalıkavak’ta değirmenin altındaki Değirmenci Evi',
      summary: '1890’dan kalma iki yatak odalı taş ev, avluda küçük bir havuz ve bir zamanlar un öğüten rüzgâr.',
      description:
        'Gerişaltı’nın değirmencisi 1962’ye kadar bu evde oturdu; değirmeni bahçe duvarının arkasında hâlâ duruyor. Duvarlar yetmiş santim, içeride ocak, avluda beşe üç metrelik bir havuz var; öğleden sonra sakız ağacının gölgesine girer.\n\nYalıkavak limanına yürüyerek yirmi dakikada inilir, dönüşte dolmuş var. Pazar perşembe günü kurulur; Gökçebel’in keçi peynirini bulmak için saat ondan önce gidin.',
      highlights: items`1890 yapımı, özenle onarılmış taş ev | Bahçe duvarının ardında yel değirmeni | Avluda dışarıdan görünmeyen 5 × 3 metre havuz | Kış için ocak ve kalorifer`,
      included: items`Nevresim ve havlular | Girişten önce temizlik | Kasım–mart arası odun | Elektrik, su ve Wi-Fi`,
      excluded: items`Çıkışta iade edilen 350 € hasar depozitosu | Kahvaltı`,
      goodToKnow: items`Giriş 16:00’dan itibaren, çıkış en geç 10:00. | Temmuz ve ağustosta öğleden sonra meltem eser; teras serin olur, şemsiye durmaz.`,
      questions: questions`
        Marinanın sesi gelir mi? | Gelmez. Müzik aşağıda koyda kalır, yukarıda rüzgârı, sabahları da bir eşeği duyarsınız.
        Arabayla kapıya çıkılır mı? | Bahçe kapısına kadar; orada bir araçlık yer var. Sokağın genişliği 2,20 metredir.
      `,
      extras: extras`
        Terasta kahvaltı | Bir kez, saat dokuzda: yumurta, peynir, zeytin, domates, mandalina reçeli
        Elektrikli bisiklet | Kask ve kilidiyle; yokuşu unutturur
      `,
    },
    ru: {
      title: 'Дом мельника в Ялыкаваке под старой мельницей',
      slug: 'dom-melnika-yalykavak',
      summary:
        'Каменный дом 1890 года с двумя спальнями, маленький бассейн во дворе и ветер, который когда-то молол муку.',
      description:
        'До 1962 года здесь жил мельник деревни Геришалты, и его мельница по-прежнему стоит за садовой стеной. Стены толщиной семьдесят сантиметров, очаг, во дворе бассейн пять на три метра: после обеда на него падает тень мастикового дерева.\n\nДо гавани Ялыкавака двадцать минут пешком под гору, обратно ходит долмуш. По четвергам внизу рынок: за козьим сыром из Гёкчебеля приходите до десяти.',
      highlights: items`Бережно восстановленный дом 1890 года | Ветряная мельница за садовой стеной | Закрытый от глаз бассейн 5 × 3 метра | Камин и отопление для зимы`,
      included: items`Постельное бельё и полотенца | Уборка перед заездом | Дрова с ноября по март | Электричество, вода и Wi-Fi`,
      excluded: items`Залог 350 €, возвращается при выезде | Завтрак`,
      goodToKnow: items`Заезд с 16:00, выезд до 10:00. | В июле и августе после обеда дует мельтем: на террасе приятно, а вот зонты не держатся.`,
      questions: questions`
        Слышно ли марину? | Нет. Музыка остаётся внизу, в бухте; наверху слышны ветер и утром осёл.
        Можно ли подъехать к дому? | К воротам, там одно место для машины. Ширина переулка 2,20 метра.
      `,
      extras: extras`
        Завтрак на террасе | Один раз, в девять: яйца, сыр, оливки, помидоры и мандариновый джем
        Электровелосипед | Со шлемом и замком; в гору поедете легко
      `,
    },
    nl: {
      title: 'Het molenaarshuis van Yalıkavak, onder de windmolen',
      summary:
        'Een stenen huis uit 1890 met twee slaapkamers, een klein zwembad op de binnenplaats en altijd een briesje.',
      description:
        'Tot 1962 woonde hier de molenaar van Gerişaltı; zijn molen staat nog achter de tuinmuur. De muren zijn zeventig centimeter dik, er is een open haard en op de binnenplaats ligt een zwembad van vijf bij drie meter, dat na de lunch in de schaduw van een mastiekboom valt.\n\nNaar de haven van Yalıkavak loop je in twintig minuten omlaag, terug neem je de dolmuş. Donderdag is het markt: wees er voor tienen, dan is er nog geitenkaas uit Gökçebel.',
      highlights: items`Zorgvuldig gerestaureerd huis uit 1890 | Een windmolen achter de tuinmuur | Zwembad van 5 bij 3 meter, geen inkijk | Open haard en verwarming voor de winter`,
      included: items`Beddengoed en handdoeken | Schoonmaak voor aankomst | Brandhout van november tot maart | Stroom, water en wifi`,
      excluded: items`Borg van € 350, terug bij vertrek | Ontbijt`,
      goodToKnow: items`Aankomst vanaf 16:00, vertrek uiterlijk 10:00. | In juli en augustus waait ’s middags de meltemi: heerlijk op het terras, minder voor parasols.`,
      questions: questions`
        Hoor je de jachthaven? | Nee. De muziek blijft beneden in de baai; boven hoor je de wind en ’s ochtends een ezel.
        Kun je met de auto tot aan de deur? | Tot aan het hek, daar is één parkeerplek. De steeg is 2,20 meter breed.
      `,
      extras: extras`
        Ontbijt op het terras | Eén keer, om negen uur: ei, kaas, olijven, tomaten en mandarijnenmarmelade
        Elektrische fiets | Met helm en slot; zo is de heuvel geen heuvel meer
      `,
    },
    ar: {
      title: 'بيت الطحّان في يالي كافاك تحت الطاحونة القديمة',
      slug: 'bayt-altahhan-yalikavak',
      summary: 'بيت حجري من عام 1890 بغرفتي نوم ومسبح صغير في الفناء ونسيم كان يطحن القمح يومًا.',
      description:
        'سكن طحّان قرية غيريش ألتي هذا البيت حتى عام 1962، وما زالت طاحونته قائمة خلف سور الحديقة. جدرانه بسماكة سبعين سنتيمترًا وفيه موقد، وفي الفناء مسبح خمسة في ثلاثة أمتار تظلّله شجرة مستكة بعد الظهر.\n\nتنزل إلى ميناء يالي كافاك سيرًا في عشرين دقيقة وتعود بالدولموش. والسوق يوم الخميس: احضر قبل العاشرة لتجد جبن الماعز من غوكجه بيل.',
      highlights: items`بيت حجري من عام 1890 رُمّم بعناية | طاحونة هواء خلف سور الحديقة | مسبح 5 × 3 أمتار بعيد عن الأنظار | موقد وتدفئة لفصل الشتاء`,
      included: items`أغطية أسرّة ومناشف | تنظيف قبل الوصول | حطب من نوفمبر إلى مارس | كهرباء وماء وإنترنت`,
      excluded: items`تأمين أضرار 350 يورو يُعاد عند المغادرة | الإفطار`,
      goodToKnow: items`الوصول من الساعة 16:00 والمغادرة حتى 10:00. | في يوليو وأغسطس تهب رياح الملتمي بعد الظهر: لطيفة على الشرفة، ولا تثبت أمامها المظلات.`,
      questions: questions`
        هل يُسمع ضجيج المرسى؟ | لا. الموسيقى تبقى في الأسفل، وهنا تسمع الريح وحمارًا عند الفجر.
        هل تصل السيارة إلى الباب؟ | إلى البوابة حيث موقف واحد. عرض الزقاق 2.20 متر.
      `,
      extras: extras`
        إفطار على الشرفة | مرة واحدة عند التاسعة: بيض وجبن وزيتون وطماطم ومربى اليوسفي
        دراجة كهربائية | مع خوذة وقفل، فيهون صعود التل
      `,
    },
  },
  reviews: reviews`
    5 | Ulrike und Jan S. | Lüneburg | de | 2026-05-27 | Ein Haus mit Seele. Abends Feuer im Kamin, obwohl schon Mai war.
    5 | Harriet O. | Bath | en | 2025-11-14 | We came in November and had the hill to ourselves. Warm, dry, plenty of firewood.
    4 | Selin B. | İzmir | tr | 2026-08-16 | Ev çok güzel, avlu serin. Arabanız büyükse sokakta zorlanırsınız.
    5 | Ирина Г. | Нижний Новгород | ru | 2026-06-09 | Тишина, толстые стены, завтрак на террасе. Осёл действительно есть.
  `,
})
