import { season } from '../../../shared/entry'
import { extras, items, questions, reviews } from '../../../shared/lines'
import { health } from '../rest-entry'

export const balcovaSprings = health({
  code: 'ORI-H-05',
  slug: 'yanabi-aghamamnun-izmir',
  destination: 'izmir',
  scene: 'spapool',
  campaign: {
    discountType: 'percent',
    discountValue: '9.00',
    endsInDays: 50,
    label: {
      de: 'Kur günstiger',
      en: 'Thermal stay for less',
      tr: 'Kür indirimi',
      ru: 'Курс на водах дешевле',
      nl: 'Kuren voor minder',
      ar: 'استشفاء بسعر أقل',
    },
  },
  details: { kind: 'health', field: 'spa', stayNights: 7, accreditation: 'HealthTürkiye A-0802' },
  seasons: [season('01-01', '05-31', '690.00'), season('06-01', '08-31', '640.00'), season('09-01', '12-31', '710.00')],
  extras: [
    { id: 'second-week', price: '590.00', per: 'booking', maximum: 1 },
    { id: 'companion', price: '420.00', per: 'booking', maximum: 1 },
    { id: 'mud-pack', price: '24.00', per: 'person', maximum: 7 },
  ],
  text: {
    de: {
      title: 'Kurwoche an den Agamemnon-Quellen bei Izmir',
      summary: 'Sieben Nächte im Thermalwasser von Balçova, mit Rheumatologin, Bewegungsbad und Seilbahn vor der Tür.',
      description:
        'Homers Soldaten sollen hier ihre Wunden gewaschen haben; heute sind es Hüften, Knie und Rücken. Das Wasser kommt mit 63 Grad aus dem Berg und wird auf 36 gekühlt, ohne dass man Stadtwasser dazugibt. Am ersten Morgen untersucht Sie eine Rheumatologin und schreibt auf, wie lange, wie warm und was nicht.\n\nZweimal am Tag sind Sie im Becken, einmal auf der Matte, dazwischen frei. Die Bucht von Izmir ist zwölf Minuten entfernt, die Seilbahn drei. Nach einer Woche sind die meisten müder als vorher, nach zwei Wochen zu Hause beweglicher; das ist die ehrliche Reihenfolge.',
      highlights: items`Quelle mit 63 Grad, ohne Zusatz gekühlt | Rheumatologin am ersten und letzten Tag | Bewegungsbad in Gruppen zu sechst | Zwölf Minuten bis ans Meer`,
      included: items`Sieben Nächte mit Halbpension | Zwei ärztliche Untersuchungen | Zehn Bewegungsbäder und fünf Krankengymnastiken | Thermalbecken nach Belieben, Fahrten vom und zum Flughafen`,
      excluded: items`Flüge | Fangopackungen | Eigene Medikamente`,
      goodToKnow: items`Nicht bei frischem Infarkt, offenen Wunden oder Fieber. | Bringen Sie Befunde der letzten zwei Jahre mit, auch auf Deutsch.`,
      questions: questions`
        Reicht eine Woche? | Für den Anfang. Ärzte raten zu zwei; die zweite kostet weniger und lässt sich vor Ort entscheiden.
        Gibt die Kasse etwas dazu? | Gesetzliche Kassen selten, denn die Türkei liegt außerhalb der EU; manche private zahlt einen Teil. Wir schreiben die Rechnung in der Form, die sie verlangt.
      `,
      extras: extras`
        Zweite Woche | Mit demselben Programm
        Begleitperson | Im selben Zimmer, mit Halbpension und Becken
        Fangopackung | Zwanzig Minuten, aus dem Heilschlamm von Balçova
      `,
    },
    en: {
      title: 'A week at Agamemnon’s springs near Izmir',
      summary:
        'Seven nights in the thermal water of Balçova, with a rheumatologist, exercise pool and a cable car nearby.',
      description:
        'Homer’s soldiers are said to have washed their wounds here; today it is hips, knees and backs. The water leaves the hill at 63 degrees and is cooled to 36 without adding any from the mains. On the first morning a rheumatologist examines you and writes down how long, how warm and what to avoid.\n\nTwice a day you are in the pool, once on the mat, and free between. The bay of Izmir is twelve minutes away, the cable car three. After a week most people are more tired than before, after two weeks at home more supple; that is the honest order of things.',
      highlights: items`A spring of 63 degrees, cooled without additions | A rheumatologist on the first and last day | Exercise pool in groups of six | Twelve minutes to the sea`,
      included: items`Seven nights with half board | Two medical examinations | Ten sessions in the exercise pool, five of physiotherapy | Thermal pools as you like, airport rides`,
      excluded: items`Flights | Mud packs | Your own medicines`,
      goodToKnow: items`Not after a recent heart attack, with open wounds or fever. | Bring reports of the last two years, in any language.`,
      questions: questions`
        Is a week enough? | To begin with. Doctors advise two; the second costs less and can be decided here.
        What is the evening like? | Early supper, cards, and the lights of the bay from the terrace. Those who want more take the ferry to Karşıyaka.
      `,
      extras: extras`
        Second week | With the same programme
        Companion | In the same room, with half board and pools
        Mud pack | Twenty minutes, with the healing mud of Balçova
      `,
    },
    tr: {
      title: 'İzmir’de Agamemnon kaplıcalarında kür haftası',
      summary: 'Balçova’nın termal suyunda yedi gece; romatoloji uzmanı, egzersiz havuzu, kapıda teleferik.',
      description:
        'Homeros’un askerleri yaralarını burada yıkamış derler; bugün sıra kalçada, dizde, belde. Su dağdan 63 derece çıkar, şebeke suyu katılmadan 36’ya soğutulur. İlk sabah romatoloji uzmanı muayene eder; ne kadar, ne sıcaklıkta, ne yapılmayacak, yazar.\n\nGünde iki kez havuzda, bir kez minderdesiniz, arası serbest. Körfez on iki dakika, teleferik üç dakika. Bir hafta sonunda çoğu kişi öncekinden yorgundur, eve dönünce iki hafta sonra daha rahat; dürüst sıra budur.',
      highlights: items`63 derecelik kaynak, katkısız soğutulur | İlk ve son gün romatoloji uzmanı | Altı kişilik gruplarla egzersiz havuzu | Denize on iki dakika`,
      included: items`Yarım pansiyon yedi gece | İki hekim muayenesi | On havuz egzersizi, beş fizik tedavi | Dilediğince termal havuz, havalimanı ulaşımı`,
      excluded: items`Uçak bileti | Çamur sargısı | Kendi ilaçlarınız`,
      goodToKnow: items`Yeni kalp krizi, açık yara ya da ateş varsa uygun değildir. | Son iki yılın raporlarını getirin.`,
      questions: questions`
        Bir hafta yeter mi? | Başlangıç için. Hekimler iki önerir; ikincisi daha ucuzdur, burada karar verilir.
        Akşamları ne yapılır? | Erken yemek, kâğıt oyunu, terastan körfezin ışıkları. Fazlasını isteyen vapurla Karşıyaka’ya geçer.
      `,
      extras: extras`
        İkinci hafta | Aynı programla
        Refakatçi | Aynı odada, yarım pansiyon ve havuzla
        Çamur sargısı | Yirmi dakika, Balçova’nın şifalı çamuruyla
      `,
    },
    ru: {
      title: 'Неделя на источниках Агамемнона под Измиром',
      summary: 'Семь ночей у термальных вод Балчовы: ревматолог, лечебный бассейн и канатная дорога у дверей.',
      description:
        'Говорят, здесь промывали раны воины Гомера; теперь очередь бёдер, коленей и спин. Вода выходит из горы горячей, 63 градуса, и её остужают до 36, не разбавляя водопроводной. В первое утро вас осматривает ревматолог и записывает, сколько, при какой температуре и чего нельзя.\n\nДва раза в день бассейн, один раз гимнастика, остальное время свободно. До залива двенадцать минут, до канатной дороги три. Через неделю большинство устаёт больше прежнего, через две недели дома двигается легче; таков честный порядок.',
      highlights: items`Источник 63 градуса, остужается без добавок | Ревматолог в первый и последний день | Гимнастика в воде группами по шесть | Двенадцать минут до моря`,
      included: items`Семь ночей с полупансионом | Два врачебных осмотра | Десять занятий в бассейне и пять с физиотерапевтом | Термальные бассейны без ограничений, трансфер из аэропорта и обратно`,
      excluded: items`Перелёт | Грязевые обёртывания | Ваши лекарства`,
      goodToKnow: items`Не подходит после недавнего инфаркта, при открытых ранах и температуре. | Возьмите выписки за последние два года.`,
      questions: questions`
        Хватит ли недели? | Для начала. Врачи советуют две; вторая дешевле, решить можно на месте.
        Что делать вечером? | Ранний ужин, карты и огни залива с террасы. Кому мало, плывёт на пароме в Каршияку.
      `,
      extras: extras`
        Вторая неделя | С той же программой
        Сопровождающий | В том же номере, с полупансионом и бассейнами
        Грязевое обёртывание | Двадцать минут, целебная грязь Балчовы
      `,
    },
    nl: {
      title: 'Kuurweek bij de bronnen van Agamemnon, Izmir',
      summary: 'Zeven nachten in het thermale water van Balçova, met reumatoloog, oefenbad en kabelbaan om de hoek.',
      description:
        'De soldaten van Homerus zouden hier hun wonden hebben gewassen; nu zijn het heupen, knieën en ruggen. Het water komt met 63 graden uit de berg en wordt tot 36 gekoeld zonder er leidingwater bij te doen. De eerste ochtend onderzoekt een reumatoloog je en schrijft op hoe lang, hoe warm en wat niet.\n\nTwee keer per dag lig je in het bad, één keer op de mat, daartussen ben je vrij. De baai van Izmir is twaalf minuten, de kabelbaan drie. Na een week zijn de meesten vermoeider dan ervoor, na twee weken thuis soepeler; dat is de eerlijke volgorde.',
      highlights: items`Bron van 63 graden, gekoeld zonder toevoeging | Reumatoloog op de eerste en laatste dag | Oefenbad in groepjes van zes | Twaalf minuten naar zee`,
      included: items`Zeven nachten halfpension | Twee medische onderzoeken | Tien keer oefenbad, vijf keer fysiotherapie | Thermale baden naar believen, ritten van en naar de luchthaven`,
      excluded: items`Vluchten | Modderpakkingen | Eigen medicijnen`,
      goodToKnow: items`Niet na een recent infarct, met open wonden of koorts. | Neem verslagen van de laatste twee jaar mee.`,
      questions: questions`
        Is een week genoeg? | Om te beginnen. Artsen raden er twee aan; de tweede is goedkoper en beslis je hier.
        Wat doe je ’s avonds? | Vroeg eten, kaarten en de lichtjes van de baai vanaf het terras. Wie meer wil, neemt de boot naar Karşıyaka.
      `,
      extras: extras`
        Tweede week | Met hetzelfde programma
        Begeleider | Op dezelfde kamer, met halfpension en baden
        Modderpakking | Twintig minuten, met de heilzame modder van Balçova
      `,
    },
    ar: {
      title: 'أسبوع عند ينابيع أغاممنون قرب إزمير',
      summary: 'سبع ليالٍ في مياه بالتشوفا الحارة مع طبيبة روماتيزم ومسبح تمارين وتلفريك قريب.',
      description:
        'يُروى أن جنود هوميروس غسلوا جراحهم هنا، واليوم دور الأوراك والركب والظهور. يخرج الماء من الجبل بحرارة 63 درجة ويُبرَّد إلى 36 دون إضافة ماء آخر. في الصباح الأول تفحصك طبيبة الروماتيزم وتكتب كم من الوقت وبأي حرارة وما الممنوع.\n\nمرتان في اليوم في المسبح ومرة على البساط، وما بينهما وقت حر. خليج إزمير على بعد اثنتي عشرة دقيقة والتلفريك ثلاث. بعد أسبوع يكون معظم الناس أتعب من قبل، وبعد أسبوعين في البيت أخفّ حركة، وهذا هو الترتيب الصادق.',
      highlights: items`نبع بحرارة 63 درجة يُبرَّد دون إضافات | طبيبة روماتيزم في اليومين الأول والأخير | تمارين مائية بمجموعات من ستة | اثنتا عشرة دقيقة إلى البحر`,
      included: items`سبع ليالٍ مع نصف إقامة | فحصان طبيان | عشر جلسات مائية وخمس جلسات علاج طبيعي | المسابح الحارة بلا حد، والنقل من المطار وإليه`,
      excluded: items`الطيران | لفائف الطين | أدويتك الخاصة`,
      goodToKnow: items`لا يناسب من أصيب بجلطة قلبية حديثة ولا من به جروح مفتوحة أو حمى. | أحضر تقارير العامين الأخيرين.`,
      questions: questions`
        هل يكفي أسبوع؟ | للبداية نعم. ينصح الأطباء بأسبوعين، والثاني أرخص ويمكن تقريره هنا.
        كيف تكون الأمسيات؟ | عشاء مبكر وأضواء الخليج من الشرفة، ومن أراد المزيد ركب العبّارة إلى كارشي ياكا.
      `,
      extras: extras`
        أسبوع ثانٍ | بالبرنامج نفسه
        مرافق | في الغرفة نفسها مع نصف إقامة والمسابح
        لفافة طين | عشرون دقيقة بطين بالتشوفا العلاجي
      `,
    },
  },
  reviews: reviews`
    5 | Gerlinde W. | Bayreuth | de | 2026-02-08 | Müder heimgeflogen, nach zwei Wochen die Treppe ohne Geländer. Genau wie angekündigt.
    5 | Wil en Corrie | Deventer | nl | 2026-11-03 | De arts nam alle tijd. ’s Avonds kaarten met uitzicht op de baai.
    4 | Тамара И. | Киров | ru | 2026-04-15 | Вода чудесная, ужин могли бы делать позже.
  `,
})
