import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const sagalassosMountainCity: SeedProduct<OrionLocale> = {
  code: 'ORI-T-38',
  kind: 'tour',
  category: 'kultur',
  destination: 'antalya',
  scene: 'ephesus',
  pictureSeed: 138,
  details: {
    kind: 'tour',
    durationMinutes: 600,
    days: 1,
    guideLanguages: ['de', 'en', 'nl', 'tr'],
    groupSize: 14,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-01', to: '06-15', adult: '72.00', child: '39.00', infant: '0.00' },
    { from: '06-16', to: '08-31', adult: '68.00', child: '37.00', infant: '0.00' },
    { from: '09-01', to: '11-10', adult: '72.00', child: '39.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:00', endTime: '18:00', capacity: 14, weekdays: [2, 4, 7] }],
  childFrom: 6,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 1080,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'walking-poles', price: '5.00', per: 'person', maximum: 14 }],
  meetingPoint: { latitude: 36.8861, longitude: 30.7033 },
  rank: 38,
  text: {
    de: {
      title: 'Sagalassos: die Stadt in den Bergen, in der Wasser läuft',
      summary: 'Auf 1.500 Metern plätschert der antike Brunnen wieder. Dazu das Museum in Burdur und mittags Forelle.',
      description:
        'Seit 1990 graben belgische Archäologen in Sagalassos, und Hakan Yıldız hat elf Sommer mitgegraben. Er hat geholfen, den Brunnen der Antoninen Stein für Stein aufzurichten; heute fließt wieder Quellwasser hindurch, 28 Meter breit und eiskalt.\n\nWährend es an der Küste 38 Grad heiß ist, gehen Sie hier oben im Wind. Vormittags das Museum in Burdur mit den Riesenköpfen der Kaiser, danach Forelle in Ağlasun und am Nachmittag die Stadt, wenn die Schatten lang werden.',
      highlights: items`Der Brunnen der Antoninen, in dem Wasser fließt | Ein Guide, der hier gegraben hat | Kaiserköpfe im Museum von Burdur | Zehn Grad kühler als an der Küste`,
      programme: steps`
        08:00 | Abholung in Antalya | Zwei Stunden durch den Taurus, Pause mit Tee.
        10:30 | Museum in Burdur | Hadrian, Mark Aurel und die Tänzerinnen vom Heroon.
        12:30 | Mittagessen in Ağlasun | Forelle, Salat und Walnusshalva am Bach.
        14:00 | Sagalassos | Brunnen, Markt, Bibliothek und das Theater am Hang.
        16:15 | Rückfahrt | Über Bucak, Antalya gegen 18:00.
      `,
      included: items`Fahrt ab Hotel | Guide | Beide Eintritte | Mittagessen | Tee und Wasser`,
      excluded: items`Wanderstöcke | Kaltgetränke | Trinkgeld`,
      goodToKnow: items`Sie gehen drei Kilometer mit 150 Höhenmetern auf unbefestigten Wegen. | Im April und November liegt manchmal Schnee; nehmen Sie eine warme Jacke mit.`,
      questions: questions`
        Darf man das Brunnenwasser trinken? | Hakan trinkt es. Wir füllen Ihre Flasche lieber an der Quelle daneben.
        Was, wenn mir der Weg zu steil wird? | Der Brunnen liegt zehn Minuten vom Parkplatz. Sie können dort bleiben, wir holen Sie wieder ab.
      `,
      extras: extras`Wanderstöcke | Ein Paar für den Tag, in der Höhe verstellbar`,
      meetingPoint: place`Antalya, Republikplatz am Uhrturm | Abholung auch in Hotels zwischen Konyaaltı und Kundu; die Zeit schreiben wir am Vortag.`,
    },
    en: {
      title: 'Sagalassos: the mountain city where water runs again',
      summary:
        'At 1,500 metres the ancient fountain is splashing once more. With the Burdur museum and trout for lunch.',
      description:
        'Belgian archaeologists have been digging at Sagalassos since 1990, and Hakan Yıldız dug with them for eleven summers. He helped to raise the Antonine fountain stone by stone; today spring water runs through it again, 28 metres wide and icy cold.\n\nWhile it is 38 degrees on the coast, you walk in the wind up here. In the morning the Burdur museum with the giant heads of emperors, then trout in Ağlasun, and in the afternoon the city, as the shadows grow long.',
      highlights: items`The Antonine fountain with running water | A guide who dug here | Emperors’ heads in the Burdur museum | Ten degrees cooler than the coast`,
      programme: steps`
        08:00 | Pick-up in Antalya | Two hours through the Taurus, a break for tea.
        10:30 | Burdur museum | Hadrian, Marcus Aurelius and the dancers of the Heroon.
        12:30 | Lunch in Ağlasun | Trout, salad and walnut halva by the stream.
        14:00 | Sagalassos | Fountain, market, library and the theatre on the slope.
        16:15 | The way back | Via Bucak; Antalya about 18:00.
      `,
      included: items`Travel from your hotel | Guide | Both entrance fees | Lunch | Tea and water`,
      excluded: items`Walking poles | Cold drinks | Tips`,
      goodToKnow: items`You walk three kilometres with 150 metres of climbing on unpaved paths. | There can be snow in April and November; bring a warm jacket.`,
      questions: questions`
        Can you drink the water from the fountain? | Hakan does. We would rather fill your bottle at the spring beside it.
        What if the path gets too steep for me? | The fountain is ten minutes from the car park. You can stay there and we collect you.
      `,
      extras: extras`Walking poles | A pair for the day, adjustable in height`,
      meetingPoint: place`Antalya, Republic square by the clock tower | We also collect you from hotels between Konyaaltı and Kundu; we send the time the day before.`,
    },
    tr: {
      title: 'Sagalassos: suyu yeniden akan dağ kenti',
      summary: '1.500 metrede antik çeşme yeniden çağlıyor. Burdur Müzesi ve öğle yemeğinde alabalık da var.',
      description:
        'Sagalassos’ta 1990’dan beri Belçikalı arkeologlar kazı yapıyor; Hakan Yıldız da on bir yaz onlarla çalıştı. Antoninler Çeşmesi’nin taş taş ayağa kaldırılmasına yardım etti. Bugün içinden yeniden kaynak suyu akıyor; 28 metre genişlikte ve buz gibi.\n\nSahil 38 dereceyken siz burada rüzgârda yürürsünüz. Sabah dev imparator başlarıyla Burdur Müzesi, sonra Ağlasun’da alabalık, öğleden sonra da gölgeler uzarken kentin kendisi.',
      highlights: items`Suyu akan Antoninler Çeşmesi | Burada kazı yapmış bir rehber | Burdur Müzesi’nde imparator başları | Sahilden on derece serin`,
      programme: steps`
        08:00 | Antalya’da alma | Toroslar’da iki saat, çay molası.
        10:30 | Burdur Müzesi | Hadrianus, Marcus Aurelius ve Heroon’un dans eden kızları.
        12:30 | Ağlasun’da öğle yemeği | Dere kenarında alabalık, salata ve cevizli helva.
        14:00 | Sagalassos | Çeşme, agora, kütüphane ve yamaçtaki tiyatro.
        16:15 | Dönüş | Bucak üzerinden, 18:00 civarı Antalya.
      `,
      included: items`Otelden ulaşım | Rehber | İki giriş bileti | Öğle yemeği | Çay ve su`,
      excluded: items`Yürüyüş batonu | Soğuk içecekler | Bahşiş`,
      goodToKnow: items`Toprak yollarda 150 metre yükselerek üç kilometre yürünür. | Nisan ve kasımda kar olabilir, kalın bir ceket alın.`,
      questions: questions`
        Çeşmenin suyu içilir mi? | Hakan içer. Biz şişenizi yanındaki pınardan doldurmayı yeğleriz.
        Yol bana dik gelirse? | Çeşme otoparka on dakikadır. Orada kalabilirsiniz, dönüşte sizi alırız.
      `,
      extras: extras`Yürüyüş batonu | Gün boyu bir çift, boyu ayarlanır`,
      meetingPoint: place`Antalya, Saat Kulesi’nin yanında Cumhuriyet Meydanı | Konyaaltı ile Kundu arasındaki otellerden de alırız; saati bir gün önce yazarız.`,
    },
    ru: {
      title: 'Сагалассос: горный город, где снова бежит вода',
      slug: 'sagalassos-gornyy-gorod',
      summary: 'На высоте 1500 метров античный фонтан снова журчит. Плюс музей Бурдура и форель на обед.',
      description:
        'С 1990 года в Сагалассосе копают бельгийские археологи, и Хакан Йылдыз копал с ними одиннадцать сезонов. Он помогал камень за камнем поднимать фонтан Антонинов; сегодня по нему опять бежит родниковая вода, 28 метров в ширину и ледяная.\n\nПока на побережье 38 градусов, здесь, наверху, вас обдувает ветер. Утром — музей Бурдура с гигантскими головами императоров, потом форель в Агласуне, а днём сам город, когда тени становятся длинными.',
      highlights: items`Фонтан Антонинов с бегущей водой | Гид, который здесь копал | Головы императоров в музее Бурдура | На десять градусов прохладнее, чем у моря`,
      programme: steps`
        08:00 | Выезд из Антальи | Два часа через Тавр, остановка на чай.
        10:30 | Музей Бурдура | Адриан, Марк Аврелий и танцовщицы героона.
        12:30 | Обед в Агласуне | Форель, салат и ореховая халва у ручья.
        14:00 | Сагалассос | Фонтан, рынок, библиотека и театр на склоне.
        16:15 | Обратно | Через Буджак, Анталья около 18:00.
      `,
      included: items`Дорога от отеля | Гид | Оба входных билета | Обед | Чай и вода`,
      excluded: items`Треккинговые палки | Холодные напитки | Чаевые`,
      goodToKnow: items`Идти три километра с подъёмом 150 метров по грунтовым тропам. | В апреле и ноябре бывает снег; возьмите тёплую куртку.`,
      questions: questions`
        Можно ли пить воду из фонтана? | Хакан пьёт. Мы лучше наполним вашу бутылку у родника рядом.
        А если подъём окажется слишком крутым? | Фонтан в десяти минутах от стоянки. Вы можете остаться там, мы за вами вернёмся.
      `,
      extras: extras`Треккинговые палки | Пара на день, регулируются по высоте`,
      meetingPoint: place`Анталья, площадь Республики у часовой башни | Забираем и из отелей от Коньяалты до Кунду; время сообщим накануне.`,
    },
    nl: {
      title: 'Sagalassos: de bergstad waar weer water stroomt',
      summary: 'Op 1.500 meter klatert de antieke fontein weer. Met het museum in Burdur en forel als lunch.',
      description:
        'Sinds 1990 graven Belgische archeologen in Sagalassos, en Hakan Yıldız groef elf zomers met hen mee. Hij hielp de Antonijnse fontein steen voor steen op te richten; nu stroomt er weer bronwater doorheen, 28 meter breed en ijskoud.\n\nTerwijl het aan de kust 38 graden is, loop je hier boven in de wind. ’s Ochtends het museum van Burdur met de reuzenkoppen van keizers, dan forel in Ağlasun, en ’s middags de stad, als de schaduwen lang worden.',
      highlights: items`De Antonijnse fontein met stromend water | Een gids die hier heeft gegraven | Keizerskoppen in het museum van Burdur | Tien graden koeler dan aan de kust`,
      programme: steps`
        08:00 | Ophalen in Antalya | Twee uur door de Taurus, theepauze.
        10:30 | Museum van Burdur | Hadrianus, Marcus Aurelius en de danseressen van het Heroon.
        12:30 | Lunch in Ağlasun | Forel, salade en walnotenhalva aan de beek.
        14:00 | Sagalassos | Fontein, markt, bibliotheek en het theater op de helling.
        16:15 | Terugweg | Via Bucak, rond 18:00 in Antalya.
      `,
      included: items`Rit vanaf je hotel | Gids | Beide entrees | Lunch | Thee en water`,
      excluded: items`Wandelstokken | Koude drankjes | Fooi`,
      goodToKnow: items`Je loopt drie kilometer met 150 hoogtemeters over onverharde paden. | In april en november kan er sneeuw liggen; neem een warme jas mee.`,
      questions: questions`
        Mag je het fonteinwater drinken? | Hakan doet het. Wij vullen je fles liever bij de bron ernaast.
        En als het pad me te steil wordt? | De fontein ligt tien minuten van de parkeerplaats. Je kunt daar blijven, we halen je weer op.
      `,
      extras: extras`Wandelstokken | Een paar voor de dag, in hoogte verstelbaar`,
      meetingPoint: place`Antalya, Plein van de Republiek bij de klokkentoren | We halen je ook op bij hotels tussen Konyaaltı en Kundu; de tijd sturen we de dag ervoor.`,
    },
    ar: {
      title: 'ساغالاسوس: مدينة الجبل التي عاد إليها الماء',
      slug: 'saghalasus-madinat-aljabal',
      summary: 'على ارتفاع 1500 متر يخرّ ماء النافورة القديمة من جديد، مع متحف بوردور وسمك التراوت على الغداء.',
      description:
        'منذ عام 1990 ينقّب علماء آثار بلجيكيون في ساغالاسوس، وقد نقّب هاكان يلدز معهم أحد عشر صيفًا. ساعد في رفع نافورة الأنطونيين حجرًا فوق حجر، واليوم يجري فيها ماء النبع من جديد، بعرض 28 مترًا وبرودة الثلج.\n\nوبينما تبلغ حرارة الساحل 38 درجة تمشي هنا في الريح. صباحًا متحف بوردور برؤوس الأباطرة الضخمة، ثم سمك في أغلاسون، وبعد الظهر المدينة نفسها حين تطول الظلال.',
      highlights: items`نافورة الأنطونيين وماؤها الجاري | مرشد شارك في التنقيب هنا | رؤوس الأباطرة في متحف بوردور | أبرد من الساحل بعشر درجات`,
      programme: steps`
        08:00 | الاصطحاب في أنطاليا | ساعتان عبر جبال طوروس مع استراحة شاي.
        10:30 | متحف بوردور | هادريان وماركوس أوريليوس وراقصات الهيرون.
        12:30 | غداء في أغلاسون | سمك تراوت وسلطة وحلاوة بالجوز على الجدول.
        14:00 | ساغالاسوس | النافورة والسوق والمكتبة والمسرح على المنحدر.
        16:15 | العودة | عبر بوجاك، وأنطاليا نحو 18:00.
      `,
      included: items`الاصطحاب من الفندق | مرشد | تذكرتا الدخول | الغداء | شاي وماء`,
      excluded: items`عصي المشي | المشروبات الباردة | الإكراميات`,
      goodToKnow: items`تمشي ثلاثة كيلومترات بصعود 150 مترًا على دروب ترابية. | قد يسقط الثلج في أبريل ونوفمبر، فأحضر سترة دافئة.`,
      questions: questions`
        هل ماء النافورة صالح للشرب؟ | هاكان يشربه، أما نحن فنفضّل ملء زجاجتك من النبع المجاور.
        ماذا لو وجدت الدرب شديد الانحدار؟ | النافورة على بعد عشر دقائق من الموقف، ويمكنك البقاء هناك حتى نعود إليك.
      `,
      extras: extras`عصي المشي | زوج ليوم كامل يُضبط طوله`,
      meetingPoint: place`أنطاليا، ميدان الجمهورية قرب برج الساعة | نصطحبك أيضًا من الفنادق بين كونيالتي وكوندو، ونرسل الموعد في اليوم السابق.`,
    },
  },
  reviews: reviews`
    5 | Rolf D. | Bonn | de | 2026-06-30 | Unten 39 Grad, oben Wind und fließendes Wasser. Für mich eindrucksvoller als Ephesos.
    5 | Griet V. | Leuven | nl | 2025-09-07 | Als Leuvense extra trots. Hakan kent de professoren nog bij naam.
    4 | Judith A. | Durham | en | 2026-05-17 | Magnificent and nearly empty. The drive is long, so it helps that lunch is good.
    4 | Melis Ş. | Antalya | tr | 2025-10-19 | Bu kadar yakında olduğunu bilmiyordum. Burdur Müzesi ayrı bir sürpriz.
  `,
}
