import { extras, items, place, questions, reviews, steps } from '../../../shared/lines'
import { sailingMonths, weekBoat } from '../stay-entry'

export const sailingYachtKaria = weekBoat({
  code: 'ORI-Y-06',
  destination: 'dalyan',
  scene: 'yachtdeck',
  details: {
    kind: 'yacht',
    lengthMetres: 14.2,
    cabins: 4,
    berths: 8,
    capacity: 8,
    crew: 1,
    built: 2019,
    charter: 'week',
    boardAt: '17:00',
    leaveAt: '09:00',
    marina: 'marmaris-marina',
    features: ['tender', 'snorkel', 'paddleBoard', 'solarPower', 'swimPlatform', 'heating'],
  },
  seasons: sailingMonths(['2600.00', '3500.00', '4400.00', '3700.00', '2800.00']),
  extras: [
    { id: 'sailing-course', price: '180.00', per: 'person', maximum: 6 },
    { id: 'river-pilot', price: '95.00', per: 'booking', maximum: 1 },
  ],
  meetingPoint: { latitude: 36.8517, longitude: 28.2767 },
  text: {
    de: {
      title: 'Segelyacht „Karia“ ab Marmaris bis ins Delta von Dalyan',
      summary:
        'Siebenundvierzig Fuß, drei Gästekabinen und der Skipper: eine Woche echtes Segeln bis zu den Felsengräbern.',
      description:
        'Wer „Karia“ bucht, will segeln, nicht gefahren werden. Der Törn geht von Marmaris nach Osten: Vor dem Wind nach Ekincik, mit dem Flussboot durch das Schilf nach Kaunos, weiter in die Buchten von Göcek und kreuzend zurück, wenn mittags der Westwind kommt.\n\nSkipperin Ayça hält die Ausbilderlizenz des türkischen Segelverbands. Sie lässt Sie machen, greift selten ein und erklärt abends am Tisch, warum die Genua am Nachmittag geflattert hat. Die vierte Kabine gehört ihr, ab sieben Gästen schläft sie im Salon.',
      highlights: items`Großsegel mit Latten, Genua und Gennaker an Bord | Skipperin mit Ausbilderlizenz | Flussfahrt von Ekincik nach Kaunos | Nächte in Buchten ohne Straße`,
      programme: steps`
        1 | Marmaris | Ab 17:00 an Bord, Sicherheitseinweisung, Abendessen im Ort.
        2 | Ekincik | Achtzehn Seemeilen vor dem Wind, Ankern unter Kiefern.
        3 | Kaunos und Dalyan | Mit dem Flussboot durchs Delta, Felsengräber, zurück vor Sonnenuntergang.
        4 | Göcek | Gennaker, wenn er steht; Nacht in der Bucht Sarsala.
        6 | Ağa Limanı und zurück | Kreuzen am Vormittag, Baden am Nachmittag.
        7 | Marmaris | Am Freitagabend im Hafen; am Samstag bis 09:00 von Bord.
      `,
      included: items`Yacht mit Skipperin | Bettwäsche, Handtücher und Endreinigung | Beiboot mit Motor, Board, Schnorchel | Kaskoversicherung ohne Kaution für Sie`,
      excluded: items`Diesel, meist unter 120 € in der Woche | Verpflegung, auch für die Skipperin | Liegegebühren, wo es welche gibt`,
      goodToKnow: items`Die Woche läuft von Samstag zu Samstag. | Reisetaschen statt Koffer: Für Koffer ist kein Platz.`,
      questions: questions`
        Müssen wir segeln können? | Einer an Bord sollte schon einmal eine Pinne gehalten haben, der Rest lernt es.
        Wird man seekrank? | Auf der Strecke nach Ekincik kann Dünung stehen. Ingwer und Pflaster sind an Bord, und das Steuer hilft.
      `,
      extras: extras`
        Segelkurs mit Zeugnis | Theorie am Abend, Praxis am Tag, am Freitag eine kleine Prüfung; Meilenbestätigung inklusive
        Flussboot nach Kaunos | Eigenes Boot mit Lotse ab Ekincik, vier Stunden, für alle an Bord
      `,
      meetingPoint: place`Marina Marmaris, Steg K | „Karia“, weißer Rumpf, rote Sprayhood, Platz 7. Ein Supermarkt liefert bis ans Boot.`,
    },
    en: {
      title: 'Sailing yacht “Karia”, Marmaris to the Dalyan delta',
      summary:
        'Forty-seven feet, three guest cabins and a skipper: a week of proper sailing, as far as the rock tombs.',
      description:
        'Those who book “Karia” want to sail, not to be driven about. The passage leads east from Marmaris: downwind to Ekincik, by river boat through the reeds to Kaunos, on to the coves of Göcek, and beating home when the westerly sets in at noon.\n\nAyça, the skipper, holds the instructor’s licence of the Turkish sailing federation. She lets you get on with it, rarely interferes, and explains over dinner why the genoa flapped all afternoon. The fourth cabin is hers; with seven or more guests she sleeps in the saloon.',
      highlights: items`Fully battened main, genoa and gennaker | A skipper with an instructor’s licence | By river from Ekincik to Kaunos | Nights in coves that no road reaches`,
      programme: steps`
        1 | Marmaris | On board from 17:00, safety briefing, dinner in town.
        2 | Ekincik | Eighteen miles downwind, at anchor under pines.
        3 | Kaunos and Dalyan | Through the delta by river boat, the rock tombs, back before sunset.
        4 | Göcek | The gennaker if it will stand; night in Sarsala cove.
        6 | Ağa Limanı and back | Beating in the morning, swimming in the afternoon.
        7 | Marmaris | In harbour on Friday evening; ashore by 09:00 on Saturday.
      `,
      included: items`Yacht with skipper | Linen, towels and final cleaning | Tender with engine, paddle board, snorkels | Hull insurance with no damage deposit from you`,
      excluded: items`Diesel, usually under €120 for the week | Food, the skipper’s included | Berthing fees where there are any`,
      goodToKnow: items`The week runs from Saturday to Saturday. | Soft bags, please: there is nowhere to put a suitcase.`,
      questions: questions`
        Do we have to know how to sail? | One of you should have held a tiller before. The others learn.
        Will we be seasick? | There can be a swell on the way to Ekincik. Ginger and patches are on board, and steering helps.
      `,
      extras: extras`
        Sailing course with certificate | Theory in the evening, practice by day, a small test on Friday; your miles are certified
        River boat to Kaunos | Your own boat with a pilot from Ekincik, four hours, for all of you
      `,
      meetingPoint: place`Marmaris marina, pontoon K | “Karia”, white hull, red spray hood, berth 7. A supermarket delivers to the boat.`,
    },
    tr: {
      title: 'Marmaris’ten Dalyan deltasına yelkenli “Karia”',
      summary: 'Kırk yedi ayak, üç misafir kamarası ve kaptan: kaya mezarlarına kadar bir hafta gerçek yelken.',
      description:
        '“Karia”yı tutan gezdirilmek değil, yelken yapmak ister. Rota Marmaris’ten doğuya gider: rüzgârı arkaya alıp Ekincik, nehir teknesiyle sazlıklardan Kaunos, oradan Göcek koyları; öğlen batı rüzgârı çıkınca orsa seyriyle dönüş.\n\nKaptan Ayça, Yelken Federasyonu antrenörüdür. İşi size bırakır, az karışır; cenovanın bütün ikindi neden yapraklandığını akşam sofrada anlatır. Dördüncü kamara onundur, yedi kişi ve üstündeyseniz salonda yatar.',
      highlights: items`Latalı ana yelken, cenova ve gennaker | Antrenör belgeli kaptan | Ekincik’ten nehirle Kaunos | Yolu olmayan koylarda geceler`,
      programme: steps`
        1 | Marmaris | 17:00’den itibaren biniş, güvenlik bilgisi, şehirde yemek.
        2 | Ekincik | On sekiz mil pupa, çamların altında demir.
        3 | Kaunos ve Dalyan | Nehir teknesiyle delta, kaya mezarları, gün batmadan dönüş.
        4 | Göcek | Durursa gennaker; gece Sarsala koyunda.
        6 | Ağa Limanı ve dönüş | Sabah orsa, öğleden sonra yüzme.
        7 | Marmaris | Cuma akşamı limanda; cumartesi en geç 09:00’da karaya.
      `,
      included: items`Kaptanıyla yat | Nevresim, havlu ve son temizlik | Motorlu bot, kürek sörfü, şnorkeller | Sizden hasar depozitosu istemeyen tekne kaskosu`,
      excluded: items`Mazot, haftada çoğunlukla 120 €’nun altında | Kaptan dahil yemek alışverişi | Varsa bağlama ücretleri`,
      goodToKnow: items`Hafta cumartesiden cumartesiyedir. | Bavul değil yumuşak çanta getirin; bavula yer yok.`,
      questions: questions`
        Yelken bilmek şart mı? | İçinizden biri daha önce dümen tutmuş olsun, kalanlar öğrenir.
        Deniz tutar mı? | Ekincik yolunda soluğan olabilir. Teknede zencefil ve bant var; dümene geçmek de iyi gelir.
      `,
      extras: extras`
        Belgeli yelken eğitimi | Akşam teori, gündüz uygulama, cuma küçük bir sınav; seyir miliniz belgelenir
        Kaunos’a nehir teknesi | Ekincik’ten kılavuzlu özel tekne, dört saat, hepinize
      `,
      meetingPoint: place`Marmaris Marina, K pontonu | “Karia”, beyaz gövde, kırmızı serpinti körüğü, 7 numara. Market tekneye kadar getirir.`,
    },
    ru: {
      title: 'Парусная яхта «Кария»: Мармарис и дельта Дальяна',
      slug: 'parusnaya-yakhta-kariya-marmaris',
      summary: 'Сорок семь футов, три гостевые каюты и шкипер: неделя настоящего паруса до скальных гробниц.',
      description:
        '«Карию» берут те, кто хочет идти под парусом, а не кататься. Маршрут ведёт от Мармариса на восток: полным ветром в Экинджик, на речной лодке через камыши в Кавн, дальше в бухты Гёджека и обратно в лавировку, когда в полдень приходит западный ветер.\n\nШкипер Айча — инструктор турецкой федерации паруса. Она даёт работать вам, вмешивается редко, а за ужином объясняет, почему весь день полоскала генуя. Четвёртая каюта её; если вас семеро и больше, она спит в салоне.',
      highlights: items`Грот со сквозными латами, генуя и геннакер | Шкипер с лицензией инструктора | По реке из Экинджика в Кавн | Ночи в бухтах, куда нет дорог`,
      programme: steps`
        1 | Мармарис | Посадка с 17:00, инструктаж, ужин в городе.
        2 | Экинджик | Восемнадцать миль с попутным ветром, якорь под соснами.
        3 | Кавн и Дальян | На речной лодке по дельте, скальные гробницы, назад до заката.
        4 | Гёджек | Геннакер, если встанет; ночь в бухте Сарсала.
        6 | Ага-Лиманы и обратно | Утром лавировка, днём купание.
        7 | Мармарис | В пятницу вечером в марине; в субботу до 09:00 на берег.
      `,
      included: items`Яхта со шкипером | Бельё, полотенца и уборка | Тендер с мотором, сапборд, маски | Страховка корпуса без залога с вас`,
      excluded: items`Топливо, обычно меньше 120 € за неделю | Продукты, в том числе для шкипера | Стоянки там, где они платные`,
      goodToKnow: items`Неделя считается с субботы по субботу. | Берите мягкие сумки: чемоданы ставить некуда.`,
      questions: questions`
        Нужно ли уметь ходить под парусом? | Хотя бы один из вас должен был держать румпель, остальные научатся.
        Укачивает ли? | По дороге в Экинджик бывает зыбь. Имбирь и пластыри есть на борту, помогает и штурвал.
      `,
      extras: extras`
        Курс с сертификатом | Вечером теория, днём практика, в пятницу небольшой экзамен; мили подтверждаем
        Речная лодка в Кавн | Отдельная лодка с лоцманом из Экинджика, четыре часа, на всех
      `,
      meetingPoint: place`Марина Мармариса, понтон K | «Karia», белый корпус, красный спрейхуд, место 7. Супермаркет доставляет на борт.`,
    },
    nl: {
      title: 'Zeiljacht ‘Karia’: van Marmaris naar de Dalyandelta',
      summary: 'Zevenenveertig voet, drie gastenhutten en een schipper: een week echt zeilen, tot bij de rotsgraven.',
      description:
        'Wie de ‘Karia’ boekt, wil zeilen en niet gevaren worden. De tocht gaat vanuit Marmaris naar het oosten: voor de wind naar Ekincik, per rivierboot door het riet naar Kaunos, verder naar de baaien van Göcek en kruisend terug als om twaalf uur de westenwind komt.\n\nSchipper Ayça heeft de instructeurslicentie van de Turkse zeilbond. Ze laat jullie het werk doen, grijpt zelden in en legt ’s avonds aan tafel uit waarom de genua de hele middag stond te klapperen. De vierde hut is van haar; vanaf zeven gasten slaapt ze in de salon.',
      highlights: items`Doorgelat grootzeil, genua en gennaker | Schipper met instructeurslicentie | Over de rivier van Ekincik naar Kaunos | Nachten in baaien zonder weg`,
      programme: steps`
        1 | Marmaris | Aan boord vanaf 17:00, veiligheidsuitleg, eten in de stad.
        2 | Ekincik | Achttien mijl voor de wind, voor anker onder de dennen.
        3 | Kaunos en Dalyan | Per rivierboot door de delta, de rotsgraven, terug voor zonsondergang.
        4 | Göcek | De gennaker als hij wil staan; nacht in de baai van Sarsala.
        6 | Ağa Limanı en terug | ’s Ochtends kruisen, ’s middags zwemmen.
        7 | Marmaris | Vrijdagavond in de haven; zaterdag uiterlijk 09:00 van boord.
      `,
      included: items`Jacht met schipper | Beddengoed, handdoeken en eindschoonmaak | Bijboot met motor, supboard, snorkels | Cascoverzekering zonder borg van jullie`,
      excluded: items`Diesel, meestal minder dan € 120 per week | Eten, ook voor de schipper | Liggeld waar dat gevraagd wordt`,
      goodToKnow: items`De week loopt van zaterdag tot zaterdag. | Neem zachte tassen mee: voor koffers is geen plek.`,
      questions: questions`
        Moeten we kunnen zeilen? | Eén van jullie moet eerder een roer hebben vastgehouden, de rest leert het.
        Word je zeeziek? | Onderweg naar Ekincik kan deining staan. Gember en pleisters zijn aan boord, en sturen helpt.
      `,
      extras: extras`
        Zeilcursus met certificaat | ’s Avonds theorie, overdag praktijk, vrijdag een klein examen; je mijlen worden bevestigd
        Rivierboot naar Kaunos | Een eigen boot met loods vanuit Ekincik, vier uur, voor iedereen aan boord
      `,
      meetingPoint: place`Jachthaven Marmaris, steiger K | ‘Karia’, witte romp, rode buiskap, ligplaats 7. Een supermarkt bezorgt aan boord.`,
    },
    ar: {
      title: 'يخت «كاريا» الشراعي من مرمريس إلى دلتا داليان',
      slug: 'yakht-karia-marmaris-dalyan',
      summary: 'سبع وأربعون قدمًا وثلاث كبائن للضيوف وقبطانة: أسبوع إبحار حقيقي حتى المقابر الصخرية.',
      description:
        'من يحجز «كاريا» يريد أن يبحر لا أن يُنقل. يمضي المسار شرقًا من مرمريس: مع الريح إلى إكينجيك، وبقارب نهري بين القصب إلى كاونوس، ثم خلجان غوجيك، والعودة بمواجهة الريح حين يهب الغربي ظهرًا.\n\nالقبطانة آيتشا تحمل رخصة مدرّب من اتحاد الشراع التركي. تترك العمل لك ولا تتدخل إلا نادرًا، وتشرح على العشاء لماذا رفرف الشراع الأمامي طوال العصر. الكابينة الرابعة لها، فإن كنت سبعة أو أكثر نامت في الصالون.',
      highlights: items`شراع رئيسي وجنوا وجيناكر | قبطانة برخصة مدرّب | بالنهر من إكينجيك إلى كاونوس | ليالٍ في خلجان لا يصلها طريق`,
      programme: steps`
        1 | مرمريس | الصعود من الساعة 17:00 وشرح السلامة وعشاء في المدينة.
        2 | إكينجيك | ثمانية عشر ميلًا مع الريح والرسو تحت الصنوبر.
        3 | كاونوس وداليان | بقارب نهري عبر الدلتا إلى المقابر الصخرية والعودة قبل الغروب.
        4 | غوجيك | الجيناكر إن سمحت الريح، والليلة في خليج سارسالا.
        6 | آغا ليماني والعودة | إبحار ضد الريح صباحًا وسباحة عصرًا.
        7 | مرمريس | مساء الجمعة في المرسى، والنزول يوم السبت حتى 09:00.
      `,
      included: items`اليخت مع القبطانة | أغطية أسرّة ومناشف وتنظيف ختامي | قارب بمحرك ولوح تجديف وأقنعة | تأمين على اليخت بلا تأمين نقدي منك`,
      excluded: items`الديزل، غالبًا دون 120 يورو في الأسبوع | الطعام، بما فيه طعام القبطانة | رسوم الرسو حيث توجد`,
      goodToKnow: items`الأسبوع من السبت إلى السبت. | أحضر حقائب لينة: لا مكان للحقائب الصلبة.`,
      questions: questions`
        هل يجب أن نجيد الإبحار؟ | يكفي أن يكون في المجموعة من أمسك دفة من قبل، والبقية يتعلمون.
        هل يصيب الدوار؟ | قد يعلو الموج في الطريق إلى إكينجيك. الزنجبيل واللصقات على المتن، والوقوف إلى الدفة يفيد.
      `,
      extras: extras`
        دورة إبحار بشهادة | نظري مساءً وعملي نهارًا واختبار صغير يوم الجمعة مع توثيق الأميال
        قارب نهري إلى كاونوس | قارب خاص مع مرشد من إكينجيك، أربع ساعات، لكل من على المتن
      `,
      meetingPoint: place`مرسى مرمريس، الرصيف K | «Karia» ببدن أبيض ومظلة حمراء، المرسى 7. يوصل المتجر الطلبات إلى اليخت.`,
    },
  },
  reviews: reviews`
    5 | Segelfreunde Wannsee | Berlin | de | 2026-05-23 | Endlich ein Törn, bei dem gesegelt wird. Ayça erklärt, ohne zu belehren.
    5 | Niamh B. | Cork | en | 2026-09-26 | I came as a passenger and left with a certificate. The river to Kaunos is unforgettable.
    4 | Koray S. | Ankara | tr | 2026-06-27 | Ekincik yolunda biraz sallandık, sonrası şahane. Gennakerle Göcek unutulmaz.
  `,
})
