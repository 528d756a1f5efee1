import { extras, items, place, questions, reviews, steps } from '../../../shared/lines'
import { sailingMonths, weekBoat } from '../stay-entry'

export const guletSehrazat = weekBoat({
  code: 'ORI-Y-01',
  destination: 'bodrum',
  scene: 'gulet',
  details: {
    kind: 'yacht',
    lengthMetres: 26,
    cabins: 6,
    berths: 12,
    capacity: 12,
    crew: 4,
    built: 2014,
    charter: 'week',
    boardAt: '15:30',
    leaveAt: '10:30',
    marina: 'bodrum-marina',
    features: ['cook', 'airConditioning', 'sunDeck', 'tender', 'kayak', 'paddleBoard', 'snorkel', 'fishing'],
  },
  seasons: sailingMonths(['7600.00', '9800.00', '12600.00', '10200.00', '8200.00']),
  extras: [
    { id: 'full-board', price: '350.00', per: 'person', maximum: 12 },
    { id: 'wake-hours', price: '240.00', per: 'booking', maximum: 2 },
  ],
  meetingPoint: { latitude: 37.0331, longitude: 27.4247 },
  text: {
    de: {
      title: 'Gulet „Şehrazat“ ab Bodrum, eine Woche zu zwölft',
      summary:
        'Sechs klimatisierte Kabinen, vier Mann Crew und der Golf von Gökova, in dem nachts niemand außer Ihnen liegt.',
      description:
        'Sechsundzwanzig Meter aus Bodrumer Kiefer und Iroko, 2014 bei einem Bootsbauer in İçmeler vom Stapel gelaufen. Die Kabinen haben stehhohe Bäder und eine Klimaanlage, die auch nachts läuft; am Heck ist Platz für zwölf auf Polstern, am Tisch ebenfalls.\n\nKapitän Rıza fährt im Uhrzeigersinn durch den Golf von Gökova: erst die Kiefernbuchten im Norden, dann Sedir mit seinem Sand aus runden Kalkkörnern, zurück an der stillen Südküste, unter Segeln, sobald der Nachmittagswind kommt. Was der Koch Satılmış aus einem Ofen von sechzig Zentimetern holt, glaubt man nicht.',
      highlights: items`Sechs Kabinen mit Bad und Klimaanlage | Kapitän, Koch und zwei Matrosen | Segel werden wirklich gesetzt | Route durch den ganzen Golf von Gökova`,
      programme: steps`
        1 | Bodrum | Ab 15:30 an Bord, Begrüßung, erste Nacht vor der Insel Karaada.
        2 | Çökertme | Badebucht am Vormittag, abends das Dorf mit seinen Teppichwebern.
        3 | Akbük | Kiefern bis ans Wasser, Kajak und eine Wanderung zur Quelle.
        4 | Sedir und Karacasöğüt | Der Kleopatra-Strand um acht, bevor die Ausflügler kommen.
        6 | Yedi Adalar | Sieben Inseln, stille Nacht vor Anker ohne ein Licht an Land.
        7 | Kissebükü und Bodrum | Byzantinische Mauern, letzter Sprung; am Samstag bis 10:30 von Bord.
      `,
      included: items`Gulet mit vier Mann Crew | Treibstoff für vier Motorstunden am Tag | Bettwäsche, Hand- und Badetücher | Hafen- und Parkgebühren | Passagierversicherung`,
      excluded: items`Verpflegung, 350 € je Person und Woche | Getränke, an Bord zum Listenpreis | Trinkgeld für die Crew`,
      goodToKnow: items`Die Woche läuft von Samstag zu Samstag. | Bei starkem Meltemi bleibt der Kapitän im Süden des Golfs: Das entscheidet er allein.`,
      questions: questions`
        Können wir auch griechische Inseln anlaufen? | Mit diesem Schiff nicht, dafür ist die Zeit in einer Woche zu schade. Fragen Sie uns nach Kos mit dem Katamaran.
        Wie kommen Vegetarier zurecht? | Gut. Die ägäische Küche lebt von Gemüse, wir geben Ihre Wünsche vorher an Satılmış weiter.
      `,
      extras: extras`
        Vollpension für die Woche | Frühstück, Mittag- und Abendessen, Tee am Nachmittag, Wasser und Obst
        Wasserski und Wakeboard | Zwei Stunden hinter dem Beiboot, mit Treibstoff und Einweisung
      `,
      meetingPoint: place`Marina Bodrum, Steg der Gulets | „Şehrazat“, honigfarbener Rumpf, weiße Masten. Gepäckwagen stehen am Tor.`,
    },
    en: {
      title: 'Gulet “Şehrazat” from Bodrum, a week for twelve',
      summary: 'Six air-conditioned cabins, four crew and the Gulf of Gökova, where at night there is nobody but you.',
      description:
        'Twenty-six metres of pine and iroko, launched in 2014 from a yard in İçmeler on the edge of Bodrum. Cabins have full-height shower rooms and air conditioning that runs through the night; the cushions aft seat twelve, and so does the table.\n\nCaptain Rıza takes the Gulf of Gökova clockwise: the pine coves of the north first, then Sedir with its sand of tiny round grains, and back along the quiet south shore, under sail whenever the afternoon wind comes in. What Satılmış the cook brings out of an oven sixty centimetres wide has to be seen.',
      highlights: items`Six cabins with shower room and air conditioning | Captain, cook and two deckhands | Sails that are really set | The whole Gulf of Gökova on one route`,
      programme: steps`
        1 | Bodrum | On board from 15:30, a welcome drink, first night off Karaada island.
        2 | Çökertme | A swim in the morning, in the evening the village of carpet weavers.
        3 | Akbük | Pines to the water’s edge, kayaks and a walk to the spring.
        4 | Sedir and Karacasöğüt | Cleopatra’s beach at eight, before the day boats.
        6 | Yedi Adalar | Seven Islands, a still night at anchor with no light on shore.
        7 | Kissebükü and Bodrum | Byzantine walls, a last swim; ashore by 10:30 on Saturday.
      `,
      included: items`Gulet with a crew of four | Fuel for four engine hours a day | Linen, bath and beach towels | Harbour and park fees | Passenger insurance`,
      excluded: items`Food, €350 a person for the week | Drinks, at list price on board | A tip for the crew`,
      goodToKnow: items`The week runs from Saturday to Saturday. | When the meltemi is strong the captain keeps to the south of the gulf; the decision is his alone.`,
      questions: questions`
        Can we visit the Greek islands? | Not on this boat; a week is too short to spend on customs. Ask us about Kos by catamaran.
        What about vegetarians? | They eat very well. Aegean cooking lives on vegetables, and we tell Satılmış beforehand.
      `,
      extras: extras`
        Full board for the week | Breakfast, lunch and dinner, afternoon tea, water and fruit
        Water skiing and wakeboard | Two hours behind the tender, fuel and briefing included
      `,
      meetingPoint: place`Bodrum marina, gulet pontoon | “Şehrazat”, honey-coloured hull, white masts. Luggage trolleys stand at the gate.`,
    },
    tr: {
      title: 'Bodrum’dan “Şehrazat” guletiyle on iki kişi bir hafta',
      summary: 'Altı klimalı kamara, dört mürettebat ve geceleri sizden başkasının olmadığı Gökova Körfezi.',
      description:
        'Bodrum çamı ve irokodan yirmi altı metre; 2014’te İçmeler’deki tersaneden indi. Kamaraların banyolarında ayakta durulur, klima gece de çalışır; kıçtaki minderlere de sofraya da on iki kişi rahat sığar.\n\nRıza Kaptan Gökova’yı saat yönünde dolaşır: önce kuzeyin çamlı koyları, sonra kumuyla ünlü Sedir; dönüş güneyin sessiz kıyısından, ikindi rüzgârı çıkınca yelkenle. Aşçı Satılmış’ın altmış santimlik fırından neler çıkardığını görmek gerekir.',
      highlights: items`Banyolu ve klimalı altı kamara | Kaptan, aşçı ve iki gemici | Gerçekten basılan yelkenler | Tek rotada bütün Gökova`,
      programme: steps`
        1 | Bodrum | 15:30’dan itibaren biniş, hoş geldiniz ikramı, ilk gece Karaada önünde.
        2 | Çökertme | Sabah yüzme, akşam halı dokuyan köy.
        3 | Akbük | Suya inen çamlar, kano ve kaynağa yürüyüş.
        4 | Sedir ve Karacasöğüt | Günübirlik tekneler gelmeden saat sekizde Kleopatra Plajı.
        6 | Yedi Adalar | Kıyıda tek ışık olmadan, demirde sessiz bir gece.
        7 | Kissebükü ve Bodrum | Bizans duvarları, son yüzme; cumartesi en geç 10:30’da karaya.
      `,
      included: items`Dört mürettebatıyla gulet | Günde dört motor saati yakıt | Nevresim, banyo ve plaj havluları | Liman ve park ücretleri | Yolcu sigortası`,
      excluded: items`Yemek, hafta için kişi başı 350 € | İçecekler, teknedeki liste fiyatıyla | Mürettebata bahşiş`,
      goodToKnow: items`Hafta cumartesiden cumartesiyedir. | Sert meltemde kaptan körfezin güneyinde kalır; karar yalnızca onundur.`,
      questions: questions`
        Yunan adalarına gidebilir miyiz? | Bu tekneyle hayır, bir haftayı gümrükte harcamaya değmez. Kos için katamaranı sorun.
        Vejetaryenler ne yapar? | Çok iyi yer. Ege mutfağı sebzeyle yaşar, isteğinizi önceden Satılmış Usta’ya iletiriz.
      `,
      extras: extras`
        Bir hafta tam pansiyon | Kahvaltı, öğle ve akşam yemeği, beş çayı, su ve meyve
        Su kayağı ve wakeboard | Botun arkasında iki saat, yakıt ve eğitim dahil
      `,
      meetingPoint: place`Bodrum Marina, gulet pontonu | “Şehrazat”, bal rengi gövde, beyaz direkler. Bavul arabaları kapıda durur.`,
    },
    ru: {
      title: 'Гулет «Шехразат» из Бодрума, неделя на двенадцать',
      slug: 'gulet-shekhrazat-bodrum-nedelya',
      summary: 'Шесть кают с кондиционером, четверо в экипаже и залив Гёкова, где ночью кроме вас никого.',
      description:
        'Двадцать шесть метров бодрумской сосны и ироко, спущен на воду в 2014 году на верфи в Ичмелере. В каютах душевые в полный рост, кондиционер работает и ночью; на подушках на корме помещаются двенадцать человек, за столом тоже.\n\nКапитан Рыза обходит залив Гёкова по часовой стрелке: сначала сосновые бухты севера, потом Седир с песком из круглых зёрнышек, обратно вдоль тихого южного берега, под парусом, как только поднимется послеполуденный ветер. То, что кок Сатылмыш достаёт из шестидесятисантиметровой духовки, надо видеть.',
      highlights: items`Шесть кают с душем и кондиционером | Капитан, кок и два матроса | Паруса действительно ставят | Весь залив Гёкова за один маршрут`,
      programme: steps`
        1 | Бодрум | Посадка с 15:30, приветственный напиток, первая ночь у острова Караада.
        2 | Чёкертме | Утром купание, вечером деревня ковровщиц.
        3 | Акбюк | Сосны у самой воды, каяки и прогулка к источнику.
        4 | Седир и Караджасёют | Пляж Клеопатры в восемь утра, до прогулочных судов.
        6 | Едиадалар | Семь островов, тихая ночь на якоре без единого огня на берегу.
        7 | Киссебюкю и Бодрум | Византийские стены, последнее купание; в субботу до 10:30 на берег.
      `,
      included: items`Гулет с экипажем из четырёх человек | Топливо на четыре часа хода в день | Постельное бельё, банные и пляжные полотенца | Портовые и парковые сборы | Страховка пассажиров`,
      excluded: items`Питание, 350 € с человека за неделю | Напитки по прейскуранту на борту | Чаевые экипажу`,
      goodToKnow: items`Неделя считается с субботы по субботу. | При сильном мельтеме капитан остаётся на юге залива: решает только он.`,
      questions: questions`
        Можно ли зайти на греческие острова? | На этом гулете нет: жалко тратить неделю на таможню. Спросите про Кос на катамаране.
        Что делать вегетарианцам? | Радоваться. Эгейская кухня держится на овощах, пожелания передадим коку заранее.
      `,
      extras: extras`
        Полный пансион на неделю | Завтрак, обед, ужин, послеполуденный чай, вода и фрукты
        Водные лыжи и вейкборд | Два часа за катером, топливо и инструктаж включены
      `,
      meetingPoint: place`Марина Бодрума, причал гулетов | «Şehrazat», медовый корпус, белые мачты. Тележки для багажа у ворот.`,
    },
    nl: {
      title: 'Gulet ‘Şehrazat’ vanuit Bodrum, een week met twaalf',
      summary: 'Zes hutten met airco, vier man bemanning en de Golf van Gökova, waar ’s nachts niemand anders ligt.',
      description:
        'Zesentwintig meter grenen en iroko, in 2014 te water gelaten bij een werf in İçmeler, aan de rand van Bodrum. De hutten hebben douches waarin je rechtop staat en airco die ook ’s nachts draait; op de kussens achterop is plaats voor twaalf, aan tafel ook.\n\nKapitein Rıza vaart met de klok mee door de Golf van Gökova: eerst de dennenbaaien in het noorden, dan Sedir met zijn zand van ronde korreltjes en terug langs de stille zuidkust, onder zeil zodra de middagwind opsteekt. Wat kok Satılmış uit een oven van zestig centimeter haalt, moet je zien.',
      highlights: items`Zes hutten met douche en airco | Kapitein, kok en twee matrozen | De zeilen gaan echt omhoog | De hele Golf van Gökova in één route`,
      programme: steps`
        1 | Bodrum | Aan boord vanaf 15:30, welkomstdrankje, eerste nacht bij het eiland Karaada.
        2 | Çökertme | ’s Ochtends zwemmen, ’s avonds het dorp van de tapijtweefsters.
        3 | Akbük | Dennen tot aan het water, kajakken en een wandeling naar de bron.
        4 | Sedir en Karacasöğüt | Het strand van Cleopatra om acht uur, voor de dagboten.
        6 | Yedi Adalar | De Zeven Eilanden, een stille nacht voor anker zonder licht aan wal.
        7 | Kissebükü en Bodrum | Byzantijnse muren, een laatste duik; zaterdag uiterlijk 10:30 van boord.
      `,
      included: items`Gulet met vier bemanningsleden | Brandstof voor vier motoruren per dag | Beddengoed, badlakens en strandlakens | Haven- en parkgelden | Passagiersverzekering`,
      excluded: items`Maaltijden, € 350 per persoon per week | Drankjes, tegen lijstprijs aan boord | Fooi voor de bemanning`,
      goodToKnow: items`De week loopt van zaterdag tot zaterdag. | Bij harde meltemi blijft de kapitein in het zuiden van de golf; dat beslist hij alleen.`,
      questions: questions`
        Kunnen we naar Griekse eilanden? | Met dit schip niet, een week is te kort voor de douane. Vraag ons naar Kos met de catamaran.
        Hoe zit het met vegetariërs? | Die eten uitstekend. De Egeïsche keuken draait om groenten en we geven wensen vooraf door.
      `,
      extras: extras`
        Volpension voor de week | Ontbijt, lunch en diner, thee in de middag, water en fruit
        Waterski en wakeboard | Twee uur achter de bijboot, met brandstof en uitleg
      `,
      meetingPoint: place`Jachthaven Bodrum, steiger van de gulets | ‘Şehrazat’, honingkleurige romp, witte masten. Bagagekarretjes staan bij het hek.`,
    },
    ar: {
      title: 'غوليت «شهرزاد» من بودروم، أسبوع لاثني عشر ضيفًا',
      slug: 'gulet-shahrazad-bodrum-usbu',
      summary: 'ست كبائن مكيّفة وطاقم من أربعة وخليج غوكوفا الذي لا يبيت فيه ليلًا سواك.',
      description:
        'ستة وعشرون مترًا من صنوبر بودروم وخشب الإيروكو، نزل إلى الماء عام 2014 من حوض في إيتشميلر. في الكبائن حمّامات بارتفاع كامل ومكيّف يعمل ليلًا أيضًا، وتتسع وسائد المؤخرة لاثني عشر ضيفًا وكذلك المائدة.\n\nيطوف القبطان رضا خليج غوكوفا مع عقارب الساعة: خلجان الصنوبر في الشمال أولًا، ثم جزيرة سيدير برملها المستدير الحبات، والعودة بمحاذاة الساحل الجنوبي الهادئ، بالشراع متى هبّت ريح العصر. أما ما يخرجه الطاهي ساتلمش من فرن عرضه ستون سنتيمترًا فلا يُصدَّق.',
      highlights: items`ست كبائن بحمّام ومكيّف | قبطان وطاهٍ وبحّاران | أشرعة تُرفع فعلًا | خليج غوكوفا كله في مسار واحد`,
      programme: steps`
        1 | بودروم | الصعود من الساعة 15:30 ومشروب ترحيبي، والليلة الأولى قبالة جزيرة كارا أدا.
        2 | تشوكرتمه | سباحة صباحًا، وقرية ناسجات السجاد مساءً.
        3 | أكبوك | صنوبر حتى الماء وكاياك ومشي إلى النبع.
        4 | سيدير وكاراجاسوغوت | شاطئ كليوباترا في الثامنة قبل قوارب النهار.
        6 | الجزر السبع | ليلة ساكنة عند المرسى بلا ضوء على البر.
        7 | كيسه بوكو وبودروم | جدران بيزنطية وسباحة أخيرة، والنزول يوم السبت حتى 10:30.
      `,
      included: items`الغوليت مع طاقم من أربعة | وقود لأربع ساعات محرك في اليوم | أغطية أسرّة ومناشف للحمّام والشاطئ | رسوم الموانئ والمحميات | تأمين الركاب`,
      excluded: items`الطعام، 350 يورو للشخص في الأسبوع | المشروبات بسعر القائمة على المتن | إكرامية الطاقم`,
      goodToKnow: items`الأسبوع من السبت إلى السبت. | عند اشتداد الملتمي يبقى القبطان في جنوب الخليج، والقرار له وحده.`,
      questions: questions`
        هل نزور الجزر اليونانية؟ | ليس بهذا القارب، فالأسبوع أقصر من أن يضيع في الجمارك. اسألنا عن كوس بالكاتاماران.
        هل الطعام حلال؟ | نعم، اللحوم كلها حلال، والمطبخ الإيجي غني بالخضار. أبلغنا بما تفضله ليعلم الطاهي مسبقًا.
      `,
      extras: extras`
        إقامة كاملة لأسبوع | إفطار وغداء وعشاء وشاي العصر وماء وفاكهة
        تزلج مائي ولوح سحب | ساعتان خلف القارب المرافق مع الوقود والإرشاد
      `,
      meetingPoint: place`مرسى بودروم، رصيف الغوليت | «Şehrazat» ببدن بلون العسل وصاريين أبيضين. عربات الأمتعة عند البوابة.`,
    },
  },
  reviews: reviews`
    5 | Freundeskreis Ostermann | Bielefeld | de | 2026-06-13 | Zwölf Leute, eine Woche, kein böses Wort. Rıza segelt, Satılmış zaubert.
    5 | Familie Kuipers | Hilversum | nl | 2026-08-08 | Elke nacht een andere baai en meestal helemaal alleen. Het eten was ongelooflijk.
    4 | Emma W. | Sheffield | en | 2025-09-20 | Two days of meltemi kept us in the south, where we would have stayed anyway. Superb crew.
    5 | عبد الله س. | جدة | ar | 2026-07-18 | خصوصية تامة للعائلة وطعام رائع، والقبطان يعرف كل خليج باسمه.
  `,
})
