import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const loveValleyBalloon: SeedProduct<OrionLocale> = {
  code: 'ORI-T-01',
  kind: 'tour',
  category: 'ballon',
  destination: 'cappadocia',
  scene: 'cappadocia',
  pictureSeed: 101,
  details: {
    kind: 'tour',
    durationMinutes: 210,
    days: 1,
    guideLanguages: ['en', 'de', 'tr'],
    groupSize: 16,
    pickup: 'included',
    theme: 'balloon',
    minimumAge: 6,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '145.00', child: '75.00', infant: '0.00' },
    { from: '04-01', to: '06-15', adult: '195.00', child: '98.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '175.00', child: '88.00', infant: '0.00' },
    { from: '09-16', to: '11-15', adult: '205.00', child: '103.00', infant: '0.00' },
    { from: '11-16', to: '12-31', adult: '150.00', child: '75.00', infant: '0.00' },
  ],
  sessions: [{ time: '05:00', endTime: '08:30', capacity: 16, weekdays: EVERY_DAY }],
  childFrom: 6,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 1080,
  freeCancellationHours: 48,
  instantConfirmation: true,
  campaign: {
    discountType: 'percent',
    discountValue: '10.00',
    endsInDays: 40,
    label: {
      de: 'Frühbucher: 10 % auf die Ballonfahrt',
      en: 'Early booking: 10% off the balloon',
      tr: 'Erken rezervasyon: balonda %10 indirim',
      ru: 'Раннее бронирование: −10 % на полёт',
      nl: 'Vroegboeken: 10% korting op de ballon',
      ar: 'حجز مبكر: خصم \u206610%\u2069 على رحلة المنطاد',
    },
  },
  extras: [{ id: 'photos', price: '25.00', per: 'booking', maximum: 1 }],
  meetingPoint: { latitude: 38.6569, longitude: 34.8203 },
  rank: 1,
  text: {
    de: {
      title: 'Ballonfahrt über dem Liebestal bei Sonnenaufgang',
      summary:
        'Eine Stunde im Korb für höchstens 16 Gäste, zwischen den Felskegeln des Liebestals und danach hoch über Göreme.',
      description:
        'Das Liebestal liegt westlich von Göreme und wird seltener überflogen als die Täler im Osten. Ihr Pilot sinkt zuerst zwischen die bis zu 30 Meter hohen Felskegel und steigt dann auf gut 600 Meter, wenn die Sonne über den Rand kommt.\n\nDer Korb trägt sechzehn Gäste in vier Abteilen, jeder steht am Rand. Nach der Landung gibt es Tee und Gebäck auf dem Feld. Sagt die Luftfahrtbehörde wegen Wind ab, buchen Sie kostenlos um oder bekommen alles zurück.',
      highlights: items`Tiefflug zwischen den Felskegeln | Höchstens 16 Gäste, alle stehen am Rand | Sonnenaufgang über Göreme und Uçhisar | Abholung in Göreme, Uçhisar, Ürgüp und Avanos`,
      programme: steps`
        05:00 | Abholung im Hotel | Im Kleinbus, 15 bis 30 Minuten bis zum Startplatz.
        05:35 | Tee und Einweisung | Sie sehen zu, wie die Hülle gefüllt wird, und üben die Landehaltung.
        06:05 | Start | Erst tief durch das Liebestal, dann hinauf über Göreme.
        07:05 | Landung | Meist auf einem Feld bei Çavuşin, direkt auf dem Anhänger.
        07:20 | Anstoßen | Alkoholfreier Sekt oder Tee, dazu Ihre Flugurkunde.
        08:30 | Zurück im Hotel | Das Frühstück im Hotel schaffen Sie noch.
      `,
      included: items`Rund 60 Minuten Fahrt | Abholung und Rückfahrt | Tee, Kaffee und Gebäck | Passagierversicherung | Flugurkunde`,
      excluded: items`Frühstück im Hotel | Fotos der Crew | Trinkgeld`,
      goodToKnow: items`Die Abholzeit folgt dem Sonnenaufgang: Am Vorabend schreiben wir Ihnen die genaue Minute. | Kinder unter 6 Jahren und Schwangere dürfen nicht mitfahren.`,
      questions: questions`
        Was passiert bei zu starkem Wind? | Dann bleibt der Ballon am Boden. Sie fahren am nächsten Morgen oder bekommen den vollen Betrag zurück.
        Was ziehe ich an? | Mehrere Schichten und feste Schuhe. Am Boden ist es kühl, neben dem Brenner warm.
      `,
      extras: extras`Fotos und Video der Fahrt | Etwa 40 Bilder und ein kurzer Film, per Link am selben Tag`,
      meetingPoint: place`Ihr Hotel in Göreme und Umgebung | Wir holen Sie an der Rezeption ab. Höhlenhotels ohne Zufahrt: an der nächsten Straße.`,
    },
    en: {
      title: 'Sunrise balloon flight over Love Valley',
      summary:
        'One hour in a basket for 16 at most: low between the rock pillars of Love Valley, then high above Göreme.',
      description:
        'Love Valley lies west of Göreme and sees fewer balloons than the valleys to the east. Your pilot first sinks between the pillars, some of them 30 metres tall, then climbs to about 600 metres as the sun comes over the rim.\n\nThe basket holds sixteen guests in four compartments, and everyone stands at the edge. After landing there is tea and pastry in the field. If the aviation authority calls it off because of wind, you move to another morning for free or get everything back.',
      highlights: items`Low flight between the rock pillars | 16 guests at most, all at the edge | Sunrise over Göreme and Uçhisar | Pick-up in Göreme, Uçhisar, Ürgüp and Avanos`,
      programme: steps`
        05:00 | Pick-up at your hotel | By minibus, 15 to 30 minutes to the launch site.
        05:35 | Tea and briefing | You watch the envelope fill and practise the landing position.
        06:05 | Take-off | Low through Love Valley first, then up above Göreme.
        07:05 | Landing | Usually in a field near Çavuşin, straight onto the trailer.
        07:20 | A toast | Alcohol-free sparkling wine or tea, and your flight certificate.
        08:30 | Back at your hotel | Breakfast at the hotel is still being served.
      `,
      included: items`About 60 minutes in the air | Pick-up and return | Tea, coffee and pastry | Passenger insurance | Flight certificate`,
      excluded: items`Breakfast at your hotel | Photographs by the crew | Tips`,
      goodToKnow: items`Pick-up follows the sunrise: the evening before, we send you the exact minute. | Children under 6 and pregnant women cannot fly.`,
      questions: questions`
        What if there is too much wind? | Then the balloon stays on the ground. You fly the next morning or get the full amount back.
        What should I wear? | Layers and closed shoes. It is cool on the ground and warm beside the burner.
      `,
      extras: extras`Photos and film of your flight | About 40 pictures and a short film, by link the same day`,
      meetingPoint: place`Your hotel in or near Göreme | We meet you at reception. For cave hotels without road access: at the nearest street.`,
    },
    tr: {
      title: 'Aşk Vadisi üzerinde gün doğumu balon turu',
      summary:
        'En fazla 16 kişilik sepette bir saat: önce Aşk Vadisi’nin kayaları arasında alçaktan, sonra Göreme’nin üzerinde yüksekten.',
      description:
        'Aşk Vadisi Göreme’nin batısında kalır, üzerinden doğudaki vadilere göre daha az balon geçer. Pilotunuz önce boyu 30 metreyi bulan kayaların arasına iner, güneş sırtı aşarken de 600 metre kadar yükselir.\n\nSepet dört bölmede on altı kişi taşır, herkes kenarda durur. İnişten sonra tarlada çay ve kurabiye vardır. Sivil havacılık idaresi rüzgâr nedeniyle uçuşu iptal ederse başka bir sabaha ücretsiz geçersiniz ya da paranızın tamamını alırsınız.',
      highlights: items`Kayaların arasında alçak uçuş | En fazla 16 kişi, herkes kenarda | Göreme ve Uçhisar üzerinde gün doğumu | Göreme, Uçhisar, Ürgüp ve Avanos’tan alma`,
      programme: steps`
        05:00 | Otelden alma | Minibüsle kalkış alanına 15–30 dakika.
        05:35 | Çay ve bilgilendirme | Balonun şişirilişini izler, iniş duruşunu öğrenirsiniz.
        06:05 | Kalkış | Önce alçaktan Aşk Vadisi, sonra Göreme’nin üzeri.
        07:05 | İniş | Genellikle Çavuşin yakınında bir tarlaya, doğrudan römorkun üstüne.
        07:20 | Kutlama | Alkolsüz köpüklü içecek ya da çay, uçuş sertifikanız.
        08:30 | Otele dönüş | Oteldeki kahvaltı sofrası daha kalkmamış olur.
      `,
      included: items`Yaklaşık 60 dakika uçuş | Otelden alma ve bırakma | Çay, kahve ve kurabiye | Yolcu sigortası | Uçuş sertifikası`,
      excluded: items`Oteldeki kahvaltı | Ekibin çektiği fotoğraflar | Bahşiş`,
      goodToKnow: items`Alma saati gün doğumuna göre değişir; kesin dakikayı bir akşam önce yazarız. | 6 yaşından küçük çocuklar ve hamileler uçamaz.`,
      questions: questions`
        Rüzgâr çok olursa ne olur? | Balon kalkmaz. Ertesi sabah uçarsınız ya da ücretin tamamı iade edilir.
        Ne giymeliyim? | Kat kat giysi ve kapalı ayakkabı. Yerde serin, brülörün yanında sıcaktır.
      `,
      extras: extras`Uçuş fotoğrafları ve video | Yaklaşık 40 kare ve kısa bir film, aynı gün bağlantıyla`,
      meetingPoint: place`Göreme ve çevresindeki oteliniz | Sizi resepsiyondan alırız. Araç girmeyen kaya otellerde en yakın sokakta buluşuruz.`,
    },
    ru: {
      title: 'Полёт на воздушном шаре над Долиной Любви на рассвете',
      slug: 'polet-na-share-dolina-lyubvi',
      summary:
        'Час в корзине не больше чем на 16 гостей: сначала низко между скалами Долины Любви, потом высоко над Гёреме.',
      description:
        'Долина Любви лежит к западу от Гёреме, и шаров над ней меньше, чем над восточными долинами. Сначала пилот опускается между скалами высотой до 30 метров, а когда солнце выходит из-за гребня, поднимается примерно на 600 метров.\n\nВ корзине шестнадцать гостей в четырёх отсеках, и каждый стоит у края. После посадки — чай и печенье прямо в поле. Если авиационная служба отменит вылет из-за ветра, мы бесплатно перенесём полёт или вернём всю сумму.',
      highlights: items`Низкий полёт между скалами | Не больше 16 гостей, все стоят у края | Рассвет над Гёреме и Учхисаром | Трансфер из Гёреме, Учхисара, Ургюпа и Аваноса`,
      programme: steps`
        05:00 | Встреча в отеле | На микроавтобусе до места старта, 15–30 минут.
        05:35 | Чай и инструктаж | Смотрите, как наполняют оболочку, и разучиваете позу для посадки.
        06:05 | Взлёт | Сначала низко по Долине Любви, потом вверх над Гёреме.
        07:05 | Посадка | Обычно в поле у Чавушина, сразу на прицеп.
        07:20 | Тост | Безалкогольное игристое или чай и сертификат о полёте.
        08:30 | Снова в отеле | Завтрак в отеле ещё застанете.
      `,
      included: items`Около 60 минут полёта | Трансфер туда и обратно | Чай, кофе и печенье | Страховка пассажира | Сертификат о полёте`,
      excluded: items`Завтрак в отеле | Фотографии экипажа | Чаевые`,
      goodToKnow: items`Время выезда зависит от рассвета: точную минуту пришлём накануне вечером. | Детям до 6 лет и беременным летать нельзя.`,
      questions: questions`
        Что будет, если поднимется сильный ветер? | Шар останется на земле. Вы полетите на следующее утро или получите всю сумму обратно.
        Как одеться? | Несколько слоёв и закрытая обувь. На земле прохладно, у горелки тепло.
      `,
      extras: extras`Фото и видео полёта | Около 40 снимков и короткий фильм, ссылка в тот же день`,
      meetingPoint: place`Ваш отель в Гёреме и окрестностях | Встречаем у стойки. Если к пещерному отелю нет подъезда — на ближайшей улице.`,
    },
    nl: {
      title: 'Ballonvaart boven Love Valley bij zonsopkomst',
      summary:
        'Een uur in een mand voor hooguit 16 gasten: eerst laag tussen de rotskegels van Love Valley, dan hoog boven Göreme.',
      description:
        'Love Valley ligt ten westen van Göreme en ziet minder ballonnen dan de dalen in het oosten. Je piloot zakt eerst tussen de rotskegels, sommige 30 meter hoog, en stijgt dan naar zo’n 600 meter als de zon over de rand komt.\n\nIn de mand staan zestien gasten in vier vakken, iedereen aan de rand. Na de landing is er thee met gebak in het veld. Verbiedt de luchtvaartdienst de vaart vanwege wind, dan verzet je gratis of krijg je alles terug.',
      highlights: items`Laag tussen de rotskegels door | Hooguit 16 gasten, iedereen aan de rand | Zonsopkomst boven Göreme en Uçhisar | Ophalen in Göreme, Uçhisar, Ürgüp en Avanos`,
      programme: steps`
        05:00 | Ophalen bij je hotel | Met de minibus, 15 tot 30 minuten naar de startplaats.
        05:35 | Thee en uitleg | Je ziet hoe de ballon wordt gevuld en oefent de landingshouding.
        06:05 | Opstijgen | Eerst laag door Love Valley, dan omhoog boven Göreme.
        07:05 | Landing | Meestal in een veld bij Çavuşin, recht op de aanhanger.
        07:20 | Een toost | Alcoholvrije bubbels of thee, en je certificaat.
        08:30 | Terug in je hotel | Op tijd voor het ontbijt.
      `,
      included: items`Zo’n 60 minuten varen | Ophalen en terugbrengen | Thee, koffie en gebak | Passagiersverzekering | Certificaat`,
      excluded: items`Ontbijt in je hotel | Foto’s van de crew | Fooi`,
      goodToKnow: items`De ophaaltijd volgt de zon: de avond ervoor sturen we je de precieze minuut. | Kinderen onder de 6 en zwangere vrouwen mogen niet mee.`,
      questions: questions`
        Wat als het te hard waait? | Dan blijft de ballon aan de grond. Je gaat de volgende ochtend of krijgt het hele bedrag terug.
        Wat trek ik aan? | Laagjes en dichte schoenen. Op de grond is het fris, naast de brander warm.
      `,
      extras: extras`Foto’s en film van je vaart | Ongeveer 40 foto’s en een kort filmpje, dezelfde dag via een link`,
      meetingPoint: place`Je hotel in of bij Göreme | We halen je op bij de receptie. Bij grothotels zonder weg: op de dichtstbijzijnde straat.`,
    },
    ar: {
      title: 'رحلة منطاد فوق وادي الحب عند الشروق',
      slug: 'rihlat-mintad-wadi-alhubb',
      summary: 'ساعة في سلة لا تتسع لأكثر من 16 ضيفًا: تحليق منخفض بين صخور وادي الحب ثم ارتفاع فوق غوريمه.',
      description:
        'يقع وادي الحب غرب غوريمه، وتحلّق فوقه مناطيد أقل مما في الأودية الشرقية. يهبط بك الطيار أولًا بين صخور يصل ارتفاعها إلى 30 مترًا، ثم يصعد إلى نحو 600 متر مع ظهور الشمس فوق الحافة.\n\nتحمل السلة ستة عشر ضيفًا في أربعة أقسام، ويقف كل ضيف عند الحافة. بعد الهبوط يُقدَّم الشاي والمعجنات في الحقل. وإذا ألغت سلطة الطيران الرحلة بسبب الرياح، فلك تغيير الموعد مجانًا أو استرداد المبلغ كاملًا.',
      highlights: items`تحليق منخفض بين الصخور | 16 ضيفًا على الأكثر، والجميع عند الحافة | الشروق فوق غوريمه وأوتشحصار | الاصطحاب من غوريمه وأوتشحصار وأورغوب وأفانوس`,
      programme: steps`
        05:00 | الاصطحاب من الفندق | بحافلة صغيرة، من 15 إلى 30 دقيقة حتى موقع الانطلاق.
        05:35 | شاي وإرشادات | تشاهد نفخ المنطاد وتتدرب على وضعية الهبوط.
        06:05 | الإقلاع | تحليق منخفض في وادي الحب ثم صعود فوق غوريمه.
        07:05 | الهبوط | غالبًا في حقل قرب تشاووشين، على المقطورة مباشرة.
        07:20 | احتفال صغير | مشروب فوّار بلا كحول أو شاي، مع شهادة الطيران.
        08:30 | العودة إلى الفندق | في موعد الفطور.
      `,
      included: items`نحو 60 دقيقة في الجو | التوصيل ذهابًا وإيابًا | شاي وقهوة ومعجنات | تأمين الركاب | شهادة طيران`,
      excluded: items`الفطور في الفندق | صور الطاقم | الإكراميات`,
      goodToKnow: items`يتبع موعد الاصطحاب وقت الشروق، ونرسل إليك الدقيقة المحددة في المساء السابق. | لا يُسمح بالطيران للأطفال دون السادسة ولا للحوامل.`,
      questions: questions`
        ماذا لو كانت الرياح قوية؟ | يبقى المنطاد على الأرض، فتطير في الصباح التالي أو تسترد المبلغ كاملًا.
        ماذا أرتدي؟ | طبقات من الملابس وحذاءً مغلقًا؛ الجو بارد على الأرض ودافئ قرب الموقد.
      `,
      extras: extras`صور وفيلم للرحلة | نحو 40 صورة وفيلم قصير عبر رابط في اليوم نفسه`,
      meetingPoint: place`فندقك في غوريمه أو جوارها | نلقاك عند الاستقبال. أما فنادق الكهوف التي لا تصلها السيارات فعند أقرب شارع.`,
    },
  },
  reviews: reviews`
    5 | Jonas B. | Freiburg | de | 2026-09-12 | Um fünf Uhr abgeholt, um sieben über den Tuffkegeln. Der Pilot hat jede Kamera in die richtige Richtung gedreht.
    5 | Marieke V. | Utrecht | nl | 2026-05-03 | Zo laag tussen de rotsen dat je de duiven hoorde. De landing was zachter dan een bushalte.
    4 | Oliver P. | Bristol | en | 2025-10-21 | First morning cancelled for wind, flown the next day without any fuss. Bring gloves in October.
    5 | نورة ع. | الرياض | ar | 2026-04-18 | طاقم هادئ ومنظم، وكل شخص عند الحافة فعلًا. أجمل صباح في رحلتنا.
    5 | Елена С. | Казань | ru | 2025-09-07 | Пилот дважды опускался почти до верхушек деревьев. Чай в поле после посадки — отдельное счастье.
    4 | Selin A. | Ankara | tr | 2026-06-14 | Her şey dakikasındaydı. Sepet kalabalık gelir sanmıştım, bölmeli olunca rahat ettik.
  `,
}
