import { season } from '../../../shared/entry'
import { extras, items, questions, reviews, steps } from '../../../shared/lines'
import { wedding } from '../rest-entry'

export const sideTempleBeach = wedding({
  code: 'ORI-W-01',
  slug: 'zafaf-ala-albahr-side',
  destination: 'side',
  scene: 'side',
  details: {
    kind: 'wedding',
    guests: 30,
    venue: 'beach',
    modules: ['ceremony', 'flowers', 'photography', 'music', 'dinner', 'cake', 'transfer'],
  },
  seasons: [
    season('04-10', '05-31', '3190.00'),
    season('06-01', '09-05', '3490.00'),
    season('09-06', '10-31', '3290.00'),
  ],
  extras: [
    { id: 'registrar', price: '420.00', per: 'booking', maximum: 1 },
    { id: 'film', price: '680.00', per: 'booking', maximum: 1 },
  ],
  text: {
    de: {
      title: 'Trauung am Meer in Side, bis dreißig Gäste',
      summary:
        'Barfuß im Sand westlich des Apollontempels, eine Stunde vor Sonnenuntergang, dann ein langer Tisch am Wasser.',
      description:
        'Die fünf Säulen des Tempels stehen rechts, das Meer liegt links, und um diese Stunde hat beides dieselbe Farbe. Wir stellen dreißig Stühle in den Sand, mehr nicht: kein Bogen aus Plastik, kein Teppich. Sie kommen den Weg vom alten Hafen herunter, eine Ney spielt, bis Sie stehen.\n\nGegessen wird dreihundert Meter weiter auf der Terrasse eines Fischhauses, das wir für den Abend schließen. Ihre Planerin heißt Nalan, spricht Deutsch und sitzt am Tag davor mit Ihnen bei der Wetterkarte, nicht am Telefon.',
      highlights: items`Säulen und Meer im selben Bild | Eine Terrasse am Wasser nur für Sie | Planerin vor Ort, auf Deutsch | Menü nach Probeessen`,
      programme: steps`
        16:00 | Ankleiden | Im Steinhaus am alten Hafen, mit Friseurin und Tee.
        18:30 | Trauung | Fünfundzwanzig Minuten im Sand, Ney und Kanun.
        19:10 | Fotos | An den Säulen, solange das Licht warm ist.
        20:00 | Langer Tisch | Sechs Gänge, Torte um zehn, Musik bis halb zwölf.
      `,
      included: items`Freie Trauung mit Rednerin in Ihrer Sprache | Stühle, Blumen, Brautstrauß und Anstecker | Fotografin für vier Stunden | Essen mit Hauswein für dreißig, Torte, zwei Musiker | Fahrten aus den Hotels und zurück`,
      excluded: items`Standesamt und Papiere | Zimmer und Flüge | Spirituosen`,
      goodToKnow: items`Im Tempelbezirk selbst sind Feiern verboten; wir stehen im Sand davor. | Im Juli und August beginnt alles eine halbe Stunde später, im Oktober eine Stunde früher.`,
      questions: questions`
        Sehen uns Badegäste zu? | Um diese Zeit sind die meisten beim Abendessen. Die übrigen klatschen meist.
        Und bei Regen? | Dann heiraten Sie unter dem Dach der Terrasse, mit demselben Blick.
      `,
      extras: extras`
        Standesamtliche Trauung | Termin, beeidigte Dolmetscherin, internationale Heiratsurkunde
        Film | Acht Minuten, nach fünf Wochen bei Ihnen
      `,
    },
    en: {
      title: 'Wedding by the sea at Side, up to thirty guests',
      summary: 'Barefoot on the sand west of Apollo’s temple, an hour before sunset, then one long table by the water.',
      description:
        'The five columns of the temple stand on the right, the sea lies on the left, and at this hour both are the same colour. We put thirty chairs in the sand and nothing else: no plastic arch, no carpet. You come down the path from the old harbour, and a ney plays until you stand still.\n\nDinner is three hundred metres on, at a fish restaurant whose terrace we close for the evening. Your planner is called Nalan; the day before she sits with you over the weather map in person, not on the telephone.',
      highlights: items`Columns and sea in one picture | A terrace by the water for you alone | A planner on the spot, in your language | A menu that you have tasted first`,
      programme: steps`
        16:00 | Dressing | In a stone house by the old harbour, with hairdresser and tea.
        18:30 | Ceremony | Twenty-five minutes on the sand, ney and kanun.
        19:10 | Photographs | At the columns while the light is warm.
        20:00 | The long table | Six courses, cake at ten, music until half past eleven.
      `,
      included: items`Symbolic ceremony with a speaker in your language | Chairs, flowers, bouquet and buttonholes | Photographer for four hours | Dinner with house wine for thirty, cake, two musicians | Rides from the hotels and back`,
      excluded: items`Registrar and papers | Rooms and flights | Spirits`,
      goodToKnow: items`Parties are forbidden within the temple precinct; we stand on the sand before it. | In July and August everything begins half an hour later, in October an hour earlier.`,
      questions: questions`
        Will bathers watch us? | Most are at dinner by then. The others tend to clap.
        And if it rains? | Then you marry under the roof of the terrace, with the same view.
      `,
      extras: extras`
        Legal marriage | Appointment, sworn interpreter, international certificate
        Film | Eight minutes, with you after five weeks
      `,
    },
    tr: {
      title: 'Side’de deniz kıyısında düğün, otuz konuk',
      summary:
        'Apollon Tapınağı’nın batısında yalın ayak kumda, gün batımından bir saat önce; sonra suyun kıyısında uzun masa.',
      description:
        'Tapınağın beş sütunu sağda, deniz solda; o saatte ikisi aynı renktedir. Kuma otuz sandalye koyarız, o kadar: ne plastik tak ne halı. Siz eski liman yolundan inersiniz, durana kadar ney çalar.\n\nYemek üç yüz metre ötede, o akşam yalnızca size açılan bir balıkçının terasındadır. Düğünü Nalan Hanım kurar; bir gün önce hava haritasının başına telefonla değil, sizinle birlikte oturur.',
      highlights: items`Sütunlar ve deniz aynı karede | Su kıyısında yalnızca size ait teras | Başından sonuna tek organizatör | Önceden tadılmış menü`,
      programme: steps`
        16:00 | Hazırlık | Eski limandaki taş evde, kuaför ve çay eşliğinde.
        18:30 | Tören | Kumda yirmi beş dakika, ney ve kanun.
        19:10 | Fotoğraf | Işık sıcakken sütunların önünde.
        20:00 | Uzun masa | Altı çeşit yemek, onda pasta, on bir buçuğa kadar müzik.
      `,
      included: items`Dilinizde konuşmacıyla simgesel tören | Sandalye, çiçek, gelin buketi ve yaka çiçekleri | Dört saat fotoğrafçı | Otuz kişilik yemek ve ev şarabı, pasta, iki müzisyen | Otellerden geliş ve dönüş`,
      excluded: items`Resmî nikâh ve evrak | Oda ve uçak | Yüksek alkollü içki`,
      goodToKnow: items`Tapınak alanının içinde tören yasaktır; biz önündeki kumda dururuz. | Temmuz ve ağustosta her şey yarım saat geç, ekimde bir saat erken başlar.`,
      questions: questions`
        Plajdakiler bizi izler mi? | O saatte çoğu yemektedir. Kalanlar da genellikle alkışlar.
        Yağmur yağarsa? | Aynı manzarayla terasın çatısı altında evlenirsiniz.
      `,
      extras: extras`
        Resmî nikâh | Randevu, yeminli tercüman, uluslararası aile cüzdanı
        Film | Sekiz dakika, beş hafta sonra elinizde
      `,
    },
    ru: {
      title: 'Свадьба у моря в Сиде, до тридцати гостей',
      summary: 'Босиком на песке к западу от храма Аполлона, за час до заката, а потом длинный стол у воды.',
      description:
        'Справа пять колонн храма, слева море, и в этот час они одного цвета. Мы ставим на песок тридцать стульев, и всё: ни пластиковой арки, ни ковра. Вы спускаетесь по дорожке от старой гавани, и ней играет, пока вы не остановитесь.\n\nУжин в трёхстах метрах, на террасе рыбного ресторана, закрытой на вечер только для вас. Организатора зовут Налан; накануне она сидит с вами над картой погоды лично, а не по телефону.',
      highlights: items`Колонны и море в одном кадре | Терраса у воды только для вас | Организатор на месте, на вашем языке | Меню после дегустации`,
      programme: steps`
        16:00 | Сборы | В каменном доме у старой гавани, с парикмахером и чаем.
        18:30 | Церемония | Двадцать пять минут на песке, ней и канун.
        19:10 | Съёмка | У колонн, пока свет тёплый.
        20:00 | Длинный стол | Шесть подач, торт в десять, музыка до половины двенадцатого.
      `,
      included: items`Символическая церемония с ведущей на вашем языке | Стулья, цветы, букет и бутоньерки | Фотограф на четыре часа | Ужин с домашним вином на тридцать человек, торт, два музыканта | Трансфер из отелей и обратно`,
      excluded: items`Регистрация и документы | Номера и перелёт | Крепкий алкоголь`,
      goodToKnow: items`На территории самого храма праздники запрещены, мы стоим на песке перед ним. | В июле и августе всё начинается на полчаса позже, в октябре на час раньше.`,
      questions: questions`
        Будут ли смотреть отдыхающие? | В это время почти все ужинают. Остальные обычно хлопают.
        А если дождь? | Тогда церемония под крышей террасы, с тем же видом.
      `,
      extras: extras`
        Официальный брак | Запись, присяжный переводчик, международное свидетельство
        Фильм | Восемь минут, через пять недель у вас
      `,
    },
    nl: {
      title: 'Trouwen aan zee in Side, tot dertig gasten',
      summary:
        'Op blote voeten in het zand ten westen van de Apollotempel, een uur voor zonsondergang, dan een lange tafel aan het water.',
      description:
        'Rechts staan de vijf zuilen van de tempel, links ligt de zee, en op dit uur hebben ze dezelfde kleur. We zetten dertig stoelen in het zand en verder niets: geen plastic boog, geen loper. Jullie komen het pad af van de oude haven en een ney speelt tot jullie stilstaan.\n\nHet diner is driehonderd meter verderop, op het terras van een visrestaurant dat we die avond voor jullie sluiten. Jullie planner heet Nalan; de dag ervoor zit ze met jullie aan tafel over de weerkaart gebogen, niet aan de telefoon.',
      highlights: items`Zuilen en zee in één beeld | Een terras aan het water alleen voor jullie | Een planner ter plaatse, in je eigen taal | Een menu dat je eerst hebt geproefd`,
      programme: steps`
        16:00 | Aankleden | In een stenen huis aan de oude haven, met kapster en thee.
        18:30 | Ceremonie | Vijfentwintig minuten in het zand, ney en kanun.
        19:10 | Foto’s | Bij de zuilen zolang het licht warm is.
        20:00 | De lange tafel | Zes gangen, taart om tien uur, muziek tot half twaalf.
      `,
      included: items`Symbolische ceremonie met een spreker in je taal | Stoelen, bloemen, boeket en corsages | Fotograaf voor vier uur | Diner met huiswijn voor dertig, taart, twee muzikanten | Vervoer van en naar de hotels`,
      excluded: items`Ambtenaar en papieren | Kamers en vluchten | Sterke drank`,
      goodToKnow: items`Op het tempelterrein zelf is feesten verboden; wij staan in het zand ervoor. | In juli en augustus begint alles een halfuur later, in oktober een uur eerder.`,
      questions: questions`
        Kijken er badgasten mee? | De meesten zitten dan aan tafel. De rest klapt meestal.
        En als het regent? | Dan trouwen jullie onder het dak van het terras, met hetzelfde uitzicht.
      `,
      extras: extras`
        Wettig huwelijk | Afspraak, beëdigde tolk, internationale huwelijksakte
        Film | Acht minuten, na vijf weken bij jullie
      `,
    },
    ar: {
      title: 'زفاف على البحر في سيدا حتى ثلاثين ضيفًا',
      summary: 'حفاةً على الرمل غرب معبد أبولو، قبل الغروب بساعة، ثم مائدة طويلة عند الماء.',
      description:
        'أعمدة المعبد الخمسة عن اليمين والبحر عن اليسار، وفي هذه الساعة يتحد لونهما. نضع ثلاثين كرسيًا على الرمل لا غير: بلا قوس بلاستيكي ولا سجاد. تنزل من درب الميناء القديم ويعزف الناي حتى تقف.\n\nالعشاء على بعد ثلاثمئة متر، على شرفة مطعم أسماك نغلقها لك وحدك. منظّمة حفلك السيدة نالان، تجلس معك في اليوم السابق أمام خريطة الطقس وجهًا لوجه لا عبر الهاتف.',
      highlights: items`الأعمدة والبحر في صورة واحدة | شرفة على الماء لك وحدك | منظّمة ترافقك بلغتك | قائمة طعام تتذوقها مسبقًا`,
      programme: steps`
        16:00 | الاستعداد | في بيت حجري عند الميناء القديم مع مصففة الشعر والشاي.
        18:30 | المراسم | خمس وعشرون دقيقة على الرمل مع الناي والقانون.
        19:10 | التصوير | عند الأعمدة ما دام الضوء دافئًا.
        20:00 | المائدة الطويلة | ستة أطباق، والكعكة في العاشرة، والموسيقى حتى الحادية عشرة والنصف.
      `,
      included: items`مراسم رمزية مع متحدثة بلغتك | كراسٍ وزهور وباقة العروس وورود الصدر | مصوّرة لأربع ساعات | عشاء لثلاثين ضيفًا مع المشروبات، كعكة، عازفان | النقل من الفنادق وإليها`,
      excluded: items`الزواج الرسمي والأوراق | الغرف والطيران | المشروبات الروحية`,
      goodToKnow: items`الاحتفال داخل حرم المعبد ممنوع، فنقف على الرمل أمامه. | في يوليو وأغسطس يتأخر كل شيء نصف ساعة، وفي أكتوبر يتقدم ساعة.`,
      questions: questions`
        هل يشاهدنا رواد الشاطئ؟ | معظمهم عند العشاء في تلك الساعة، والباقون يصفقون غالبًا.
        وإن أمطرت؟ | تكون المراسم تحت سقف الشرفة وبالمنظر نفسه.
      `,
      extras: extras`
        الزواج الرسمي | موعد ومترجمة محلفة ووثيقة زواج دولية
        فيلم | ثماني دقائق تصلك بعد خمسة أسابيع
      `,
    },
  },
  reviews: reviews`
    5 | Laura und Benedikt | Würzburg | de | 2026-09-12 | Nalan saß abends mit uns über der Wetterkarte und hatte recht. Es war der schönste Tag.
    5 | Sophie and Ajay | Leicester | en | 2026-05-23 | Thirty chairs, the sea, a flute. Nothing was missing.
    4 | Maaike en Joris | Amersfoort | nl | 2026-06-19 | Prachtig. De muziek mocht iets langer.
  `,
})
