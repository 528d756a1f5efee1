import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const mardinSilverAndStone: SeedProduct<OrionLocale> = {
  code: 'ORI-T-32',
  kind: 'tour',
  category: 'stadt-genuss',
  destination: 'mardin',
  scene: 'stonetown',
  pictureSeed: 132,
  details: {
    kind: 'tour',
    durationMinutes: 330,
    days: 1,
    guideLanguages: ['en', 'de', 'tr', 'ar'],
    groupSize: 10,
    pickup: 'meetingPoint',
    theme: 'city',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '42.00', child: '21.00', infant: '0.00' },
    { from: '04-01', to: '06-15', adult: '49.00', child: '24.50', infant: '0.00' },
    { from: '06-16', to: '08-31', adult: '42.00', child: '21.00', infant: '0.00' },
    { from: '09-01', to: '12-31', adult: '49.00', child: '24.50', infant: '0.00' },
  ],
  sessions: [{ time: '14:30', endTime: '20:00', capacity: 10, weekdays: [1, 3, 4, 5, 6] }],
  childFrom: 6,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'silver-workshop', price: '28.00', per: 'person', maximum: 6 }],
  meetingPoint: { latitude: 37.3131, longitude: 40.7349 },
  rank: 32,
  text: {
    de: {
      title: 'Mardin zu Fuß: Silberdraht, Kloster und Dachterrasse',
      summary: 'Ein Nachmittag in der honigfarbenen Stadt, das Safrankloster und ein Abendessen über der Ebene.',
      description:
        'Gabriel Aktaş biegt Silberdraht, seit er zehn ist; Telkari heißt das Handwerk, und in Mardin beherrschen es noch acht Werkstätten. Er führt Sie zuerst durch Gassen, die so schmal sind, dass der Müll auf Eseln abgeholt wird, und dann an seinen eigenen Tisch.\n\nGegen Abend fahren wir zum Kloster Deyrulzafaran, in dem noch Aramäisch gebetet wird, und kehren zurück, wenn die Sonne die Ebene Mesopotamiens rot färbt. Gegessen wird auf einem Dach, mit Blick bis nach Syrien.',
      highlights: items`Gespräch und Vorführung beim Silberschmied | Kloster Deyrulzafaran am späten Nachmittag | Abendessen auf der Dachterrasse | Gassen, die nur Esel und Kinder kennen`,
      programme: steps`
        14:30 | Platz der Republik | Treffpunkt, Mandelkaffee und ein Blick auf den Plan.
        15:00 | Altstadt | Ulu Cami, überwölbte Gassen, die alte Post und das Haus von Gabriels Familie.
        16:15 | Silberwerkstatt | Wie aus einem Draht eine Blüte wird.
        17:00 | Deyrulzafaran | Klosterhof und der Raum, in dem einst die Sonne angebetet wurde.
        18:45 | Dachterrasse | Gefülltes Lamm oder Weinblätter, Ebene im Abendrot, bis 20:00.
      `,
      included: items`Guide und Silberschmied | Fahrt zum Kloster und Eintritt | Mandelkaffee | Abendessen mit Tee | Wasser`,
      excluded: items`Anreise nach Mardin | Wein | Trinkgeld`,
      goodToKnow: items`Mardin besteht aus Treppen: rund 300 Stufen, verteilt auf den Nachmittag. | Im Kloster müssen Schultern und Knie bedeckt sein. Im Winter schließt es früher, dann fahren wir zuerst dorthin.`,
      questions: questions`
        Muss ich etwas kaufen? | Nein. Gabriel zeigt und erzählt; wenn Ihnen ein Stück gefällt, nennt er den Preis, mehr nicht.
        Gibt es Wein aus der Gegend? | Ja, aus der Mazrona-Traube der aramäischen Dörfer. Die Terrasse schenkt ihn glasweise aus.
      `,
      extras: extras`Eigenes Stück aus Silberdraht | Eine Stunde länger am Tisch, Sie biegen einen Anhänger und nehmen ihn mit`,
      meetingPoint: place`Mardin, Platz der Republik, Eingang des Museums | Gabriel trägt eine Lederschürze. Vom Parkplatz unterhalb sind es fünf Minuten.`,
    },
    en: {
      title: 'Mardin on foot: silver wire, monastery and roof terrace',
      summary: 'An afternoon in the honey-coloured town, the Saffron Monastery and dinner above the plain.',
      description:
        'Gabriel Aktaş has been bending silver wire since he was ten; the craft is called telkari, and eight workshops in Mardin still master it. First he takes you through lanes so narrow that donkeys collect the rubbish, then to his own table.\n\nTowards evening we drive to the monastery of Deyrulzafaran, where prayers are still said in Aramaic, and return as the sun turns the plain of Mesopotamia red. Dinner is on a roof, with a view as far as Syria.',
      highlights: items`A talk and a demonstration at the silversmith’s | Deyrulzafaran monastery in the late afternoon | Dinner on a roof terrace | Lanes known only to donkeys and children`,
      programme: steps`
        14:30 | Republic square | We meet for almond coffee and a look at the map.
        15:00 | Old town | Ulu Cami, vaulted passages, the old post office, Gabriel’s family house.
        16:15 | Silver workshop | How a wire becomes a blossom.
        17:00 | Deyrulzafaran | The courtyard and the room where the sun was once worshipped.
        18:45 | Roof terrace | Stuffed lamb or vine leaves above the red plain, until 20:00.
      `,
      included: items`Guide and silversmith | Transport to the monastery and entrance | Almond coffee | Dinner with tea | Water`,
      excluded: items`Travel to Mardin | Wine | Tips`,
      goodToKnow: items`Mardin is made of stairs: about 300 steps, spread over the afternoon. | Shoulders and knees must be covered in the monastery. In winter it closes earlier, so we go there first.`,
      questions: questions`
        Do I have to buy anything? | No. Gabriel shows and tells; if you like a piece he names the price, and that is all.
        Is there local wine? | Yes, from the mazrona grape of the Syriac villages. The terrace serves it by the glass.
      `,
      extras: extras`Your own piece in silver wire | An hour longer at the table: you bend a pendant and take it home`,
      meetingPoint: place`Mardin, Republic square, museum entrance | Gabriel wears a leather apron. It is five minutes from the car park below.`,
    },
    tr: {
      title: 'Yürüyerek Mardin: telkari, manastır ve dam sofrası',
      summary: 'Bal rengi şehirde bir öğleden sonra, Deyrulzafaran ve ovanın üstünde akşam yemeği.',
      description:
        'Gabriel Aktaş on yaşından beri gümüş tel büker; Mardin’de telkariyi bilen sekiz atölye kalmıştır. Sizi önce çöpün hâlâ eşeklerle toplandığı dar sokaklardan geçirir, sonra kendi tezgâhına oturtur.\n\nAkşama doğru hâlâ Süryanice dua edilen Deyrulzafaran’a gideriz; güneş Mezopotamya Ovası’nı kızıla boyarken döneriz. Yemek bir damda yenir, manzara Suriye’ye kadar uzanır.',
      highlights: items`Telkari ustasında sohbet ve gösteri | Akşamüstü Deyrulzafaran Manastırı | Dam terasında akşam yemeği | Yalnız eşeklerin ve çocukların bildiği sokaklar`,
      programme: steps`
        14:30 | Cumhuriyet Meydanı | Buluşma, badem kahvesi ve haritaya bir bakış.
        15:00 | Eski şehir | Ulu Cami, abbaralar, eski postane ve Gabriel’in aile evi.
        16:15 | Telkari atölyesi | Bir tel nasıl çiçeğe dönüşür?
        17:00 | Deyrulzafaran | Manastır avlusu ve bir zamanlar güneşe tapılan oda.
        18:45 | Dam terası | Kaburga dolması ya da yaprak sarma, kızaran ova; 20:00’ye kadar.
      `,
      included: items`Rehber ve telkari ustası | Manastıra ulaşım ve giriş | Badem kahvesi | Çaylı akşam yemeği | Su`,
      excluded: items`Mardin’e ulaşım | Şarap | Bahşiş`,
      goodToKnow: items`Mardin merdivendir: öğleden sonraya yayılmış 300 kadar basamak. | Manastırda omuz ve dizler kapalı olmalıdır. Kışın erken kapanır, o zaman önce oraya gideriz.`,
      questions: questions`
        Bir şey almak zorunda mıyım? | Hayır. Gabriel gösterir, anlatır; bir parça hoşunuza giderse fiyatını söyler, o kadar.
        Yörenin şarabı var mı? | Evet, Süryani köylerinin mazrona üzümünden. Terasta kadehle sunulur.
      `,
      extras: extras`Kendi telkariniz | Tezgâhta bir saat daha: bir kolye ucu büker, yanınızda götürürsünüz`,
      meetingPoint: place`Mardin, Cumhuriyet Meydanı, müze girişi | Gabriel deri önlük giyer. Aşağıdaki otoparktan beş dakika.`,
    },
    ru: {
      title: 'Мардин пешком: филигрань, монастырь и ужин на крыше',
      slug: 'mardin-peshkom-filigran',
      summary: 'Полдня в городе медового цвета, Шафрановый монастырь и ужин над равниной.',
      description:
        'Габриэль Акташ гнёт серебряную проволоку с десяти лет; ремесло называется телькари, и в Мардине им владеют ещё восемь мастерских. Сначала он ведёт вас по переулкам, где мусор вывозят на ослах, потом сажает за свой стол.\n\nК вечеру едем в монастырь Дейр-уз-Зафаран, где до сих пор молятся на арамейском, и возвращаемся, когда солнце красит равнину Месопотамии в красный. Ужин на крыше, и видно до самой Сирии.',
      highlights: items`Беседа и показ у серебряных дел мастера | Монастырь в предвечерний час | Ужин на террасе под небом | Переулки, известные лишь ослам и детям`,
      programme: steps`
        14:30 | Площадь Республики | Встреча, миндальный кофе и взгляд на карту.
        15:00 | Старый город | Улу-Джами, крытые проходы, старая почта, дом семьи Габриэля.
        16:15 | Мастерская | Как проволока становится цветком.
        17:00 | Дейр-уз-Зафаран | Двор и зал, где когда-то поклонялись солнцу.
        18:45 | Терраса на крыше | Фаршированный ягнёнок или долма над красной равниной, до 20:00.
      `,
      included: items`Гид и мастер | Дорога в монастырь и билет | Миндальный кофе | Ужин с чаем | Вода`,
      excluded: items`Дорога до Мардина | Вино | Чаевые`,
      goodToKnow: items`Мардин состоит из лестниц: около 300 ступеней за полдня. | В монастыре плечи и колени должны быть закрыты. Зимой он закрывается раньше, тогда едем сначала туда.`,
      questions: questions`
        Надо ли что-то покупать? | Нет. Габриэль показывает и рассказывает; понравится вещь — назовёт цену, и только.
        Есть ли местное вино? | Да, из винограда мазрона ассирийских деревень. На террасе его подают бокалами.
      `,
      extras: extras`Своя вещь из филиграни | Ещё час за столом: вы сгибаете подвеску и забираете её`,
      meetingPoint: place`Мардин, площадь Республики, вход в музей | Габриэль в кожаном фартуке. От нижней парковки пять минут.`,
    },
    nl: {
      title: 'Mardin te voet: zilverdraad, klooster en dakterras',
      summary: 'Een middag in de honingkleurige stad, het Saffraanklooster en een diner boven de vlakte.',
      description:
        'Gabriel Aktaş buigt al sinds zijn tiende zilverdraad; het ambacht heet telkari en in Mardin beheersen nog acht werkplaatsen het. Eerst neemt hij je mee door stegen zo smal dat ezels er het vuilnis ophalen, dan naar zijn eigen werktafel.\n\nTegen de avond rijden we naar het klooster Deyrulzafaran, waar nog in het Aramees wordt gebeden, en we keren terug als de zon de vlakte van Mesopotamië rood kleurt. Je eet op een dak, met uitzicht tot in Syrië.',
      highlights: items`Gesprek en demonstratie bij de zilversmid | Klooster Deyrulzafaran in de late middag | Diner op een dakterras | Stegen die alleen ezels en kinderen kennen`,
      programme: steps`
        14:30 | Plein van de Republiek | We ontmoeten elkaar bij amandelkoffie en de kaart.
        15:00 | Oude stad | Ulu Cami, overwelfde gangen, het oude postkantoor, Gabriels familiehuis.
        16:15 | Zilverwerkplaats | Hoe een draad een bloesem wordt.
        17:00 | Deyrulzafaran | De binnenplaats en de zaal waar ooit de zon werd aanbeden.
        18:45 | Dakterras | Gevuld lam of wijnbladeren boven de rode vlakte, tot 20:00.
      `,
      included: items`Gids en zilversmid | Rit naar het klooster en entree | Amandelkoffie | Diner met thee | Water`,
      excluded: items`Reis naar Mardin | Wijn | Fooi`,
      goodToKnow: items`Mardin bestaat uit trappen: zo’n 300 treden, verdeeld over de middag. | Houd in het klooster schouders en knieën bedekt. In de winter sluit het eerder; dan rijden we er eerst heen.`,
      questions: questions`
        Moet ik iets kopen? | Nee. Gabriel laat zien en vertelt; vind je een stuk mooi, dan noemt hij de prijs en meer niet.
        Is er wijn uit de streek? | Ja, van de mazronadruif uit de Aramese dorpen. Het terras schenkt hem per glas.
      `,
      extras: extras`Je eigen stuk van zilverdraad | Een uur langer aan de werktafel: je buigt een hanger en neemt hem mee`,
      meetingPoint: place`Mardin, Plein van de Republiek, ingang van het museum | Gabriel draagt een leren schort. Vanaf de parkeerplaats eronder is het vijf minuten.`,
    },
    ar: {
      title: 'ماردين سيرًا: خيوط الفضة والدير وعشاء على السطح',
      slug: 'mardin-sayran-khuyut-alfidda',
      summary: 'عصر في المدينة ذات اللون العسلي ودير الزعفران وعشاء فوق السهل.',
      description:
        'يثني غابرييل أكتاش خيوط الفضة منذ كان في العاشرة؛ تُسمى الحرفة «تلكاري»، ولم يبق في ماردين من يتقنها سوى ثماني ورش. يقودك أولًا في أزقة ضيقة تُجمع قمامتها على الحمير، ثم يجلسك إلى طاولته.\n\nوقبيل المساء نقصد دير الزعفران حيث ما زالت الصلاة تُتلى بالآرامية، ونعود والشمس تصبغ سهل ما بين النهرين بالأحمر. أما العشاء فعلى سطح بيت، والنظر يمتد حتى سوريا.',
      highlights: items`حديث وعرض عند صائغ الفضة | دير الزعفران في آخر العصر | عشاء على سطح مطل | أزقة لا يعرفها سوى الحمير والأطفال`,
      programme: steps`
        14:30 | ميدان الجمهورية | لقاء مع قهوة اللوز ونظرة على الخريطة.
        15:00 | المدينة القديمة | الجامع الكبير والممرات المقببة والبريد القديم وبيت عائلة غابرييل.
        16:15 | ورشة الفضة | كيف يصير الخيط زهرة.
        17:00 | دير الزعفران | الفناء والقاعة التي عُبدت فيها الشمس قديمًا.
        18:45 | سطح البيت | ضلوع محشوة أو ورق عنب فوق السهل الأحمر حتى 20:00.
      `,
      included: items`مرشد وصائغ فضة | النقل إلى الدير وتذكرته | قهوة اللوز | عشاء مع شاي | ماء`,
      excluded: items`الوصول إلى ماردين | النبيذ | الإكراميات`,
      goodToKnow: items`ماردين مدينة الأدراج: نحو 300 درجة موزعة على العصر. | تُغطى الكتفان والركبتان داخل الدير. وهو يغلق أبكر شتاءً، فنبدأ به.`,
      questions: questions`
        هل عليّ أن أشتري شيئًا؟ | لا، غابرييل يعرض ويحكي، فإن أعجبتك قطعة ذكر ثمنها لا أكثر.
        هل يوجد نبيذ من المنطقة؟ | نعم، من عنب المزرونة في القرى السريانية، ويُقدَّم بالكأس لمن يطلبه.
      `,
      extras: extras`قطعتك الخاصة من خيوط الفضة | ساعة إضافية إلى الطاولة: تصنع قلادة وتأخذها معك`,
      meetingPoint: place`ماردين، ميدان الجمهورية، مدخل المتحف | يرتدي غابرييل مئزرًا من الجلد. خمس دقائق من الموقف السفلي.`,
    },
  },
  reviews: reviews`
    5 | Annette R. | Münster | de | 2026-05-22 | Der Moment, als im Klosterhof Aramäisch gesungen wurde. Und Gabriels Hände, die nie stillhalten.
    5 | نورة ح. | الكويت | ar | 2026-04-03 | مدينة ساحرة ومضيف كريم. الأدراج كثيرة لكن المنظر يستحق.
    4 | Claire D. | Exeter | en | 2025-10-20 | The pendant I made is crooked and I wear it every day. Wear shoes with grip.
    5 | Barış U. | Diyarbakır | tr | 2025-09-13 | Telkariyi ustasından dinlemek bambaşka. Damdaki sofra da öyle.
  `,
}
