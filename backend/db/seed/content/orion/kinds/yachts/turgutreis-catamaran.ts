import { extras, items, place, questions, reviews, steps } from '../../../shared/lines'
import { sailingMonths, weekBoat } from '../stay-entry'

export const turgutreisCatamaran = weekBoat({
  code: 'ORI-Y-03',
  destination: 'bodrum',
  scene: 'yachtdeck',
  details: {
    kind: 'yacht',
    lengthMetres: 13.5,
    cabins: 4,
    berths: 8,
    capacity: 8,
    crew: 1,
    built: 2021,
    charter: 'week',
    boardAt: '16:00',
    leaveAt: '09:00',
    marina: 'turgutreis-marina',
    features: ['swimPlatform', 'tender', 'paddleBoard', 'snorkel', 'solarPower', 'airConditioning', 'wifi'],
  },
  units: 2,
  seasons: sailingMonths(['4600.00', '6200.00', '7900.00', '6400.00', '4900.00']),
  extras: [
    { id: 'hostess', price: '980.00', per: 'booking', maximum: 1 },
    { id: 'greek-entry', price: '420.00', per: 'booking', maximum: 1 },
  ],
  meetingPoint: { latitude: 37.0046, longitude: 27.2553 },
  text: {
    de: {
      title: 'Segelkatamaran mit Skipper ab Turgutreis, eine Woche',
      summary:
        'Vier Doppelkabinen, kein Krängen, auf Wunsch Kos und Nisyros: ein Katamaran für acht und ein Skipper, der mitlacht.',
      description:
        'Zwei Schwesterboote von 2021 liegen in Turgutreis, dreizehneinhalb Meter lang und fast acht breit. Es kippt kein Glas um, die Kinder laufen auf dem Netz am Bug, und gekocht wird auf derselben Höhe, auf der man isst. Solarzellen halten Kühlschrank und Wassermacher in Gang.\n\nIhr Skipper schläft in der Bugkabine und fährt so viel oder so wenig, wie Sie mögen. Mitsegeln ist erwünscht, kochen können Sie selbst oder eine Hostess dazubuchen.',
      highlights: items`Vier Doppelkabinen mit eigenem Bad | Skipper inklusive, Schein nicht nötig | Wassermacher und Solarstrom | Wahlweise türkische Küste oder Dodekanes`,
      programme: steps`
        1 | Turgutreis | Ab 16:00 an Bord, Einkauf und Einweisung, Nacht im Hafen.
        2 | Aspat oder Kos | Ein kurzer Schlag zum Eingewöhnen; mit Ausklarierung geht es hinüber nach Kos.
        3 | Knidos oder Nisyros | Der antike Hafen von Knidos oder die Caldera von Nisyros.
        5 | Datça und Palamutbükü | Lange Schläge mit Rückenwind, Essen am Kiesstrand.
        7 | Zurück nach Turgutreis | Am Freitagabend im Hafen, tanken; am Samstag bis 09:00 von Bord.
      `,
      included: items`Katamaran mit Skipper | Bettwäsche, Handtücher und Endreinigung | Beiboot mit Motor, zwei Boards, Schnorchel | Kaskoversicherung ohne Kaution für Sie`,
      excluded: items`Diesel, etwa 250 € in der Woche | Einkäufe und Liegeplätze unterwegs | Griechische Ein- und Ausreise, falls gewünscht`,
      goodToKnow: items`Die Woche läuft von Samstag zu Samstag. | Der Skipper isst mit: Rechnen Sie eine Portion mehr.`,
      questions: questions`
        Dürfen wir selbst steuern? | Jederzeit, solange der Skipper daneben steht. Wer will, macht unterwegs Meilen für seinen Schein.
        Brauchen wir für Griechenland ein Visum? | EU-Bürgern genügt der Personalausweis, Reisenden aus anderen Ländern oft nicht. Wir prüfen es vor der Buchung.
      `,
      extras: extras`
        Hostess für die Woche | Frühstück und Abendessen, Einkauf und Ordnung in der Küche; schläft in der zweiten Bugkabine
        Griechenland-Paket | Ausklarieren in Turgutreis, Agent und Gebühren in Kos, für alle an Bord
      `,
      meetingPoint: place`Marina Turgutreis, Steg F | Der Skipper wartet ab 15:30 am Büro mit einem Gepäckwagen. Supermarkt gegenüber dem Tor.`,
    },
    en: {
      title: 'Sailing catamaran with skipper, a week from Turgutreis',
      summary:
        'Four double cabins, no heeling, Kos and Nisyros if you like: a catamaran for eight and a skipper to match.',
      description:
        'Two sister boats of 2021 lie in Turgutreis, thirteen and a half metres long and nearly eight wide. No glass tips over, children lie on the nets at the bow, and the galley is on the same level as the table. Solar panels run the fridge and the watermaker.\n\nYour skipper sleeps in the bow cabin and sails as much or as little as you please. Joining in is welcome. Cook for yourselves, or add a hostess who does.',
      highlights: items`Four double cabins, each en suite | Skipper included, no licence needed | Watermaker and solar power | The Turkish coast or the Dodecanese, as you choose`,
      programme: steps`
        1 | Turgutreis | On board from 16:00, shopping and briefing, night in the marina.
        2 | Aspat or Kos | A short hop to find your feet; with papers cleared, across to Kos.
        3 | Knidos or Nisyros | The ancient harbour of Knidos, or the caldera of Nisyros.
        5 | Datça and Palamutbükü | Long downwind legs, dinner on a pebble beach.
        7 | Back to Turgutreis | In harbour on Friday evening to refuel; ashore by 09:00 on Saturday.
      `,
      included: items`Catamaran with skipper | Linen, towels and final cleaning | Tender with engine, two boards, snorkels | Hull insurance with no damage deposit from you`,
      excluded: items`Diesel, about €250 for the week | Provisions and berths on the way | Greek entry and exit, if wanted`,
      goodToKnow: items`The week runs from Saturday to Saturday. | The skipper eats with you: shop for one more.`,
      questions: questions`
        May we steer? | At any time, with the skipper beside you. Those who want may log miles for a licence.
        Do we need a visa for Greece? | EU citizens travel on an identity card; others often need more. We check before you book.
      `,
      extras: extras`
        Hostess for the week | Breakfast and dinner, shopping and a tidy galley; she sleeps in the second bow cabin
        Greece package | Clearance in Turgutreis, agent and fees in Kos, for everyone on board
      `,
      meetingPoint: place`Turgutreis marina, pontoon F | Your skipper waits at the office from 15:30 with a trolley. The supermarket is opposite the gate.`,
    },
    tr: {
      title: 'Turgutreis’ten kaptanlı katamaran, bir hafta',
      summary:
        'Dört çift kişilik kamara, yana yatmak yok, isterseniz Kos ve Nisiros: sekiz kişilik katamaran, kaptanıyla.',
      description:
        'Turgutreis’te 2021 yapımı iki kardeş tekne yatıyor; boyları on üç buçuk, enleri sekiz metreye yakın. Bardak devrilmez, çocuklar baştaki filede yatar, mutfak sofrayla aynı kottadır. Buzdolabını ve su yapıcıyı güneş panelleri çalıştırır.\n\nKaptan baş kamarada uyur, siz ne kadar isterseniz o kadar yol yapar. Yelkene el vermek serbesttir. Yemeği kendiniz yaparsınız ya da bir hostes eklersiniz.',
      highlights: items`Her biri banyolu dört çift kişilik kamara | Kaptan dahil, ehliyet gerekmez | Su yapıcı ve güneş enerjisi | İsterseniz Türkiye kıyısı, isterseniz On İki Adalar`,
      programme: steps`
        1 | Turgutreis | 16:00’dan itibaren biniş, alışveriş ve tanıtım, gece limanda.
        2 | Aspat ya da Kos | Alışmak için kısa bir ayak; çıkış işlemleriyle Kos’a geçiş.
        3 | Knidos ya da Nisiros | Knidos’un antik limanı ya da Nisiros’un krateri.
        5 | Datça ve Palamutbükü | Arkadan rüzgârla uzun ayaklar, çakıl kumsalda akşam yemeği.
        7 | Turgutreis’e dönüş | Cuma akşamı limanda yakıt alımı; cumartesi en geç 09:00’da karaya.
      `,
      included: items`Kaptanıyla katamaran | Nevresim, havlu ve son temizlik | Motorlu bot, iki kürek sörfü, şnorkeller | Sizden hasar depozitosu istemeyen tekne kaskosu`,
      excluded: items`Mazot, haftada 250 € kadar | Erzak ve yol üstündeki bağlama ücretleri | İstenirse Yunanistan giriş çıkışı`,
      goodToKnow: items`Hafta cumartesiden cumartesiyedir. | Kaptan sizinle yer; alışverişi bir kişi fazla yapın.`,
      questions: questions`
        Dümene geçebilir miyiz? | Her zaman, kaptan yanınızdayken. İsteyen belge için mil de yapar.
        Yunanistan için vize gerekir mi? | Türk vatandaşlarına Schengen vizesi ya da adalara özel kapı vizesi gerekir; yeşil pasaportta gerekmez. Rezervasyondan önce birlikte bakarız.
      `,
      extras: extras`
        Bir haftalık hostes | Kahvaltı ve akşam yemeği, alışveriş, mutfak düzeni; ikinci baş kamarada kalır
        Yunanistan paketi | Turgutreis’te çıkış, Kos’ta acente ve harçlar, teknedeki herkes için
      `,
      meetingPoint: place`Turgutreis Marina, F pontonu | Kaptan 15:30’dan itibaren ofiste bavul arabasıyla bekler. Market kapının karşısında.`,
    },
    ru: {
      title: 'Катамаран со шкипером из Тургутрейса на неделю',
      slug: 'katamaran-so-shkiperom-turgutreys',
      summary:
        'Четыре двухместные каюты, никакого крена, при желании Кос и Нисирос: катамаран на восьмерых со шкипером.',
      description:
        'В Тургутрейсе стоят две лодки-сестры 2021 года: тринадцать с половиной метров в длину, почти восемь в ширину. Стаканы не падают, дети лежат на сетке на носу, камбуз на одном уровне со столом. Холодильник и опреснитель работают от солнечных батарей.\n\nШкипер спит в носовой каюте и идёт столько, сколько вам хочется. Помогать с парусами можно и нужно. Готовите сами или берёте хостес.',
      highlights: items`Четыре двухместные каюты с санузлом | Шкипер включён, права не нужны | Опреснитель и солнечная энергия | На выбор турецкий берег или Додеканес`,
      programme: steps`
        1 | Тургутрейс | Посадка с 16:00, закупка и инструктаж, ночь в марине.
        2 | Аспат или Кос | Короткий переход, чтобы освоиться; с оформлением — на Кос.
        3 | Книд или Нисирос | Античная гавань Книда или кальдера Нисироса.
        5 | Датча и Паламутбюкю | Длинные переходы с попутным ветром, ужин на галечном пляже.
        7 | Возвращение в Тургутрейс | В пятницу вечером в марине, заправка; в субботу до 09:00 на берег.
      `,
      included: items`Катамаран со шкипером | Бельё, полотенца и уборка | Тендер с мотором, два сапборда, маски | Страховка корпуса без залога с вас`,
      excluded: items`Топливо, около 250 € за неделю | Продукты и стоянки в пути | Оформление в Греции, если нужно`,
      goodToKnow: items`Неделя считается с субботы по субботу. | Шкипер ест вместе с вами: закупайте на одного больше.`,
      questions: questions`
        Можно ли стоять за штурвалом? | В любое время, если шкипер рядом. Желающие набирают мили для прав.
        Нужна ли виза в Грецию? | Гражданам России и СНГ — да, действующая шенгенская. Без неё идём вдоль турецкого берега.
      `,
      extras: extras`
        Хостес на неделю | Завтрак и ужин, закупки и порядок на камбузе; живёт во второй носовой каюте
        Пакет «Греция» | Выход из Тургутрейса, агент и сборы на Косе, на всех на борту
      `,
      meetingPoint: place`Марина Тургутрейса, понтон F | Шкипер ждёт у офиса с 15:30 с тележкой. Супермаркет напротив ворот.`,
    },
    nl: {
      title: 'Zeilcatamaran met schipper vanuit Turgutreis, een week',
      summary:
        'Vier tweepersoonshutten, geen helling, desgewenst Kos en Nisyros: een catamaran voor acht met schipper.',
      description:
        'In Turgutreis liggen twee zusterschepen uit 2021, dertieneneenhalve meter lang en bijna acht breed. Er valt geen glas om, kinderen liggen in het net op de boeg en de kombuis zit op dezelfde hoogte als de tafel. Zonnepanelen houden de koelkast en de watermaker aan de gang.\n\nJe schipper slaapt in de boeghut en vaart zo veel of zo weinig als jullie willen. Meezeilen mag graag. Koken doe je zelf, of je boekt er een hostess bij.',
      highlights: items`Vier tweepersoonshutten met badkamer | Schipper inbegrepen, geen vaarbewijs nodig | Watermaker en zonnestroom | Naar keuze de Turkse kust of de Dodekanesos`,
      programme: steps`
        1 | Turgutreis | Aan boord vanaf 16:00, boodschappen en uitleg, nacht in de haven.
        2 | Aspat of Kos | Een korte tocht om te wennen; met uitklaring door naar Kos.
        3 | Knidos of Nisyros | De antieke haven van Knidos of de krater van Nisyros.
        5 | Datça en Palamutbükü | Lange rakken voor de wind, eten aan het kiezelstrand.
        7 | Terug naar Turgutreis | Vrijdagavond in de haven om te tanken; zaterdag uiterlijk 09:00 van boord.
      `,
      included: items`Catamaran met schipper | Beddengoed, handdoeken en eindschoonmaak | Bijboot met motor, twee supboards, snorkels | Cascoverzekering zonder borg van jullie`,
      excluded: items`Diesel, zo’n € 250 per week | Boodschappen en ligplaatsen onderweg | In- en uitklaren in Griekenland, desgewenst`,
      goodToKnow: items`De week loopt van zaterdag tot zaterdag. | De schipper eet mee: reken op één portie extra.`,
      questions: questions`
        Mogen we zelf sturen? | Altijd, met de schipper ernaast. Wie wil, verzamelt mijlen voor een vaarbewijs.
        Hebben we voor Griekenland een visum nodig? | Met een Nederlands of Belgisch paspoort of identiteitskaart niet. Voor anderen kijken we het vooraf na.
      `,
      extras: extras`
        Hostess voor de week | Ontbijt en diner, boodschappen en een nette kombuis; slaapt in de tweede boeghut
        Griekenlandpakket | Uitklaren in Turgutreis, agent en leges op Kos, voor iedereen aan boord
      `,
      meetingPoint: place`Jachthaven Turgutreis, steiger F | De schipper staat vanaf 15:30 bij het kantoor met een bagagekar. Supermarkt tegenover het hek.`,
    },
    ar: {
      title: 'كاتاماران شراعي مع قبطان من تورغوت ريس لأسبوع',
      slug: 'katamaran-turgutreis-usbu',
      summary: 'أربع كبائن مزدوجة بلا ميلان، وكوس ونيسيروس لمن يرغب: كاتاماران لثمانية مع قبطانه.',
      description:
        'قاربان شقيقان من عام 2021 يرسوان في تورغوت ريس، طولهما ثلاثة عشر مترًا ونصف وعرضهما نحو ثمانية. لا تنقلب كأس، ويستلقي الأطفال على الشبكة عند المقدمة، والمطبخ بمستوى المائدة. وتشغّل الألواح الشمسية الثلاجة ومحلّي الماء.\n\nينام القبطان في كابينة المقدمة ويبحر بقدر ما تشاء. مشاركتك في الشراع مرحب بها، والطبخ لك أو لمضيفة تضيفها إلى الحجز.',
      highlights: items`أربع كبائن مزدوجة بحمّاماتها | القبطان مشمول ولا حاجة إلى رخصة | محلّي ماء وطاقة شمسية | الساحل التركي أو جزر الدوديكانيز كما تختار`,
      programme: steps`
        1 | تورغوت ريس | الصعود من الساعة 16:00، تسوّق وشرح، والليلة في المرسى.
        2 | أسبات أو كوس | مرحلة قصيرة للتعوّد، وبعد إجراءات الخروج العبور إلى كوس.
        3 | كنيدوس أو نيسيروس | ميناء كنيدوس القديم أو فوهة نيسيروس.
        5 | داتشا وبالاموت بوكو | مراحل طويلة مع الريح وعشاء على شاطئ حصوي.
        7 | العودة إلى تورغوت ريس | مساء الجمعة في المرسى للتزود بالوقود، والنزول يوم السبت حتى 09:00.
      `,
      included: items`الكاتاماران مع القبطان | أغطية أسرّة ومناشف وتنظيف ختامي | قارب بمحرك ولوحا تجديف وأقنعة | تأمين على القارب بلا تأمين نقدي منك`,
      excluded: items`الديزل، نحو 250 يورو في الأسبوع | المؤن ورسوم الرسو في الطريق | إجراءات اليونان لمن يرغب`,
      goodToKnow: items`الأسبوع من السبت إلى السبت. | يأكل القبطان معك: تسوّق لشخص إضافي.`,
      questions: questions`
        هل يمكننا القيادة بأنفسنا؟ | متى شئت والقبطان بجانبك. ومن أراد سجّل أميالًا لرخصته.
        هل نحتاج إلى تأشيرة لليونان؟ | غالبًا نعم، تأشيرة شنغن سارية. ومن دونها نبحر بمحاذاة الساحل التركي.
      `,
      extras: extras`
        مضيفة لأسبوع | إفطار وعشاء وتسوّق وترتيب المطبخ، وتنام في كابينة المقدمة الثانية
        باقة اليونان | إجراءات الخروج من تورغوت ريس والوكيل والرسوم في كوس لجميع من على المتن
      `,
      meetingPoint: place`مرسى تورغوت ريس، الرصيف F | ينتظرك القبطان عند المكتب من 15:30 بعربة أمتعة. والمتجر مقابل البوابة.`,
    },
  },
  reviews: reviews`
    5 | Familie Petersen | Flensburg | de | 2026-07-25 | Nisyros, Kos, Knidos und kein Glas umgefallen. Skipper Emre gehört jetzt zur Familie.
    5 | Vier vrienden | Dordrecht | nl | 2026-06-06 | Veel gezeild, veel gelachen. Neem het Griekenlandpakket, het scheelt een hoop papier.
    4 | Игорь Н. | Казань | ru | 2026-09-19 | Удобная лодка, отличный шкипер. Виз не было, шли вдоль берега и не пожалели.
  `,
})
