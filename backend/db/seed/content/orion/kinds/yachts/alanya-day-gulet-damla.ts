import { extras, items, place, questions, reviews } from '../../../shared/lines'
import { dayBoat, sailingMonths } from '../stay-entry'

export const alanyaDayGuletDamla = dayBoat({
  code: 'ORI-Y-04',
  destination: 'alanya',
  scene: 'gulet',
  details: {
    kind: 'yacht',
    lengthMetres: 16,
    cabins: 0,
    berths: 0,
    capacity: 25,
    crew: 3,
    built: 2006,
    charter: 'day',
    boardAt: '10:30',
    leaveAt: '17:00',
    marina: 'alanya-harbour',
    features: ['cook', 'sunDeck', 'snorkel', 'paddleBoard', 'fishing', 'swimPlatform'],
  },
  seasons: sailingMonths(['420.00', '490.00', '560.00', '510.00', '430.00']),
  group: { price: '420.00', maximumPersons: 12, extraPersonPrice: '22.00' },
  extras: [
    { id: 'grill-lunch', price: '17.00', per: 'person', maximum: 25 },
    { id: 'birthday', price: '65.00', per: 'booking', maximum: 1 },
  ],
  meetingPoint: { latitude: 36.5389, longitude: 31.9978 },
  text: {
    de: {
      title: 'Holzboot „Damla“ in Alanya, ein Tag nur für Sie',
      summary: 'Vom Roten Turm um den Burgfelsen: drei Höhlen, vier Badestopps, Grill an Deck und keine Schaumparty.',
      description:
        'Aus Alanya laufen jeden Morgen Piratenschiffe mit dreihundert Gästen aus. Die „Damla“ wartet eine halbe Stunde, dann sind die Buchten wieder leer. Sie ist sechzehn Meter lang, hat ein schattiges Achterdeck, Matten auf dem Vordeck und eine Leiter, die auch Großeltern hinaufkommen.\n\nKapitän Veli fährt dicht an die Werft der Seldschuken heran, zeigt die Liebes- und die Phosphorhöhle von innen, soweit es die Dünung erlaubt, und ankert dann unter dem Kap, wo das Wasser am klarsten ist.',
      highlights: items`Das ganze Boot für Ihre Gesellschaft, bis 25 Personen | Vier Badestopps von je einer halben Stunde | Höhlen und Seldschukenwerft vom Wasser | Musik nur, wenn Sie es wollen`,
      included: items`Boot mit Kapitän, Koch und Matrose | Treibstoff | Wasser, Tee, Limonade und Melone | Schnorchel, zwei Boards, Rettungswesten`,
      excluded: items`Mittagessen | Alkoholische Getränke, an Bord erhältlich | 22 € für jeden Gast ab dem dreizehnten`,
      goodToKnow: items`Bei Welle aus Süden bleibt das Boot in der Hafenbucht oder am Kleopatra-Strand. | Für Kinder unter sechs sind Westen Pflicht, sie liegen in drei Größen bereit.`,
      questions: questions`
        Werden wir im Hotel abgeholt? | Zwischen Mahmutlar und Konaklı buchen wir gern einen Transfer dazu, er steht bei unseren Transfers.
        Gibt es eine Toilette? | Ja, mit Frischwasser, dazu eine Dusche am Heck.
      `,
      extras: extras`
        Mittagessen vom Grill | Hähnchen, Köfte oder Dorade, Reis, drei Salate, Obst
        Geburtstag an Bord | Torte aus der Konditorei, Girlanden, Kerzen; bitte das Alter angeben
      `,
      meetingPoint: place`Hafen Alanya, Kai am Roten Turm | „Damla“, naturfarbenes Holz, grüner Streifen, Liegeplatz 9. Parkhaus an der Hafenstraße.`,
    },
    en: {
      title: 'Wooden boat “Damla” in Alanya, a day all your own',
      summary: 'From the Red Tower round the castle rock: three caves, four swims, a grill on deck and no foam party.',
      description:
        'Every morning pirate ships leave Alanya with three hundred on board. The “Damla” waits half an hour, and then the coves are empty again. She is sixteen metres long, with a shaded afterdeck, mats forward and a ladder that grandparents can manage.\n\nCaptain Veli goes close in to the Seljuk shipyard, shows you the Lovers’ Cave and the Phosphorus Cave from inside as far as the swell allows, and anchors below the cape where the water is clearest.',
      highlights: items`The whole boat for your party of up to 25 | Four swims of half an hour each | Sea caves and the Seljuk shipyard from the water | Music only if you want it`,
      included: items`Boat with captain, cook and deckhand | Fuel | Water, tea, lemonade and melon | Snorkels, two paddle boards, life jackets`,
      excluded: items`Lunch | Alcoholic drinks, sold on board | €22 for each guest from the thirteenth`,
      goodToKnow: items`When waves come from the south the boat stays in the harbour bay or off Cleopatra beach. | Children under six wear life jackets; we have three sizes.`,
      questions: questions`
        Do you collect us from the hotel? | Between Mahmutlar and Konaklı we gladly add a ride; see our transfers.
        Is there a toilet? | Yes, with fresh water, and a shower at the stern.
      `,
      extras: extras`
        Lunch from the grill | Chicken, meatballs or sea bream, rice, three salads, fruit
        Birthday on board | A cake from the pastry shop, bunting and candles; tell us the age
      `,
      meetingPoint: place`Alanya harbour, quay by the Red Tower | “Damla”, natural wood with a green stripe, berth 9. There is a car park on the harbour road.`,
    },
    tr: {
      title: 'Alanya’da “Damla” ahşap teknesi, günü size özel',
      summary:
        'Kızıl Kule’den kale burnunun çevresine: üç mağara, dört yüzme molası, güvertede mangal, köpük partisi yok.',
      description:
        'Alanya’dan her sabah üç yüz kişilik korsan gemileri kalkar. “Damla” yarım saat bekler, koylar yeniden boşalır. On altı metredir; kıç güvertesi gölgeli, baş tarafı minderli, merdiveni dedelerin bile çıkabileceği kadar alçaktır.\n\nVeli Kaptan Selçuklu Tersanesi’ne iyice sokulur, deniz elverdiğince Âşıklar ve Fosforlu mağaraların içini gösterir, sonra suyun en berrak olduğu burnun altında demirler.',
      highlights: items`25 kişiye kadar bütün tekne sizin | Yarımşar saatten dört yüzme molası | Denizden mağaralar ve Selçuklu Tersanesi | Müzik yalnızca siz isterseniz`,
      included: items`Kaptan, aşçı ve gemiciyle tekne | Yakıt | Su, çay, limonata ve kavun | Şnorkel, iki kürek sörfü, can yelekleri`,
      excluded: items`Öğle yemeği | Teknede satılan alkollü içecekler | On üçüncü misafirden itibaren kişi başı 22 €`,
      goodToKnow: items`Lodosta tekne liman koyunda ya da Kleopatra önünde kalır. | Altı yaşından küçükler yelek giyer; üç boy yelek var.`,
      questions: questions`
        Otelden alıyor musunuz? | Mahmutlar ile Konaklı arasında transfer ekleriz; transferler sayfamıza bakın.
        Tuvalet var mı? | Var, tatlı sulu; kıçta duş da var.
      `,
      extras: extras`
        Mangalda öğle yemeği | Tavuk, köfte ya da çipura, pilav, üç salata, meyve
        Teknede doğum günü | Pastaneden yaş pasta, süsleme, mumlar; yaşı yazmayı unutmayın
      `,
      meetingPoint: place`Alanya Limanı, Kızıl Kule rıhtımı | “Damla”, ahşap rengi, yeşil şeritli, 9 numara. Liman caddesinde otopark var.`,
    },
    ru: {
      title: 'Деревянное судно «Дамла» в Аланье, день только ваш',
      slug: 'derevyannoe-sudno-damla-alanya',
      summary: 'От Красной башни вокруг крепостной скалы: три пещеры, четыре купания, гриль на палубе и никакой пены.',
      description:
        'Каждое утро из Аланьи выходят пиратские корабли на триста человек. «Дамла» ждёт полчаса, и бухты снова пусты. Длина шестнадцать метров, тенистая корма, матрасы на носу и трап, по которому поднимутся и бабушки с дедушками.\n\nКапитан Вели подходит вплотную к сельджукской верфи, показывает изнутри, насколько позволяет волна, пещеры Влюблённых и Фосфорную, а потом бросает якорь под мысом, где вода чище всего.',
      highlights: items`Всё судно для вашей компании до 25 человек | Четыре купания по полчаса | Пещеры и сельджукская верфь с воды | Музыка только по вашему желанию`,
      included: items`Судно с капитаном, коком и матросом | Топливо | Вода, чай, лимонад и дыня | Маски, два сапборда, жилеты`,
      excluded: items`Обед | Алкоголь, продаётся на борту | 22 € за каждого гостя начиная с тринадцатого`,
      goodToKnow: items`При южной волне остаёмся в портовой бухте или у пляжа Клеопатры. | Дети до шести лет в жилетах, есть три размера.`,
      questions: questions`
        Забираете ли из отеля? | От Махмутлара до Конаклы охотно добавим поездку, она есть среди наших трансферов.
        Есть ли туалет? | Да, с пресной водой, и душ на корме.
      `,
      extras: extras`
        Обед на гриле | Курица, кёфте или дорада, рис, три салата, фрукты
        День рождения на борту | Торт из кондитерской, гирлянды, свечи; напишите, сколько лет исполняется
      `,
      meetingPoint: place`Гавань Аланьи, причал у Красной башни | «Damla», цвет дерева, зелёная полоса, место 9. Парковка на портовой улице.`,
    },
    nl: {
      title: 'Houten boot ‘Damla’ in Alanya, een dag voor jullie',
      summary:
        'Vanaf de Rode Toren rond de burchtrots: drie grotten, vier zwemstops, een grill aan dek en geen schuimparty.',
      description:
        'Elke ochtend vertrekken uit Alanya piratenschepen met driehonderd man. De ‘Damla’ wacht een halfuur, dan zijn de baaien weer leeg. Ze is zestien meter lang, met een schaduwrijk achterdek, matrassen voorop en een trap die ook opa en oma op komen.\n\nKapitein Veli vaart vlak langs de werf van de Seltsjoeken, laat de Liefdesgrot en de Fosforgrot van binnen zien voor zover de deining het toelaat en ankert dan onder de kaap, waar het water het helderst is.',
      highlights: items`De hele boot voor jullie gezelschap tot 25 | Vier zwemstops van een halfuur | Zeegrotten en Seltsjoekse werf vanaf het water | Alleen muziek als jullie dat willen`,
      included: items`Boot met kapitein, kok en matroos | Brandstof | Water, thee, limonade en meloen | Snorkels, twee supboards, zwemvesten`,
      excluded: items`Lunch | Alcoholische dranken, aan boord te koop | € 22 voor elke gast vanaf de dertiende`,
      goodToKnow: items`Bij golven uit het zuiden blijft de boot in de havenbaai of bij het Cleopatrastrand. | Kinderen onder de zes dragen een vest, er zijn drie maten.`,
      questions: questions`
        Halen jullie ons op bij het hotel? | Tussen Mahmutlar en Konaklı boeken we graag een rit bij, kijk bij onze transfers.
        Is er een toilet? | Ja, met zoet water, en een douche op het achterdek.
      `,
      extras: extras`
        Lunch van de grill | Kip, köfte of dorade, rijst, drie salades, fruit
        Verjaardag aan boord | Taart van de banketbakker, slingers en kaarsjes; geef de leeftijd door
      `,
      meetingPoint: place`Haven van Alanya, kade bij de Rode Toren | ‘Damla’, blank hout met groene streep, ligplaats 9. Parkeergarage aan de havenweg.`,
    },
    ar: {
      title: 'قارب «داملا» الخشبي في ألانيا، يوم لك وحدك',
      slug: 'qarib-damla-alanya',
      summary: 'من البرج الأحمر حول صخرة القلعة: ثلاث مغارات وأربع محطات سباحة وشواء على السطح بلا صخب.',
      description:
        'تغادر ألانيا كل صباح سفن القراصنة بثلاثمئة راكب. أما «داملا» فتنتظر نصف ساعة حتى تخلو الخلجان. طولها ستة عشر مترًا، مؤخرتها مظللة، وعلى مقدمتها فرش، وسلّمها سهل حتى على الأجداد.\n\nيقترب القبطان ولي من دار الصناعة السلجوقية، ويدخل بك مغارة العشاق ومغارة الفوسفور بقدر ما يسمح الموج، ثم يرسو تحت الرأس حيث الماء أصفى ما يكون.',
      highlights: items`القارب كله لمجموعتك حتى 25 شخصًا | أربع محطات سباحة كل منها نصف ساعة | المغارات ودار الصناعة السلجوقية من البحر | الموسيقى إن أردت فقط`,
      included: items`القارب مع قبطان وطاهٍ وبحّار | الوقود | ماء وشاي وليمونادة وشمام | أقنعة ولوحا تجديف وسترات نجاة`,
      excluded: items`الغداء | مشروبات أخرى تباع على المتن | 22 يورو لكل ضيف ابتداءً من الثالث عشر`,
      goodToKnow: items`عند موج الجنوب يبقى القارب في خليج الميناء أو عند شاطئ كليوباترا. | السترة إلزامية لمن هم دون السادسة، ولدينا ثلاثة مقاسات.`,
      questions: questions`
        هل تأخذوننا من الفندق؟ | بين محمودلار وكوناكلي نضيف لك خدمة نقل، تجدها ضمن خدمات النقل.
        هل على القارب دورة مياه؟ | نعم بماء عذب، ودش في المؤخرة.
      `,
      extras: extras`
        غداء مشوي | دجاج أو كفتة أو دنيس، مع أرز وثلاث سلطات وفاكهة
        عيد ميلاد على المتن | كعكة من محل الحلويات وزينة وشموع؛ اذكر العمر من فضلك
      `,
      meetingPoint: place`ميناء ألانيا، الرصيف عند البرج الأحمر | «Damla» بلون الخشب وخط أخضر، المرسى 9. موقف السيارات في شارع الميناء.`,
    },
  },
  reviews: reviews`
    5 | Oma Gertrud und zwölf Enkel | Paderborn | de | 2026-07-29 | Mein Achtzigster, vier Sprünge ins Wasser, eine Torte. Veli hat mich die Leiter hochgezogen.
    4 | Familie Jansen | Tilburg | nl | 2026-08-13 | Precies wat we zochten: rust. ’s Middags werd het wat golvend, toen lagen we bij het strand.
    5 | Татьяна Л. | Уфа | ru | 2026-06-16 | Своей компанией, без громкой музыки. Дорада с гриля лучше, чем в ресторане.
    5 | Hakan D. | Konya | tr | 2026-09-01 | Yirmi kişi aile günü yaptık, herkes memnun kaldı. Fosforlu Mağara’nın içi büyüleyici.
  `,
})
