import { extras, items, place, questions, reviews } from '../../../shared/lines'
import { dayBoat, sailingMonths } from '../stay-entry'

export const cesmeDaySailerSakiz = dayBoat({
  code: 'ORI-Y-07',
  destination: 'izmir',
  scene: 'yachtdeck',
  details: {
    kind: 'yacht',
    lengthMetres: 11.8,
    cabins: 3,
    berths: 6,
    capacity: 8,
    crew: 1,
    built: 2015,
    charter: 'day',
    boardAt: '11:00',
    leaveAt: '19:00',
    marina: 'cesme-marina',
    features: ['snorkel', 'swimPlatform', 'paddleBoard', 'solarPower', 'tender'],
  },
  seasons: sailingMonths(['310.00', '370.00', '440.00', '390.00', '320.00']),
  group: { price: '310.00', maximumPersons: 6, extraPersonPrice: '35.00' },
  extras: [
    { id: 'kumru-lunch', price: '15.00', per: 'person', maximum: 8 },
    { id: 'full-moon', price: '110.00', per: 'day', maximum: 1 },
  ],
  meetingPoint: { latitude: 38.3228, longitude: 26.3008 },
  text: {
    de: {
      title: 'Segelboot „Sakız“ in Çeşme, ein Tag zur Eselsinsel',
      summary:
        'Zwölf Meter, ein Skipper und der verlässlichste Wind der Ägäis: mit den Eseln der Insel als Mittagsgästen.',
      description:
        'Gegenüber liegt Chios, das auf Türkisch Sakız heißt wie das Mastixharz und wie dieses Boot. Um elf verlassen Sie die Marina, nach einer Stunde unter Segeln ankern Sie vor der Eselsinsel. Dort leben vierzig Esel, die wissen, dass im Cockpit Wassermelone liegt.\n\nNachmittags geht es, je nach Wind, in die Blaue Lagune oder nach Ildırı unter die Mauern von Erythrai. Skipper Barış war Regattasegler und hat es sich fast abgewöhnt: Wenn ein anderes Boot in Sicht kommt, trimmt er nach.',
      highlights: items`Wirklich segeln, an den meisten Tagen sechs Stunden | Eselsinsel mit Badestopp | Blaue Lagune oder Ildırı am Nachmittag | Sechs Gäste im Preis, bis acht an Bord`,
      included: items`Boot mit Skipper | Treibstoff | Wasser, Eistee, Obst und Melone für die Esel | Schnorchel, Board, Rettungswesten`,
      excluded: items`Mittagessen | Alkoholische Getränke, die Sie mitbringen dürfen | Je 35 € am Tag für den siebten und achten Gast`,
      goodToKnow: items`Das Boot legt sich schräg: Wer das nicht mag, nimmt besser einen Katamaran. | Bitte helle Sohlen oder barfuß.`,
      questions: questions`
        Können wir nach Chios? | Nicht am Tag, die Grenze kostet zu viel Zeit. Von Çeşme fährt morgens eine Fähre in dreißig Minuten.
        Was tun bei sieben Windstärken? | Reffen oder verschieben. Das sagt Barış am Abend vorher, und Sie entscheiden mit.
      `,
      extras: extras`
        Kumru zu Mittag | Das warme Sesambrot von Çeşme mit Käse und Wurst oder vegetarisch, dazu Salat und Eis
        Vollmond-Segeln | Bis 22:30 statt 19:00, in den drei Nächten um den Vollmond, mit Lampions
      `,
      meetingPoint: place`Marina Çeşme, Steg D | „Sakız“, hellgrüner Streifen, Platz 30. Von der Burg fünf Minuten am Wasser entlang.`,
    },
    en: {
      title: 'Sailing boat “Sakız” in Çeşme, a day to Donkey Island',
      summary:
        'Twelve metres, a skipper, the steadiest wind in the Aegean, and forty donkeys who expect you for lunch.',
      description:
        'Chios lies opposite. In Turkish it is Sakız, like the mastic gum and like this boat. You leave the marina at eleven, and after an hour under sail you anchor off Donkey Island. Forty donkeys live there, and they know that there is watermelon in the cockpit.\n\nIn the afternoon, as the wind decides, you go to the Blue Lagoon or to Ildırı, below the walls of Erythrae. Barış, the skipper, used to race and has nearly given it up: when another boat comes in sight he starts to trim.',
      highlights: items`Real sailing, six hours of it on most days | A swim at Donkey Island | Blue Lagoon or Ildırı in the afternoon | Six guests included, up to eight on board`,
      included: items`Boat with skipper | Fuel | Water, iced tea, fruit, and melon for the donkeys | Snorkels, paddle board, life jackets`,
      excluded: items`Lunch | Alcoholic drinks, which you may bring | €35 a day each for the seventh and eighth guest`,
      goodToKnow: items`The boat heels. If you would rather it did not, take a catamaran. | Pale soles or bare feet, please.`,
      questions: questions`
        Can we go to Chios? | Not in a day, the border takes too long. A ferry leaves Çeşme in the morning and takes thirty minutes.
        And in force seven? | We reef, or move the day. Barış tells you the evening before, and you have a say.
      `,
      extras: extras`
        Kumru for lunch | Çeşme’s warm sesame roll with cheese and sausage, or without meat; salad and ice cream
        Full moon sail | Until 22:30 instead of 19:00, on the three nights around full moon, with lanterns
      `,
      meetingPoint: place`Çeşme marina, pontoon D | “Sakız”, pale green stripe, berth 30. Five minutes along the water from the castle.`,
    },
    tr: {
      title: 'Çeşme’de yelkenli “Sakız” ile Eşek Adası günü',
      summary: 'On iki metre, bir kaptan, Ege’nin en güvenilir rüzgârı ve öğle yemeğine sizi bekleyen eşekler.',
      description:
        'Karşısı Sakız Adası; teknenin adı da oradan, mis kokulu damladan gelir. On birde marinadan çıkar, bir saatlik yelkenden sonra Eşek Adası’nın önünde demirlersiniz. Adada kırk kadar eşek yaşar, havuzlukta karpuz olduğunu bilirler.\n\nÖğleden sonra rüzgâra göre Mavi Koy ya da Erythrai surlarının altındaki Ildırı. Barış Kaptan eski yarışçıdır, bıraktığını söyler; ufukta başka bir yelken görünce eli hemen iskotaya gider.',
      highlights: items`Çoğu gün altı saat gerçek yelken | Eşek Adası’nda yüzme | Öğleden sonra Mavi Koy ya da Ildırı | Fiyat altı kişilik, teknede sekize kadar`,
      included: items`Kaptanıyla tekne | Yakıt | Su, soğuk çay, meyve; eşeklere de karpuz | Şnorkel, kürek sörfü, can yelekleri`,
      excluded: items`Öğle yemeği | Alkollü içecekler; kendiniz getirebilirsiniz | Yedinci ve sekizinci misafir için günlük 35’er €`,
      goodToKnow: items`Tekne yatar; istemeyen katamaran seçsin. | Açık renk taban ya da çıplak ayak lütfen.`,
      questions: questions`
        Sakız Adası’na geçer miyiz? | Günübirlik olmaz, sınır işlemi uzun sürer. Çeşme’den sabah feribotu yarım saatte gider.
        Yedi bofor eserse? | Camadan vurur ya da günü değiştiririz. Barış Kaptan akşamdan söyler, birlikte karar verirsiniz.
      `,
      extras: extras`
        Öğle yemeğinde kumru | Çeşme usulü, etli ya da etsiz; salata ve dondurmayla
        Dolunay seyri | 19:00 yerine 22:30’a kadar, dolunayın üç gecesinde, fenerlerle
      `,
      meetingPoint: place`Çeşme Marina, D pontonu | “Sakız”, açık yeşil şeritli, 30 numara. Kaleden kıyı boyunca beş dakika.`,
    },
    ru: {
      title: 'Яхта «Сакыз» в Чешме: день до Ослиного острова',
      slug: 'yakhta-sakyz-cheshme',
      summary: 'Двенадцать метров, шкипер, самый надёжный ветер Эгейского моря и ослы, которые ждут вас к обеду.',
      description:
        'Напротив лежит Хиос, по-турецки Сакыз, как мастика и как эта яхта. В одиннадцать вы выходите из марины и через час под парусом встаёте на якорь у Ослиного острова. Там живут сорок ослов, и они знают, что в кокпите лежит арбуз.\n\nПосле обеда, смотря по ветру, идёте в Голубую лагуну или в Ылдыры, под стены Эритр. Шкипер Барыш — бывший гонщик и почти отвык: стоит появиться чужому парусу, он тянется к шкотам.',
      highlights: items`Настоящий парус, чаще всего шесть часов | Купание у Ослиного острова | После обеда Голубая лагуна или Ылдыры | Шесть гостей в цене, на борту до восьми`,
      included: items`Яхта со шкипером | Топливо | Вода, холодный чай, фрукты и арбуз для ослов | Маски, сапборд, жилеты`,
      excluded: items`Обед | Алкоголь, его можно взять с собой | По 35 € в день за седьмого и восьмого гостя`,
      goodToKnow: items`Яхта кренится: кому это не по душе, пусть берёт катамаран. | Светлая подошва или босиком, пожалуйста.`,
      questions: questions`
        Можно ли на Хиос? | За день нет, граница отнимает слишком много времени. Из Чешме утром ходит паром, полчаса пути, нужна виза.
        А если семь баллов? | Берём рифы или переносим день. Барыш скажет накануне вечером, решаете вместе.
      `,
      extras: extras`
        Кумру на обед | Тёплая кунжутная булка по-чешменски, с сыром и колбасой или без мяса, салат и мороженое
        Под полной луной | До 22:30 вместо 19:00, в три ночи около полнолуния, с фонариками
      `,
      meetingPoint: place`Марина Чешме, понтон D | «Sakız», светло-зелёная полоса, место 30. От крепости пять минут вдоль воды.`,
    },
    nl: {
      title: 'Zeilboot ‘Sakız’ in Çeşme, een dag naar Ezeleiland',
      summary:
        'Twaalf meter, een schipper, de trouwste wind van de Egeïsche Zee en ezels die op je wachten met de lunch.',
      description:
        'Aan de overkant ligt Chios, in het Turks Sakız, net als de mastiekhars en net als deze boot. Om elf uur vaar je uit en na een uur zeilen lig je voor anker bij Ezeleiland. Er leven veertig ezels en die weten dat er watermeloen in de kuip ligt.\n\n’s Middags gaat het, al naar de wind, naar de Blauwe Lagune of naar Ildırı onder de muren van Erythrae. Schipper Barış zeilde wedstrijden en heeft dat bijna afgeleerd: komt er een ander zeil in zicht, dan gaat hij trimmen.',
      highlights: items`Echt zeilen, meestal zes uur lang | Zwemmen bij Ezeleiland | ’s Middags de Blauwe Lagune of Ildırı | Zes gasten in de prijs, maximaal acht aan boord`,
      included: items`Boot met schipper | Brandstof | Water, ijsthee, fruit en meloen voor de ezels | Snorkels, supboard, zwemvesten`,
      excluded: items`Lunch | Alcohol, die je zelf mag meenemen | € 35 per dag voor de zevende en de achtste gast`,
      goodToKnow: items`De boot helt: wie dat niet prettig vindt, kiest beter een catamaran. | Lichte zolen of blote voeten graag.`,
      questions: questions`
        Kunnen we naar Chios? | Niet in een dag, de grens kost te veel tijd. Vanuit Çeşme vaart ’s ochtends een veerboot in een halfuur.
        En bij windkracht zeven? | Reven of verzetten. Barış zegt het de avond ervoor en jullie beslissen mee.
      `,
      extras: extras`
        Kumru als lunch | Het warme sesambroodje van Çeşme met kaas en worst of zonder vlees, met salade en ijs
        Zeilen bij volle maan | Tot 22:30 in plaats van 19:00, in de drie nachten rond volle maan, met lampionnen
      `,
      meetingPoint: place`Jachthaven Çeşme, steiger D | ‘Sakız’, lichtgroene streep, ligplaats 30. Vanaf het kasteel vijf minuten langs het water.`,
    },
    ar: {
      title: 'يخت «ساقز» الشراعي في تشيشمه إلى جزيرة الحمير',
      slug: 'yakht-sakiz-cesme',
      summary: 'اثنا عشر مترًا وقبطان وأوفى رياح إيجة، وحمير الجزيرة في انتظارك وقت الغداء.',
      description:
        'تقابلك جزيرة خيوس، واسمها بالتركية ساقز كالمستكة وكهذا اليخت. تغادر المرسى في الحادية عشرة، وبعد ساعة شراع ترسو أمام جزيرة الحمير. يعيش هناك نحو أربعين حمارًا تعرف أن في اليخت بطيخًا.\n\nوبعد الظهر تختار الريح: البحيرة الزرقاء أو إلديري تحت أسوار إريثراي. كان القبطان باريش متسابقًا وكاد ينسى ذلك، لكنه ما إن يرى شراعًا آخر حتى يشدّ الحبال.',
      highlights: items`إبحار بالشراع ست ساعات في معظم الأيام | سباحة عند جزيرة الحمير | البحيرة الزرقاء أو إلديري بعد الظهر | ستة ضيوف ضمن السعر وحتى ثمانية على المتن`,
      included: items`اليخت مع القبطان | الوقود | ماء وشاي مثلّج وفاكهة وبطيخ للحمير | أقنعة ولوح تجديف وسترات نجاة`,
      excluded: items`الغداء | أي مشروبات أخرى، ويمكنك إحضارها | 35 يورو يوميًا لكل من الضيف السابع والثامن`,
      goodToKnow: items`يميل اليخت مع الريح: من لا يحب ذلك فليختر كاتاماران. | نعل فاتح اللون أو أقدام حافية من فضلك.`,
      questions: questions`
        هل نذهب إلى خيوس؟ | ليس في يوم واحد، فالحدود تستغرق وقتًا طويلًا. من تشيشمه عبّارة صباحية تصل في نصف ساعة.
        وإذا اشتدت الريح؟ | نصغّر الشراع أو نؤجل اليوم. يخبرك باريش في المساء السابق وتقرر معه.
      `,
      extras: extras`
        كومرو للغداء | خبز تشيشمه الساخن بالسمسم مع الجبن والنقانق أو بلا لحم، مع سلطة ومثلجات
        إبحار تحت البدر | حتى 22:30 بدلًا من 19:00، في ليالي البدر الثلاث مع الفوانيس
      `,
      meetingPoint: place`مرسى تشيشمه، الرصيف D | «Sakız» بخط أخضر فاتح، المرسى 30. خمس دقائق من القلعة بمحاذاة الماء.`,
    },
  },
  reviews: reviews`
    5 | Lars und Imke | Rostock | de | 2026-06-25 | Sechs Stunden Segeln, vierzig Esel, eine Melone. Barış hat natürlich überholt.
    5 | Ebru K. | İzmir | tr | 2026-07-31 | Dolunay seyri rüya gibiydi. Eşekler çocukların tatil anısı oldu.
    4 | Sanne D. | Alkmaar | nl | 2026-08-20 | Lekker scheef gevaren, niet voor iedereen. De kumru aan boord is een aanrader.
  `,
})
