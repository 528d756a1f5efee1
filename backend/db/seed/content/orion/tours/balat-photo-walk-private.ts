import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const balatPhotoWalkPrivate: SeedProduct<OrionLocale> = {
  code: 'ORI-T-36',
  kind: 'tour',
  category: 'stadt-genuss',
  destination: 'istanbul',
  scene: 'istanbul',
  pictureSeed: 136,
  details: {
    kind: 'tour',
    durationMinutes: 210,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr'],
    groupSize: 7,
    pickup: 'meetingPoint',
    theme: 'city',
    minimumAge: 0,
  },
  unit: 'group',
  currency: 'EUR',
  seasons: [{ from: '01-01', to: '12-31', adult: '160.00', child: '160.00', infant: '0.00' }],
  sessions: [
    { time: '08:00', endTime: '11:30', capacity: 7, weekdays: EVERY_DAY },
    { time: '16:00', endTime: '19:30', capacity: 7, weekdays: [1, 2, 3, 4, 5] },
  ],
  childFrom: 6,
  adultFrom: 13,
  group: { price: '160.00', maximumPersons: 4, extraPersonPrice: '25.00' },
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 1440,
  freeCancellationHours: 24,
  instantConfirmation: false,
  extras: [
    { id: 'camera', price: '30.00', per: 'booking', maximum: 2 },
    { id: 'portraits', price: '45.00', per: 'booking', maximum: 1 },
  ],
  meetingPoint: { latitude: 41.0297, longitude: 28.9497 },
  rank: 36,
  text: {
    de: {
      title: 'Fener und Balat mit Fotografin, nur für Ihre Gruppe',
      summary: 'Dreieinhalb Stunden in bunten Gassen am Goldenen Horn: sehen lernen, fragen lernen, Tee trinken.',
      description:
        'Defne Aksoy ist in Balat geboren und hat das Viertel zwanzig Jahre lang für eine Istanbuler Zeitung fotografiert. Sie kennt die Stunde, in der das Licht die Merdivenli-Gasse hinunterfällt, und die Frauen, die gern aus dem Fenster winken, wenn man vorher grüßt.\n\nEin Telefon genügt; wer eine Kamera hat, bringt sie mit. Zwischendurch sitzen Sie in einem Teehaus, sehen Ihre Bilder gemeinsam an und gehen dann noch einmal los. Der Preis gilt für die Gruppe, nicht pro Kopf.',
      highlights: items`Ein Preis für bis zu vier Gäste | Eine Fotografin, die hier zu Hause ist | Patriarchat, Eisenkirche und bunte Treppen | Für Telefon und Kamera`,
      programme: steps`
        08:00 | Anleger Fener | Kennenlernen, drei Regeln für gute Straßenfotos.
        08:30 | Fener | Das rote Gymnasium, das Patriarchat, steile Gassen.
        09:30 | Teehaus | Bilder ansehen, Simit und Tee.
        10:00 | Balat | Farbige Häuser, Trödler, eine Bäckerei am Ofen.
        11:00 | Eiserne Kirche | Sankt Stefan am Wasser, Ausklang am Ufer bis 11:30.
      `,
      included: items`Fotografin als Guide | Simit und Tee | Besprechung Ihrer Bilder | Zehn Bilder, von Defne bearbeitet`,
      excluded: items`Anfahrt nach Fener | Leihkamera | Trinkgeld`,
      goodToKnow: items`Ab dem fünften Gast kommt ein Aufpreis pro Person dazu, sieben ist das Maximum. | Die Zeiten gelten für den Morgen; am Nachmittag beginnen wir um 16:00 in Balat.`,
      questions: questions`
        Darf man Menschen fotografieren? | Wer gefragt wird, sagt hier meist Ja. Defne stellt Sie vor; Kinder nehmen wir nur mit Erlaubnis der Eltern auf.
        Ist der Weg für Kinderwagen geeignet? | Nein, es gibt viele Stufen und Kopfsteinpflaster. Eine Trage ist besser.
      `,
      extras: extras`
        Leihkamera | Handliche Systemkamera mit Karte, die Sie behalten
        Porträts Ihrer Gruppe | 30 Minuten länger, 25 bearbeitete Bilder
      `,
      meetingPoint: place`Istanbul, Fähranleger Fener | Defne trägt eine rote Mütze und eine alte Leica. Bus und Fähre halten vor der Tür.`,
    },
    en: {
      title: 'Fener and Balat with a photographer, for your group only',
      summary: 'Three and a half hours in colourful lanes by the Golden Horn: learn to see, learn to ask, drink tea.',
      description:
        'Defne Aksoy was born in Balat and photographed the quarter for an Istanbul newspaper for twenty years. She knows the hour when the light falls down Merdivenli lane, and the women who like to wave from their windows if you greet them first.\n\nA phone is enough; if you have a camera, bring it. In between you sit in a tea house, look at your pictures together and set out once more. The price is for the group, not per head.',
      highlights: items`One price for up to four guests | A photographer who is at home here | Patriarchate, iron church and coloured steps | For phone and camera`,
      programme: steps`
        08:00 | Fener pier | Getting to know each other, three rules for street photos.
        08:30 | Fener | The red school, the Patriarchate, steep lanes.
        09:30 | Tea house | Looking at pictures over simit and tea.
        10:00 | Balat | Coloured houses, junk dealers, a bakery at its oven.
        11:00 | Iron church | Saint Stephen’s by the water, ending on the shore at 11:30.
      `,
      included: items`A photographer as guide | Simit and tea | A talk about your pictures | Ten pictures edited by Defne`,
      excluded: items`Travel to Fener | Rental camera | Tips`,
      goodToKnow: items`From the fifth guest there is a surcharge per person; seven is the maximum. | Times are for the morning; in the afternoon we start at 16:00 in Balat.`,
      questions: questions`
        May I photograph people? | Those who are asked mostly say yes. Defne introduces you; we photograph children only with their parents’ consent.
        Is it suitable for a pushchair? | No, there are many steps and cobbles. A carrier is better.
      `,
      extras: extras`
        Rental camera | A compact system camera with a card that you keep
        Portraits of your group | 30 minutes longer, 25 edited pictures
      `,
      meetingPoint: place`Istanbul, Fener ferry pier | Defne wears a red cap and carries an old Leica. Bus and ferry stop right there.`,
    },
    tr: {
      title: 'Fotoğrafçıyla Fener ve Balat, yalnız sizin grubunuza',
      summary: 'Haliç’in renkli sokaklarında üç buçuk saat: bakmayı ve sormayı öğrenmek, çay içmek.',
      description:
        'Defne Aksoy Balat’ta doğdu, mahalleyi yirmi yıl boyunca bir İstanbul gazetesi için fotoğrafladı. Işığın Merdivenli Yokuş’a düştüğü saati de bilir, selam verene pencereden el sallayan teyzeleri de.\n\nTelefon yeter; fotoğraf makineniz varsa getirin. Arada bir çay ocağında oturur, kareleri birlikte inceler, sonra bir daha yola çıkarız. Fiyat kişi başı değil, grup içindir; acelemiz de yoktur.',
      highlights: items`Dört kişiye kadar tek fiyat | Bu mahalleden bir fotoğrafçı | Patrikhane, Demir Kilise, renkli merdivenler | Telefonla da fotoğraf makinesiyle de`,
      programme: steps`
        08:00 | Fener İskelesi | Tanışma, sokak fotoğrafı için üç kural.
        08:30 | Fener | Kırmızı okul, Patrikhane, dik yokuşlar.
        09:30 | Çay ocağı | Simit ve çayla karelere bakış.
        10:00 | Balat | Renkli evler, eskiciler, ocak başında bir fırın.
        11:00 | Demir Kilise | Kıyıdaki Aya Stefan, 11:30’da sahilde bitiş.
      `,
      included: items`Rehber olarak fotoğrafçı | Simit ve çay | Fotoğraflarınız üzerine sohbet | Defne’nin düzenlediği on kare`,
      excluded: items`Fener’e ulaşım | Kiralık makine | Bahşiş`,
      goodToKnow: items`Beşinci kişiden itibaren kişi başı ek ücret alınır, en fazla yedi kişi katılır. | Saatler sabah içindir; öğleden sonra 16:00’da Balat’tan başlarız.`,
      questions: questions`
        İnsanların fotoğrafını çekebilir miyim? | Sorulan çoğu zaman evet der. Defne sizi tanıştırır; çocukları yalnız ailesinin izniyle çekeriz.
        Bebek arabası uygun mu? | Hayır, basamak ve parke taşı çoktur. Kanguru daha iyidir.
      `,
      extras: extras`
        Kiralık fotoğraf makinesi | Kartı sizde kalan hafif bir aynasız makine
        Grubunuzun portreleri | 30 dakika daha, 25 düzenlenmiş kare
      `,
      meetingPoint: place`İstanbul, Fener vapur iskelesi | Defne kırmızı bere takar, boynunda eski bir Leica vardır. Otobüs ve vapur hemen önünde durur.`,
    },
    ru: {
      title: 'Фенер и Балат с фотографом, только ваша компания',
      slug: 'fener-i-balat-s-fotografom',
      summary: 'Три с половиной часа в цветных переулках у Золотого Рога: учимся смотреть и спрашивать, пьём чай.',
      description:
        'Дефне Аксой родилась в Балате и двадцать лет снимала квартал для стамбульской газеты. Она знает час, когда свет стекает по улице Мердивенли, и женщин, которые охотно машут из окон, если сперва поздороваться.\n\nХватит и телефона; есть камера — возьмите её. В середине пути вы сидите в чайной, вместе смотрите снимки и идёте снова. Цена за компанию, а не за человека.',
      highlights: items`Одна цена на компанию до четырёх гостей | Фотограф, для которого это родной квартал | Патриархия, железная церковь и цветные лестницы | Для телефона и камеры`,
      programme: steps`
        08:00 | Причал Фенер | Знакомство, три правила уличного снимка.
        08:30 | Фенер | Красная школа, Патриархия, крутые улочки.
        09:30 | Чайная | Разбор снимков за симитом и чаем.
        10:00 | Балат | Цветные дома, старьёвщики, пекарня у печи.
        11:00 | Железная церковь | Святой Стефан у воды, финал на берегу в 11:30.
      `,
      included: items`Фотограф в роли гида | Симит и чай | Разбор ваших снимков | Десять кадров в обработке Дефне`,
      excluded: items`Дорога до Фенера | Камера напрокат | Чаевые`,
      goodToKnow: items`С пятого гостя действует доплата за человека, максимум семь. | Время указано для утра; днём начинаем в 16:00 в Балате.`,
      questions: questions`
        Можно ли снимать людей? | Если спросить, обычно соглашаются. Дефне вас представит; детей снимаем только с разрешения родителей.
        Подойдёт ли маршрут для коляски? | Нет, много ступеней и брусчатки. Лучше переноска.
      `,
      extras: extras`
        Камера напрокат | Компактная камера с картой памяти, которая останется у вас
        Портреты вашей компании | На 30 минут дольше, 25 обработанных кадров
      `,
      meetingPoint: place`Стамбул, паромный причал Фенер | Дефне в красной шапочке и со старой «Лейкой». Автобус и паром останавливаются рядом.`,
    },
    nl: {
      title: 'Fener en Balat met een fotografe, alleen jullie groep',
      summary: 'Drieënhalf uur in kleurige stegen aan de Gouden Hoorn: leren kijken, leren vragen, thee drinken.',
      description:
        'Defne Aksoy is in Balat geboren en fotografeerde de wijk twintig jaar voor een krant uit Istanbul. Ze kent het uur waarop het licht de Merdivenlisteeg in valt, en de vrouwen die graag uit het raam zwaaien als je eerst groet.\n\nEen telefoon is genoeg; heb je een camera, neem hem dan mee. Halverwege zit je in een theehuis, bekijk je samen de foto’s en ga je nog eens op pad. De prijs geldt voor de groep, niet per persoon.',
      highlights: items`Eén prijs tot vier gasten | Een fotografe die hier thuis is | Patriarchaat, ijzeren kerk en kleurige trappen | Voor telefoon en camera`,
      programme: steps`
        08:00 | Steiger Fener | Kennismaken, drie regels voor straatfoto’s.
        08:30 | Fener | De rode school, het patriarchaat, steile stegen.
        09:30 | Theehuis | Foto’s bekijken bij simit en thee.
        10:00 | Balat | Gekleurde huizen, uitdragers, een bakkerij aan de oven.
        11:00 | IJzeren kerk | Sint-Stefanus aan het water, einde aan de oever om 11:30.
      `,
      included: items`Fotografe als gids | Simit en thee | Bespreking van jullie foto’s | Tien foto’s, door Defne bewerkt`,
      excluded: items`Reis naar Fener | Huurcamera | Fooi`,
      goodToKnow: items`Vanaf de vijfde gast geldt een toeslag per persoon; zeven is het maximum. | De tijden gelden voor de ochtend; ’s middags beginnen we om 16:00 in Balat.`,
      questions: questions`
        Mag ik mensen fotograferen? | Wie je het vraagt, zegt meestal ja. Defne stelt je voor; kinderen alleen met toestemming van de ouders.
        Is de route geschikt voor een kinderwagen? | Nee, er zijn veel treden en kasseien. Een draagzak is beter.
      `,
      extras: extras`
        Huurcamera | Compacte systeemcamera met een kaartje dat je houdt
        Portretten van jullie groep | 30 minuten langer, 25 bewerkte foto’s
      `,
      meetingPoint: place`Istanbul, veersteiger Fener | Defne draagt een rode muts en een oude Leica. Bus en veerboot stoppen voor de deur.`,
    },
    ar: {
      title: 'فنر وبلاط مع مصوّرة، لمجموعتك وحدها',
      slug: 'fanar-wa-balat-maa-musawwira',
      summary: 'ثلاث ساعات ونصف في أزقة ملوّنة على القرن الذهبي: نتعلم النظر والسؤال ونشرب الشاي.',
      description:
        'ولدت دفنه أكسوي في بلاط وصوّرت الحي عشرين عامًا لصحيفة إسطنبولية. تعرف الساعة التي يهبط فيها الضوء على زقاق مرديفنلي، وتعرف النساء اللواتي يلوّحن من النوافذ لمن يبدأ بالسلام.\n\nيكفي الهاتف، ومن لديه كاميرا فليحضرها. وفي منتصف الطريق نجلس في مقهى شاي وننظر معًا إلى الصور ثم ننطلق من جديد. السعر للمجموعة كلها، لا للشخص.',
      highlights: items`سعر واحد حتى أربعة ضيوف | مصوّرة هذا الحي بيتها | البطريركية والكنيسة الحديدية والأدراج الملوّنة | للهاتف والكاميرا`,
      programme: steps`
        08:00 | مرسى فنر | تعارف وثلاث قواعد لصور الشارع.
        08:30 | فنر | المدرسة الحمراء والبطريركية والأزقة المنحدرة.
        09:30 | مقهى الشاي | مشاهدة الصور مع السميط والشاي.
        10:00 | بلاط | بيوت ملوّنة وباعة القديم ومخبز عند فرنه.
        11:00 | الكنيسة الحديدية | القديس استفانوس على الماء، والختام على الشاطئ في 11:30.
      `,
      included: items`مصوّرة مرشدة | سميط وشاي | حديث حول صورك | عشر صور تعالجها دفنه`,
      excluded: items`الوصول إلى فنر | استئجار كاميرا | الإكراميات`,
      goodToKnow: items`من الضيف الخامس يُضاف مبلغ لكل شخص، والحد الأقصى سبعة. | الأوقات للصباح، أما بعد الظهر فنبدأ في 16:00 من بلاط.`,
      questions: questions`
        هل يجوز تصوير الناس؟ | من يُسأل يوافق غالبًا، ودفنه تعرّفك بهم. ولا نصوّر الأطفال إلا بإذن الأهل.
        هل الطريق مناسب لعربة الأطفال؟ | لا، فالأدراج كثيرة والأرض مرصوفة بالحجر، والحمّالة أفضل.
      `,
      extras: extras`
        استئجار كاميرا | كاميرا خفيفة مع بطاقة تحتفظ بها
        صور شخصية لمجموعتك | 30 دقيقة إضافية و25 صورة معالجة
      `,
      meetingPoint: place`إسطنبول، مرسى عبّارة فنر | ترتدي دفنه قبعة حمراء وتحمل كاميرا لايكا قديمة. الحافلة والعبّارة أمام المكان.`,
    },
  },
  reviews: reviews`
    5 | Carolin V. | Leipzig | de | 2026-04-16 | Seitdem fotografiere ich anders, auch zu Hause. Defne hat eine große Ruhe.
    5 | Анна Ф. | Санкт-Петербург | ru | 2026-06-07 | Вдвоём с мамой. Снимки на стене, а бабушка из окна угостила нас вишней.
    4 | Ethan C. | Nottingham | en | 2025-11-08 | Worth every step, and there are many. Bring a spare battery.
    5 | Onur Ç. | İstanbul | tr | 2026-03-01 | Kendi şehrimde turist oldum. Çay ocağındaki sohbet turun yarısı.
  `,
}
