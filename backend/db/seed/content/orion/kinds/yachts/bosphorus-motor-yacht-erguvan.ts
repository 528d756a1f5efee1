import { extras, items, place, questions, reviews } from '../../../shared/lines'
import { dayBoat, sailingYear } from '../stay-entry'

export const bosphorusMotorYachtErguvan = dayBoat({
  code: 'ORI-Y-02',
  destination: 'istanbul',
  scene: 'motoryacht',
  details: {
    kind: 'yacht',
    lengthMetres: 18,
    cabins: 2,
    berths: 4,
    capacity: 14,
    crew: 3,
    built: 2017,
    charter: 'day',
    boardAt: '15:00',
    leaveAt: '22:00',
    marina: 'kurucesme-quay',
    features: ['flybridge', 'sunDeck', 'airConditioning', 'heating', 'wifi'],
  },
  seasons: sailingYear('720.00', ['840.00', '960.00', '980.00', '960.00', '860.00']),
  group: { price: '720.00', maximumPersons: 10, extraPersonPrice: '45.00' },
  extras: [
    { id: 'meze-table', price: '38.00', per: 'person', maximum: 14 },
    { id: 'oud-player', price: '160.00', per: 'booking', maximum: 1 },
  ],
  meetingPoint: { latitude: 41.0571, longitude: 29.0344 },
  text: {
    de: {
      title: 'Motoryacht „Erguvan“ auf dem Bosporus, bis in die Nacht',
      summary:
        'Von 15 bis 22 Uhr zwischen zwei Erdteilen: an Palästen entlang, Fisch in Anadolu Kavağı, zurück im Lichterglanz.',
      description:
        'Erguvan heißt der Judasbaum, der im April die Ufer des Bosporus violett färbt. Die Yacht ist achtzehn Meter lang, hat einen Salon mit Panoramafenstern, in dem im Winter geheizt wird, und oben ein Deck, auf dem vierzehn Menschen sitzen können, ohne sich abzusprechen.\n\nKapitän Orhan fährt auf der europäischen Seite hinauf, an Dolmabahçe, Ortaköy und der Festung Rumeli vorbei bis fast ans Schwarze Meer, und an der asiatischen hinunter. Um halb zehn, wenn die Brücken leuchten, liegen Sie vor dem Mädchenturm.',
      highlights: items`Sieben Stunden, nur Ihre Gesellschaft | Bis Anadolu Kavağı, kurz vor dem Schwarzen Meer | Mädchenturm und Brücken bei Nacht | Beheizter Salon: fährt das ganze Jahr`,
      included: items`Yacht mit Kapitän, Matrose und Steward | Treibstoff für die ganze Strecke | Wasser, Tee, Softdrinks und Obst | Passagierversicherung`,
      excluded: items`Essen, an Bord oder im Fischlokal | Alkoholische Getränke | 45 € für jeden Gast ab dem elften`,
      goodToKnow: items`Die Yacht darf vierzehn Gäste fahren, Babys zählen mit. | Gebadet wird nur im Juli und August, in der Bucht von Poyraz.`,
      questions: questions`
        Schaukelt es? | Kaum, der Bosporus ist eher Fluss als Meer. Wenn Frachter vorbeiziehen, dreht der Kapitän in die Welle.
        Und bei Nebel? | Dann ist die Meerenge gesperrt, und wir verlegen kostenlos oder zahlen alles zurück.
      `,
      extras: extras`
        Meze-Tafel an Bord | Zehn kalte Meze, Börek, Blaufisch oder Köfte, Nachtisch
        Oud-Spieler | Zwei Stunden, ab Anadolu Kavağı bis zum Mädchenturm
      `,
      meetingPoint: place`Anleger Kuruçeşme, Tor 2 | „Erguvan“, weiß mit violettem Streifen. Bus 25E und Taxis halten direkt davor.`,
    },
    en: {
      title: 'Motor yacht “Erguvan” on the Bosphorus, into the night',
      summary:
        'From 15:00 to 22:00 between two continents: palaces, fish at Anadolu Kavağı and home under the lit bridges.',
      description:
        'Erguvan is the Judas tree that turns the Bosphorus purple every April. The yacht is eighteen metres long, with a panoramic saloon that is heated in winter and an upper deck on which fourteen people can sit without negotiating.\n\nCaptain Orhan goes up the European side, past Dolmabahçe, Ortaköy and the fortress of Rumeli, almost to the Black Sea, and comes down the Asian one. At half past nine, with the bridges lit, you lie off the Maiden’s Tower.',
      highlights: items`Seven hours, only your own party | As far as Anadolu Kavağı, just short of the Black Sea | The Maiden’s Tower and the bridges by night | Heated saloon, sails all year`,
      included: items`Yacht with captain, deckhand and steward | Fuel for the whole route | Water, tea, soft drinks and fruit | Passenger insurance`,
      excluded: items`Food, on board or at the fish restaurant | Alcoholic drinks | €45 for each guest from the eleventh`,
      goodToKnow: items`The licence is for fourteen guests, babies included. | Swimming only in July and August, in Poyraz bay.`,
      questions: questions`
        Does it roll? | Hardly: the Bosphorus is more river than sea. When a freighter passes, the captain turns into the wave.
        What about fog? | Then the strait is closed, and we move your date free of charge or refund everything.
      `,
      extras: extras`
        Meze table on board | Ten cold mezes, börek, bluefish or meatballs, dessert
        Oud player | Two hours, from Anadolu Kavağı to the Maiden’s Tower
      `,
      meetingPoint: place`Kuruçeşme quay, gate 2 | “Erguvan”, white with a purple stripe. Bus 25E and taxis stop right in front.`,
    },
    tr: {
      title: 'Boğaz’da “Erguvan” motoryatı, ikindiden geceye',
      summary: '15:00’ten 22:00’ye iki kıta arasında: yalılar, Anadolu Kavağı’nda balık, ışıklar altında dönüş.',
      description:
        'Adını nisanda Boğaz’ı mora boyayan erguvandan alır. On sekiz metrelik yatın kışın ısıtılan, boydan boya camlı bir salonu, üstte de on dört kişinin yer kavgası etmeden oturduğu bir güvertesi var.\n\nOrhan Kaptan Avrupa yakasından çıkar: Dolmabahçe, Ortaköy, Rumeli Hisarı, neredeyse Karadeniz’e kadar; dönüş Anadolu kıyısındandır. Dokuz buçukta köprüler ışıl ışılken Kız Kulesi’nin önündesiniz.',
      highlights: items`Yedi saat, yalnızca sizin grubunuz | Karadeniz’in eşiğindeki Anadolu Kavağı’na kadar | Gece Kız Kulesi ve köprüler | Isıtmalı salonla dört mevsim`,
      included: items`Kaptan, gemici ve servis görevlisiyle yat | Bütün rota için yakıt | Su, çay, meşrubat ve meyve | Yolcu sigortası`,
      excluded: items`Yemek, teknede ya da balıkçıda | Alkollü içecekler | On birinci misafirden itibaren kişi başı 45 €`,
      goodToKnow: items`Ruhsat on dört kişiliktir, bebekler de sayılır. | Yüzme yalnızca temmuz ve ağustosta, Poyraz koyunda.`,
      questions: questions`
        Sallar mı? | Pek sallamaz, Boğaz denizden çok ırmaktır. Gemi geçerken kaptan dalgaya döner.
        Sis olursa? | Boğaz kapanır; tarihinizi ücretsiz değiştirir ya da paranızın tamamını iade ederiz.
      `,
      extras: extras`
        Teknede meze sofrası | On soğuk meze, börek, lüfer ya da köfte, tatlı
        Udî | Anadolu Kavağı’ndan Kız Kulesi’ne kadar iki saat
      `,
      meetingPoint: place`Kuruçeşme iskelesi, 2. kapı | “Erguvan”, mor şeritli beyaz yat. 25E otobüsü ve taksiler tam önünde durur.`,
    },
    ru: {
      title: 'Яхта «Эргуван» на Босфоре, до вечерних огней',
      slug: 'yakhta-erguvan-bosfor',
      summary:
        'С 15 до 22 часов между двумя континентами: дворцы, рыба в Анадолу-Кавагы и возвращение под огнями мостов.',
      description:
        'Эргуван — иудино дерево, которое в апреле красит берега Босфора в лиловый. Яхта восемнадцати метров: салон с панорамными окнами, зимой отапливаемый, и верхняя палуба, где без споров садятся четырнадцать человек.\n\nКапитан Орхан поднимается вдоль европейского берега мимо Долмабахче, Ортакёя и крепости Румели почти до Чёрного моря, а спускается вдоль азиатского. В половине десятого, когда горят мосты, вы стоите у Девичьей башни.',
      highlights: items`Семь часов только для вашей компании | До Анадолу-Кавагы, почти до Чёрного моря | Девичья башня и мосты в огнях | Салон с отоплением, ходит круглый год`,
      included: items`Яхта с капитаном, матросом и стюардом | Топливо на весь маршрут | Вода, чай, лимонад и фрукты | Страховка пассажиров`,
      excluded: items`Еда, на борту или в рыбном ресторане | Алкоголь | 45 € за каждого гостя начиная с одиннадцатого`,
      goodToKnow: items`Лицензия на четырнадцать гостей вместе с младенцами. | Купание только в июле и августе, в бухте Пойраз.`,
      questions: questions`
        Качает ли? | Почти нет: Босфор скорее река, чем море. Когда идёт сухогруз, капитан разворачивается к волне носом.
        А если туман? | Пролив закрывают, и мы бесплатно переносим дату или возвращаем всё.
      `,
      extras: extras`
        Стол мезе на борту | Десять холодных закусок, бёрек, луфарь или кёфте, десерт
        Музыкант с удом | Два часа, от Анадолу-Кавагы до Девичьей башни
      `,
      meetingPoint: place`Причал Куручешме, ворота 2 | «Erguvan», белая с лиловой полосой. Автобус 25E и такси останавливаются прямо у входа.`,
    },
    nl: {
      title: 'Motorjacht ‘Erguvan’ op de Bosporus, tot de lichten aan zijn',
      summary:
        'Van 15:00 tot 22:00 tussen twee werelddelen: paleizen, vis in Anadolu Kavağı en terug onder verlichte bruggen.',
      description:
        'Erguvan is de judasboom die de Bosporus elk jaar in april paars kleurt. Het jacht is achttien meter lang, met een salon vol ramen die ’s winters verwarmd wordt en een bovendek waar veertien mensen zitten zonder te hoeven overleggen.\n\nKapitein Orhan vaart aan de Europese kant omhoog, langs Dolmabahçe, Ortaköy en het fort Rumeli tot bijna aan de Zwarte Zee, en aan de Aziatische kant terug. Om half tien, als de bruggen verlicht zijn, lig je voor de Maagdentoren.',
      highlights: items`Zeven uur, alleen je eigen gezelschap | Tot Anadolu Kavağı, vlak voor de Zwarte Zee | Maagdentoren en bruggen bij avond | Verwarmde salon, vaart het hele jaar`,
      included: items`Jacht met kapitein, matroos en steward | Brandstof voor de hele route | Water, thee, frisdrank en fruit | Passagiersverzekering`,
      excluded: items`Eten, aan boord of in het visrestaurant | Alcoholische dranken | € 45 voor elke gast vanaf de elfde`,
      goodToKnow: items`De vergunning geldt voor veertien gasten, baby’s meegerekend. | Zwemmen kan alleen in juli en augustus, in de baai van Poyraz.`,
      questions: questions`
        Schommelt het? | Nauwelijks, de Bosporus is meer rivier dan zee. Komt er een vrachtschip langs, dan draait de kapitein de golf in.
        En bij mist? | Dan is de zeestraat dicht en verzetten we gratis of betalen we alles terug.
      `,
      extras: extras`
        Mezetafel aan boord | Tien koude meze, börek, blauwbaars of köfte, een dessert
        Ud-speler | Twee uur, van Anadolu Kavağı tot de Maagdentoren
      `,
      meetingPoint: place`Kade van Kuruçeşme, poort 2 | ‘Erguvan’, wit met een paarse streep. Bus 25E en taxi’s stoppen er recht voor.`,
    },
    ar: {
      title: 'يخت «إرغوان» على البوسفور من العصر إلى الليل',
      slug: 'yakht-erguvan-albosfor',
      summary: 'من 15:00 إلى 22:00 بين قارتين: قصور على الماء وسمك في أناضولو كافاغي وعودة تحت أضواء الجسور.',
      description:
        'الإرغوان شجر الأرجوان الذي يلوّن ضفاف البوسفور كل أبريل. طول اليخت ثمانية عشر مترًا، فيه صالون بنوافذ بانورامية يُدفّأ شتاءً، وسطح علوي يجلس عليه أربعة عشر ضيفًا في راحة.\n\nيصعد القبطان أورهان بمحاذاة الضفة الأوروبية مرورًا بدولما بهجه وأورتاكوي وقلعة روملي حتى مشارف البحر الأسود، ويعود بمحاذاة الآسيوية. وفي التاسعة والنصف والجسور مضاءة تكون أمام برج الفتاة.',
      highlights: items`سبع ساعات لمجموعتك وحدها | حتى أناضولو كافاغي قرب البحر الأسود | برج الفتاة والجسور ليلًا | صالون مُدفّأ ورحلات طوال العام`,
      included: items`اليخت مع قبطان وبحّار ومضيف | الوقود لكامل المسار | ماء وشاي ومشروبات غازية وفاكهة | تأمين الركاب`,
      excluded: items`الطعام، على المتن أو في مطعم السمك | أي مشروبات أخرى | 45 يورو لكل ضيف ابتداءً من الحادي عشر`,
      goodToKnow: items`الرخصة لأربعة عشر ضيفًا بمن فيهم الرضّع. | السباحة في يوليو وأغسطس فقط، في خليج بويراز.`,
      questions: questions`
        هل يهتز اليخت؟ | بالكاد، فالبوسفور أقرب إلى نهر. وحين تمر سفينة يستقبل القبطان موجتها بالمقدمة.
        وإذا حلّ الضباب؟ | يُغلق المضيق، فننقل موعدك مجانًا أو نعيد المبلغ كاملًا.
      `,
      extras: extras`
        مائدة مقبلات على المتن | عشرة أطباق باردة وبوريك وسمك أزرق أو كفتة وحلوى
        عازف عود | ساعتان من أناضولو كافاغي إلى برج الفتاة
      `,
      meetingPoint: place`رصيف كوروتشيشمه، البوابة 2 | «Erguvan» أبيض بخط أرجواني. تقف الحافلة 25E وسيارات الأجرة أمامه مباشرة.`,
    },
  },
  reviews: reviews`
    5 | Abteilung Einkauf | Stuttgart | de | 2026-04-24 | Die Ufer voller Judasbäume, genau im Namen. Unsere Kollegen reden immer noch davon.
    5 | منى ك. | الدوحة | ar | 2026-08-02 | احتفلنا بخطوبة أختي، والبرج مضاء خلفنا. خدمة راقية وخصوصية كاملة.
    5 | Cem ve Aslı | İstanbul | tr | 2026-05-30 | Yıllardır buradayız, Boğaz’ı ilk kez böyle gördük. Udî harikaydı.
    4 | Alison P. | Leeds | en | 2025-12-28 | Cold outside, warm in the saloon, and the city all lit up. Book the mezes.
  `,
})
