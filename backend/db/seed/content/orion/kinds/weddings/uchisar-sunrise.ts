import { season } from '../../../shared/entry'
import { extras, items, questions, reviews, steps } from '../../../shared/lines'
import { wedding } from '../rest-entry'

export const uchisarSunrise = wedding({
  code: 'ORI-W-03',
  slug: 'zafaf-inda-alshuruq-uchisar',
  destination: 'cappadocia',
  scene: 'cappadocia',
  details: {
    kind: 'wedding',
    guests: 16,
    venue: 'castle',
    modules: ['ceremony', 'flowers', 'photography', 'makeUp', 'cake', 'transfer'],
  },
  seasons: [
    season('03-15', '05-31', '2290.00'),
    season('06-01', '08-31', '2090.00'),
    season('09-01', '11-10', '2290.00'),
  ],
  extras: [
    { id: 'registrar', price: '450.00', per: 'booking', maximum: 1 },
    { id: 'balloon-for-two', price: '420.00', per: 'booking', maximum: 1 },
    { id: 'drone', price: '240.00', per: 'booking', maximum: 1 },
  ],
  text: {
    de: {
      title: 'Heiraten bei Sonnenaufgang in Uçhisar, sechzehn Gäste',
      summary: 'Eine Terrasse unter der Felsenburg, hundert Ballone am Himmel und um sieben ein Frühstück für alle.',
      description:
        'Man steht um vier auf, und niemand bereut es. Wenn es hell wird, steigen aus dem Tal die ersten Ballone auf Augenhöhe, und die Terrasse unter der Burg von Uçhisar liegt genau in ihrer Bahn. Ihr Ja fällt in die Minute, in der die Sonne über den Erciyes kommt; unser Kalender kennt sie auf die Sekunde.\n\nBallone starten nur bei ruhigem Wind, an etwa zwei von drei Morgen zwischen April und Oktober. Darum halten wir zwei Tage frei: Der Pilot ruft am Vorabend an, und Sie wählen. Geheiratet wird in jedem Fall, die Sonne kommt auch ohne Ballone.',
      highlights: items`Zwei Tage frei gehalten, für das bessere Wetter | Terrasse allein für Sie, unter der Felsenburg | Fotografin, die hier jeden Winkel kennt | Frühstück mit vierzig Schälchen`,
      programme: steps`
        04:15 | Haare und Make-up | Im Höhlenzimmer neben der Terrasse.
        05:20 | Gäste und Tee | Decken liegen bereit, auch im Juli.
        05:45 | Trauung | Zwanzig Minuten, die Ballone ziehen vorbei.
        07:00 | Frühstück und Torte | Für sechzehn, bis niemand mehr kann.
      `,
      included: items`Freie Trauung mit Redner in Ihrer Sprache | Terrasse für zwei Morgen | Brautstrauß, Tischblumen, Haare und Make-up | Fotografin für drei Stunden, 120 Bilder | Frühstück, Torte und Fahrten im Ort`,
      excluded: items`Standesamt und Papiere | Zimmer und Anreise | Ballonfahrt`,
      goodToKnow: items`Uçhisar liegt auf 1.400 Metern; morgens hat es auch im Sommer zwölf Grad. | Wir nennen die Uhrzeit zwei Wochen vorher, sie folgt der Sonne.`,
      questions: questions`
        Und wenn kein Ballon fährt? | Dann nehmen wir den zweiten Morgen. Bleiben beide ohne, geben wir 200 € zurück.
        Kann man in Kappadokien rechtsgültig heiraten? | Ja, mit dem Standesamt in Nevşehir als Zusatz; es kommt auch zum Sonnenaufgang.
      `,
      extras: extras`
        Standesamtliche Trauung | Termin in Nevşehir, Dolmetscherin, Urkunde
        Ballon zu zweit | Am Morgen danach, in einem Korb mit sechzehn Gästen
        Drohne | Zwanzig Minuten in der Luft, mit Genehmigung
      `,
    },
    en: {
      title: 'Sunrise wedding at Uçhisar, sixteen guests',
      summary: 'A terrace beneath the rock castle, a hundred balloons in the sky, and breakfast for all at seven.',
      description:
        'You get up at four, and nobody regrets it. As it grows light the first balloons climb out of the valley to the height of your eyes, and the terrace below Uçhisar castle lies right in their way. You say yes in the minute when the sun clears Erciyes; our calendar has it to the second.\n\nBalloons fly in calm air only, on about two mornings in three between April and October. We therefore hold two days: the pilot rings the evening before, and you choose. You marry in any case; the sun comes up without balloons too.',
      highlights: items`Two days held for you, for the better weather | The terrace to yourselves below the castle | A photographer who knows every corner here | A breakfast of forty small dishes`,
      programme: steps`
        04:15 | Hair and make-up | In the cave room beside the terrace.
        05:20 | Guests and tea | Blankets are laid out, in July too.
        05:45 | Ceremony | Twenty minutes while the balloons drift by.
        07:00 | Breakfast and cake | For sixteen, until nobody can manage another bite.
      `,
      included: items`Symbolic ceremony with a speaker in your language | The terrace on two mornings | Bouquet, table flowers, hair and make-up | Photographer for three hours, 120 pictures | Breakfast, cake and rides in the village`,
      excluded: items`Registrar and papers | Rooms and the journey | The balloon flight`,
      goodToKnow: items`Uçhisar lies at 1,400 metres; dawn is twelve degrees even in summer. | We tell you the hour two weeks ahead, for it follows the sun.`,
      questions: questions`
        And if no balloon flies? | Then we take the second morning. If both stay empty, you get €200 back.
        Can one marry legally in Cappadocia? | Yes, as an extra, with the registrar from Nevşehir, who comes at sunrise too.
      `,
      extras: extras`
        Legal marriage | Appointment in Nevşehir, interpreter, certificate
        Balloon for two | On the morning after, in a basket of sixteen
        Drone | Twenty minutes in the air, with a permit
      `,
    },
    tr: {
      title: 'Uçhisar’da gün doğumunda düğün, on altı konuk',
      summary: 'Kaya kalesinin altında bir teras, gökte yüz balon, sabah yedide herkese kahvaltı.',
      description:
        'Dörtte kalkılır, kimse pişman olmaz. Ortalık ağarınca vadiden yükselen ilk balonlar göz hizanıza gelir; Uçhisar Kalesi’nin altındaki teras tam yollarının üstündedir. Evet dediğiniz dakika, güneşin Erciyes’i aştığı dakikadır; takvimimiz saniyesine kadar bilir.\n\nBalon yalnızca durgun havada uçar: nisanla ekim arasında üç sabahın ikisinde. Bu yüzden size iki gün ayırırız; pilot bir akşam önce arar, siz seçersiniz. Düğün her hâlde olur, güneş balonsuz da doğar.',
      highlights: items`İyi hava için ayrılmış iki gün | Kalenin altında yalnızca size ait teras | Buranın her köşesini bilen fotoğrafçı | Kırk tabaklı kahvaltı`,
      programme: steps`
        04:15 | Saç ve makyaj | Terasın yanındaki mağara odada.
        05:20 | Konuklar ve çay | Battaniyeler hazırdır, temmuzda da.
        05:45 | Tören | Balonlar geçerken yirmi dakika.
        07:00 | Kahvaltı ve pasta | On altı kişiye, kimse yiyemeyene dek.
      `,
      included: items`Dilinizde konuşmacıyla simgesel tören | İki sabah için teras | Gelin buketi, masa çiçekleri, saç ve makyaj | Üç saat fotoğrafçı, 120 kare | Kahvaltı, pasta ve köy içi ulaşım`,
      excluded: items`Resmî nikâh ve evrak | Oda ve yol | Balon uçuşu`,
      goodToKnow: items`Uçhisar 1.400 metrededir; yaz sabahı da on iki derecedir. | Saati iki hafta önce bildiririz, güneşe göre değişir.`,
      questions: questions`
        Balon uçmazsa? | İkinci sabaha geçeriz. İkisi de boşsa 200 € iade ederiz.
        Kapadokya’da resmî nikâh olur mu? | Olur; ek olarak Nevşehir nikâh memuru gün doğumuna da gelir.
      `,
      extras: extras`
        Resmî nikâh | Nevşehir’den randevu, tercüman, aile cüzdanı
        İki kişilik balon | Ertesi sabah, on altı kişilik sepette
        Dron | İzinli, yirmi dakika havada
      `,
    },
    ru: {
      title: 'Свадьба на рассвете в Учхисаре, шестнадцать гостей',
      summary: 'Терраса под скальной крепостью, сто шаров в небе и завтрак для всех в семь утра.',
      description:
        'Встают в четыре, и никто не жалеет. Когда светлеет, первые шары поднимаются из долины на уровень глаз, а терраса под крепостью Учхисара лежит прямо на их пути. «Да» звучит в ту минуту, когда солнце выходит из-за Эрджиеса; наш календарь знает её до секунды.\n\nШары летают только в безветрие, с апреля по октябрь примерно два утра из трёх. Поэтому мы держим для вас два дня: накануне вечером звонит пилот, и вы выбираете. Свадьба будет в любом случае, солнце встаёт и без шаров.',
      highlights: items`Два дня в запасе ради погоды | Терраса под крепостью только ваша | Фотограф, который знает здесь каждый угол | Завтрак из сорока тарелочек`,
      programme: steps`
        04:15 | Причёска и макияж | В пещерной комнате рядом с террасой.
        05:20 | Гости и чай | Пледы лежат наготове даже в июле.
        05:45 | Церемония | Двадцать минут, пока мимо плывут шары.
        07:00 | Завтрак и торт | На шестнадцать человек, пока есть силы.
      `,
      included: items`Символическая церемония с ведущим на вашем языке | Терраса на два утра | Букет, цветы на стол, причёска и макияж | Фотограф на три часа, 120 снимков | Завтрак, торт и поездки по деревне`,
      excluded: items`Регистрация и документы | Номера и дорога | Полёт на шаре`,
      goodToKnow: items`Учхисар стоит на высоте 1400 метров, на рассвете и летом двенадцать градусов. | Время сообщаем за две недели, оно зависит от солнца.`,
      questions: questions`
        А если шары не полетят? | Перенесём на второе утро. Если пусто оба раза, вернём 200 €.
        Можно ли в Каппадокии расписаться официально? | Да, дополнительно: регистратор из Невшехира приезжает и на рассвете.
      `,
      extras: extras`
        Официальный брак | Запись в Невшехире, переводчик, свидетельство
        Шар на двоих | На следующее утро, в корзине на шестнадцать человек
        Дрон | Двадцать минут в воздухе, с разрешением
      `,
    },
    nl: {
      title: 'Trouwen bij zonsopgang in Uçhisar, zestien gasten',
      summary: 'Een terras onder de rotsburcht, honderd ballonnen in de lucht en om zeven uur ontbijt voor iedereen.',
      description:
        'Je staat om vier uur op en niemand heeft spijt. Als het licht wordt, stijgen de eerste ballonnen uit het dal tot ooghoogte, en het terras onder de burcht van Uçhisar ligt precies in hun baan. Jullie ja valt in de minuut waarin de zon boven de Erciyes komt; onze kalender weet het op de seconde.\n\nBallonnen varen alleen bij rustige lucht, tussen april en oktober op zo’n twee van de drie ochtenden. Daarom houden we twee dagen vrij: de piloot belt de avond ervoor en jullie kiezen. Getrouwd wordt er hoe dan ook, de zon komt ook zonder ballonnen op.',
      highlights: items`Twee dagen vrijgehouden voor het beste weer | Het terras onder de burcht alleen voor jullie | Een fotograaf die hier elke hoek kent | Ontbijt met veertig schaaltjes`,
      programme: steps`
        04:15 | Haar en make-up | In de grotkamer naast het terras.
        05:20 | Gasten en thee | Dekens liggen klaar, ook in juli.
        05:45 | Ceremonie | Twintig minuten terwijl de ballonnen voorbijdrijven.
        07:00 | Ontbijt en taart | Voor zestien, tot niemand meer kan.
      `,
      included: items`Symbolische ceremonie met een spreker in je taal | Het terras op twee ochtenden | Boeket, tafelbloemen, haar en make-up | Fotograaf voor drie uur, 120 foto’s | Ontbijt, taart en vervoer in het dorp`,
      excluded: items`Ambtenaar en papieren | Kamers en de reis | De ballonvaart`,
      goodToKnow: items`Uçhisar ligt op 1.400 meter; ’s ochtends is het ook in de zomer twaalf graden. | Het tijdstip geven we twee weken vooraf, want het volgt de zon.`,
      questions: questions`
        En als er geen ballon vaart? | Dan nemen we de tweede ochtend. Zijn ze beide leeg, dan krijg je € 200 terug.
        Kun je in Cappadocië wettig trouwen? | Ja, als extra met de ambtenaar uit Nevşehir; die komt ook bij zonsopgang.
      `,
      extras: extras`
        Wettig huwelijk | Afspraak in Nevşehir, tolk, akte
        Ballon voor twee | De ochtend erna, in een mand met zestien gasten
        Drone | Twintig minuten in de lucht, met vergunning
      `,
    },
    ar: {
      title: 'زفاف عند الشروق في أوتشحصار لستة عشر ضيفًا',
      summary: 'شرفة تحت القلعة الصخرية ومئة منطاد في السماء وإفطار للجميع في السابعة.',
      description:
        'الاستيقاظ في الرابعة ولا أحد يندم. حين يطلع الضوء ترتفع المناطيد الأولى من الوادي إلى مستوى العين، والشرفة تحت قلعة أوتشحصار في طريقها تمامًا. تقول نعم في الدقيقة التي تشرق فيها الشمس من خلف أرجيس، وتقويمنا يعرفها بالثانية.\n\nلا تطير المناطيد إلا في هواء ساكن، أي في صباحين من كل ثلاثة بين أبريل وأكتوبر. لذلك نحجز لك يومين: يتصل الطيار في المساء السابق وتختار. والزفاف قائم في كل حال، فالشمس تشرق بلا مناطيد أيضًا.',
      highlights: items`يومان محجوزان لأفضل طقس | شرفة تحت القلعة لك وحدك | مصوّرة تعرف هنا كل زاوية | إفطار من أربعين طبقًا صغيرًا`,
      programme: steps`
        04:15 | الشعر والمكياج | في غرفة كهفية بجانب الشرفة.
        05:20 | الضيوف والشاي | الأغطية جاهزة حتى في يوليو.
        05:45 | المراسم | عشرون دقيقة والمناطيد تعبر.
        07:00 | الإفطار والكعكة | لستة عشر ضيفًا حتى يكتفي الجميع.
      `,
      included: items`مراسم رمزية مع متحدث بلغتك | الشرفة لصباحين | باقة العروس وزهور الطاولة والشعر والمكياج | مصوّرة لثلاث ساعات و120 صورة | الإفطار والكعكة والتنقل داخل القرية`,
      excluded: items`الزواج الرسمي والأوراق | الغرف والسفر | رحلة المنطاد`,
      goodToKnow: items`ترتفع أوتشحصار 1400 متر، وحرارة الفجر اثنتا عشرة درجة حتى صيفًا. | نبلغك بالساعة قبل أسبوعين لأنها تتبع الشمس.`,
      questions: questions`
        وإن لم تطر المناطيد؟ | ننتقل إلى الصباح الثاني، وإن خلا الاثنان أعدنا لك 200 يورو.
        هل يمكن الزواج رسميًا في كابادوكيا؟ | نعم كخدمة إضافية، ويحضر مأمور نوشهر عند الشروق أيضًا.
      `,
      extras: extras`
        الزواج الرسمي | موعد في نوشهر ومترجمة ووثيقة
        منطاد لشخصين | في صباح اليوم التالي ضمن سلة لستة عشر راكبًا
        طائرة تصوير | عشرون دقيقة في الجو بتصريح
      `,
    },
  },
  reviews: reviews`
    5 | Miriam und Jonas | Zürich | de | 2026-05-16 | Der Pilot rief um neun abends an: morgen. Es war perfekt.
    5 | Chloe and Ben | Manchester | en | 2026-10-03 | Second morning, no wind, ninety-four balloons. My father counted.
    5 | Eva en Thijs | Eindhoven | nl | 2026-09-19 | Koud, vroeg en onvergetelijk.
    4 | نورة وفيصل | جدة | ar | 2026-06-11 | شروق لا يُنسى، والإفطار كان أطيب مما توقعنا.
  `,
})
