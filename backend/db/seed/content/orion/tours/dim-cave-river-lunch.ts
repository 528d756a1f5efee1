import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const dimCaveRiverLunch: SeedProduct<OrionLocale> = {
  code: 'ORI-T-14',
  kind: 'tour',
  category: 'tagesausfluege',
  destination: 'alanya',
  scene: 'foodterrace',
  pictureSeed: 114,
  details: {
    kind: 'tour',
    durationMinutes: 360,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr'],
    groupSize: 24,
    pickup: 'included',
    theme: 'nature',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-01', to: '05-31', adult: '29.00', child: '14.50', infant: '0.00' },
    { from: '06-01', to: '09-15', adult: '34.00', child: '17.00', infant: '0.00' },
    { from: '09-16', to: '11-15', adult: '30.00', child: '15.00', infant: '0.00' },
  ],
  sessions: [{ time: '10:00', endTime: '16:00', capacity: 24, weekdays: EVERY_DAY }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 240,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'tubing', price: '5.00', per: 'person', maximum: 24 }],
  meetingPoint: { latitude: 36.5386, longitude: 32.1078 },
  rank: 14,
  text: {
    de: {
      title: 'Dim-Höhle und Mittagessen mit den Füßen im Fluss',
      summary: 'Erst 360 Meter in den Berg, dann ein langes Mittagessen auf Holzterrassen mitten im kühlen Dim-Fluss.',
      description:
        'Die Dim-Höhle hat das ganze Jahr 18 Grad. An heißen Tagen ist das allein schon ein Grund. Ein Steg führt 360 Meter hinein, vorbei an Tropfsteinen, bis zu einem kleinen See am Ende.\n\nDanach fahren wir hinunter an den Dimçay. Die Tische stehen auf Plattformen über dem Wasser, die Füße hängen im Fluss, und niemand treibt Sie weiter. Drei Stunden reichen zum Essen, Schwimmen, Schaukeln und für ein Nickerchen auf den Kissen.',
      highlights: items`Tropfsteinhöhle mit See, immer 18 Grad | Drei Stunden am Fluss ohne Programm | Blick auf den Dim-Stausee | Nur 20 Minuten von Alanya`,
      programme: steps`
        10:00 | Abholung | In Alanya, Oba, Kestel und Mahmutlar.
        10:45 | Dim-Höhle | 45 Minuten auf dem Steg, mit Guide.
        11:45 | Stausee | Fotostopp oberhalb der Staumauer.
        12:15 | Mittagessen am Dimçay | Forelle, Huhn oder Gemüse vom Grill, Salate, Fladenbrot.
        13:15 | Zeit für Sie | Schwimmen, Schaukeln, Tee, Schlafen.
        15:30 | Rückfahrt | Im Hotel bis 16:00.
      `,
      included: items`Abholung und Rückfahrt | Eintritt Dim-Höhle | Guide in der Höhle | Mittagessen | Tee`,
      excluded: items`Kaltgetränke | Schwimmreifen | Trinkgeld`,
      goodToKnow: items`In der Höhle ist es kühl und feucht: leichte Jacke und Schuhe mit Profil. | Der Fluss hat etwa 15 Grad, Badeschuhe sind angenehm.`,
      questions: questions`
        Ist die Höhle eng? | Nein, der Hauptgang ist bis zu 15 Meter breit. Etwa 150 Stufen führen hinab und wieder hinauf.
        Gibt es etwas für kleine Kinder? | Ja, ein flaches Becken im Fluss, Schaukeln und Enten.
      `,
      extras: extras`Schwimmreifen | Für die ganze Zeit am Fluss`,
      meetingPoint: place`Parkplatz der Dim-Höhle | Abholung im Hotel. Mit eigenem Auto: 10:45 am Eingang der Höhle.`,
    },
    en: {
      title: 'Dim Cave and lunch with your feet in the river',
      summary: 'First 360 metres into the mountain, then a long lunch on wooden platforms in the cool Dim river.',
      description:
        'Dim Cave keeps 18 degrees all year. On hot days that alone is a reason to go. A walkway leads 360 metres inside, past stalactites, to a small lake at the end.\n\nThen we drive down to the Dimçay. The tables stand on platforms above the water, your feet hang in the river and nobody hurries you on. Three hours are enough to eat, swim, swing and nap on the cushions.',
      highlights: items`A dripstone cave with a lake, always 18 degrees | Three hours by the river without a programme | A view of the Dim reservoir | Only 20 minutes from Alanya`,
      programme: steps`
        10:00 | Pick-up | In Alanya, Oba, Kestel and Mahmutlar.
        10:45 | Dim Cave | 45 minutes on the walkway, with a guide.
        11:45 | Reservoir | Photo stop above the dam.
        12:15 | Lunch on the Dimçay | Trout, chicken or vegetables from the grill, salads, flatbread.
        13:15 | Time for yourself | Swim, swing, tea, sleep.
        15:30 | Way back | At your hotel by 16:00.
      `,
      included: items`Pick-up and return | Dim Cave ticket | Guide in the cave | Lunch | Tea`,
      excluded: items`Cold drinks | Swimming tubes | Tips`,
      goodToKnow: items`The cave is cool and damp: bring a light jacket and shoes with grip. | The river is about 15 degrees; water shoes are pleasant.`,
      questions: questions`
        Is the cave narrow? | No, the main passage is up to 15 metres wide. About 150 steps lead down and up again.
        Is there something for small children? | Yes, a shallow pool in the river, swings and ducks.
      `,
      extras: extras`Swimming tube | For all your time by the river`,
      meetingPoint: place`Dim Cave car park | Pick-up at your hotel. With your own car: 10:45 at the cave entrance.`,
    },
    tr: {
      title: 'Dim Mağarası ve ayaklar suda öğle yemeği',
      summary: 'Önce dağın içine 360 metre, sonra serin Dim Çayı’nın üstündeki çardaklarda uzun bir öğle yemeği.',
      description:
        'Dim Mağarası yıl boyu 18 derecedir; sıcak günlerde bu bile gitmeye yeter. Yürüyüş yolu sarkıtların arasından 360 metre içeri, sondaki küçük göle kadar uzanır.\n\nSonra Dim Çayı’na ineriz. Masalar suyun üstündeki çardaklardadır, ayaklarınız ırmakta kalır, kimse sizi kaldırmaz. Yemek, yüzme, salıncak ve minderde bir uyku için üç saat yeter.',
      highlights: items`Göllü sarkıt mağarası, hep 18 derece | Programsız üç saat ırmak kenarı | Dim Barajı manzarası | Alanya’ya yalnızca 20 dakika`,
      programme: steps`
        10:00 | Otelden alma | Alanya, Oba, Kestel ve Mahmutlar’dan.
        10:45 | Dim Mağarası | Rehberle yürüyüş yolunda 45 dakika.
        11:45 | Baraj | Bendin üstünde fotoğraf molası.
        12:15 | Dim Çayı’nda öğle yemeği | Izgara alabalık, tavuk ya da sebze; salata ve yufka.
        13:15 | Serbest zaman | Yüzme, salıncak, çay, uyku.
        15:30 | Dönüş | En geç 16:00’da otelde.
      `,
      included: items`Otelden alma ve bırakma | Dim Mağarası bileti | Mağarada rehber | Öğle yemeği | Çay`,
      excluded: items`Soğuk içecekler | Yüzme simidi | Bahşiş`,
      goodToKnow: items`Mağara serin ve nemlidir: ince ceket ve kaymayan ayakkabı getirin. | Su 15 derece kadardır, deniz ayakkabısı iyi gelir.`,
      questions: questions`
        Mağara dar mı? | Hayır, ana galeri yer yer 15 metre genişliktedir. 150 kadar basamak inilip çıkılır.
        Küçük çocuklar için bir şey var mı? | Evet, çayda sığ bir havuz, salıncaklar ve ördekler.
      `,
      extras: extras`Yüzme simidi | Irmak kenarında kaldığınız sürece`,
      meetingPoint: place`Dim Mağarası otoparkı | Otelden alırız. Kendi aracınızla: 10:45’te mağara girişinde.`,
    },
    ru: {
      title: 'Пещера Дим и обед прямо в реке',
      slug: 'peshchera-dim-obed-u-reki',
      summary: 'Сначала 360 метров вглубь горы, потом долгий обед на деревянных помостах над прохладной рекой Дим.',
      description:
        'В пещере Дим круглый год 18 градусов — в жару это уже повод поехать. Дорожка уходит на 360 метров внутрь, мимо сталактитов, к небольшому озеру в конце.\n\nПотом спускаемся к Димчаю. Столы стоят на помостах над водой, ноги опущены в реку, и никто вас не торопит. Трёх часов хватит, чтобы поесть, поплавать, покачаться на качелях и подремать на подушках.',
      highlights: items`Пещера с озером, всегда 18 градусов | Три часа у реки без программы | Вид на водохранилище Дим | Всего 20 минут от Аланьи`,
      programme: steps`
        10:00 | Встреча в отеле | В Аланье, Обе, Кестеле и Махмутларе.
        10:45 | Пещера Дим | 45 минут по дорожке с гидом.
        11:45 | Водохранилище | Фотопауза над плотиной.
        12:15 | Обед на Димчае | Форель, курица или овощи с гриля, салаты, лепёшки.
        13:15 | Время для себя | Купание, качели, чай, сон.
        15:30 | Обратная дорога | В отеле до 16:00.
      `,
      included: items`Трансфер туда и обратно | Билет в пещеру | Гид в пещере | Обед | Чай`,
      excluded: items`Холодные напитки | Круги для плавания | Чаевые`,
      goodToKnow: items`В пещере прохладно и сыро: лёгкая куртка и нескользкая обувь. | Вода около 15 градусов, пригодятся аквашузы.`,
      questions: questions`
        Не тесно ли в пещере? | Нет, главный ход местами шириной 15 метров. Вниз и обратно около 150 ступеней.
        Есть ли что-то для малышей? | Да: мелкая заводь, качели и утки.
      `,
      extras: extras`Круг для плавания | На всё время у реки`,
      meetingPoint: place`Парковка пещеры Дим | Забираем из отеля. На своей машине — в 10:45 у входа в пещеру.`,
    },
    nl: {
      title: 'Dimgrot en lunch met je voeten in de rivier',
      summary: 'Eerst 360 meter de berg in, dan een lange lunch op houten vlonders in de koele Dimrivier.',
      description:
        'In de Dimgrot is het het hele jaar 18 graden. Op hete dagen is dat alleen al een reden om te gaan. Een pad loopt 360 meter naar binnen, langs druipstenen, tot een klein meer aan het eind.\n\nDaarna rijden we naar de Dimçay. De tafels staan op vlonders boven het water, je voeten hangen in de rivier en niemand jaagt je op. Drie uur is genoeg om te eten, te zwemmen, te schommelen en te dutten op de kussens.',
      highlights: items`Druipsteengrot met meer, altijd 18 graden | Drie uur aan de rivier zonder programma | Uitzicht op het Dimstuwmeer | Slechts 20 minuten van Alanya`,
      programme: steps`
        10:00 | Ophalen | In Alanya, Oba, Kestel en Mahmutlar.
        10:45 | Dimgrot | 45 minuten over het pad, met gids.
        11:45 | Stuwmeer | Fotostop boven de dam.
        12:15 | Lunch aan de Dimçay | Forel, kip of groenten van de grill, salades, platbrood.
        13:15 | Tijd voor jezelf | Zwemmen, schommelen, thee, slapen.
        15:30 | Terugreis | Uiterlijk 16:00 bij je hotel.
      `,
      included: items`Ophalen en terugbrengen | Kaartje Dimgrot | Gids in de grot | Lunch | Thee`,
      excluded: items`Koude dranken | Zwembanden | Fooi`,
      goodToKnow: items`De grot is koel en vochtig: neem een dunne jas en schoenen met profiel mee. | De rivier is ongeveer 15 graden; waterschoenen zijn prettig.`,
      questions: questions`
        Is de grot nauw? | Nee, de hoofdgang is tot 15 meter breed. Er gaan zo’n 150 treden omlaag en weer omhoog.
        Is er iets voor kleine kinderen? | Ja, een ondiep bad in de rivier, schommels en eenden.
      `,
      extras: extras`Zwemband | Zolang je aan de rivier bent`,
      meetingPoint: place`Parkeerplaats Dimgrot | We halen je op bij je hotel. Met eigen auto: 10:45 bij de ingang van de grot.`,
    },
    ar: {
      title: 'كهف ديم وغداء وقدماك في النهر',
      slug: 'kahf-dim-waghada-alnahr',
      summary: 'أولًا 360 مترًا داخل الجبل، ثم غداء طويل على مصاطب خشبية في نهر ديم البارد.',
      description:
        'حرارة كهف ديم 18 درجة طوال العام، وهذا وحده سبب كافٍ في الأيام الحارة. يمتد الممر 360 مترًا إلى الداخل بين الصواعد والنوازل حتى بحيرة صغيرة في آخره.\n\nثم ننزل إلى نهر ديم. الطاولات على مصاطب فوق الماء، وقدماك في النهر، ولا أحد يستعجلك. ثلاث ساعات تكفي للأكل والسباحة والأرجوحة وغفوة على الوسائد.',
      highlights: items`كهف ببحيرة وحرارة 18 درجة دائمًا | ثلاث ساعات عند النهر بلا برنامج | إطلالة على سد ديم | 20 دقيقة فقط من ألانيا`,
      programme: steps`
        10:00 | الاصطحاب | من ألانيا وأوبا وكستل ومحمودلار.
        10:45 | كهف ديم | 45 دقيقة على الممر مع مرشد.
        11:45 | السد | وقفة للصور فوق السد.
        12:15 | الغداء على نهر ديم | سمك تراوت أو دجاج أو خضار مشوية مع سلطات وخبز رقيق.
        13:15 | وقت لك | سباحة وأرجوحة وشاي ونوم.
        15:30 | العودة | في الفندق قبل 16:00.
      `,
      included: items`التوصيل ذهابًا وإيابًا | تذكرة كهف ديم | مرشد في الكهف | الغداء | شاي`,
      excluded: items`المشروبات الباردة | عوّامات السباحة | الإكراميات`,
      goodToKnow: items`الكهف بارد ورطب: سترة خفيفة وحذاء لا ينزلق. | حرارة النهر نحو 15 درجة، وحذاء الماء مريح.`,
      questions: questions`
        هل الكهف ضيق؟ | لا، يصل عرض الممر الرئيسي إلى 15 مترًا، وفيه نحو 150 درجة نزولًا وصعودًا.
        هل يوجد شيء للصغار؟ | نعم، بركة ضحلة في النهر وأراجيح وبط.
      `,
      extras: extras`عوّامة سباحة | طوال وقتك عند النهر`,
      meetingPoint: place`موقف كهف ديم | الاصطحاب من الفندق. وبالسيارة الخاصة: 10:45 عند مدخل الكهف.`,
    },
  },
  reviews: reviews`
    5 | Nicole E. | Regensburg | de | 2026-07-29 | 38 Grad in Alanya, 18 in der Höhle, und danach drei Stunden Füße im Wasser. Mehr braucht es nicht.
    4 | Светлана Д. | Сочи | ru | 2026-08-17 | Не гонят, не торопят. Форель вкусная, порции большие.
    4 | Amy R. | Derby | en | 2025-06-30 | Kids loved the ducks and the swings more than the cave. Bring water shoes.
    5 | Fatma U. | Konya | tr | 2025-08-14 | Sıcaktan kaçmak için birebir. Ailece çok rahat ettik.
    5 | عبدالله ن. | الرياض | ar | 2026-07-22 | مكان بارد وهادئ، والجلسة على النهر رائعة للعائلات.
  `,
}
