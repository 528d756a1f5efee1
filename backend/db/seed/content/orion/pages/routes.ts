import { questions } from '../../shared/lines'
import { buildRoutePage } from '../../shared/route-page'
import { orionTransfers } from '../kinds/transfers'

const antalyaToSide = buildRoutePage('ayt-side', orionTransfers, 'ORI-R-01', {
  de: {
    title: 'Vom Flughafen Antalya nach Side: Bahn, Bus oder Transfer?',
    summary: 'Fünfundsechzig Kilometer, drei Wege. Was jeder kostet, ist vor allem Zeit.',
    body: `<h2>Mit Bahn und Bussen</h2>
<p>Vom Flughafen fährt die Straßenbahn zum Busbahnhof von Antalya, von dort ein Bus nach Manavgat und ein Kleinbus nach Side. Das klappt gut bei Tag, mit leichtem Gepäck und zweieinhalb Stunden Zeit. Nach Mitternacht, wenn viele Urlaubsflieger landen, fährt nichts davon.</p>
<h2>Mit dem Sammelbus des Hotels</h2>
<p>Er wartet, bis alle da sind, und hält an jedem Hotel auf der Strecke. Wer zuletzt aussteigt, sitzt gern drei Stunden.</p>
<h2>Mit dem eigenen Wagen samt Fahrer</h2>
<p>Eine Stunde und fünf Minuten über die Schnellstraße, zu jeder Zeit zum gleichen Preis. In die Altstadt dürfen Autos nur am Vormittag und nach Mitternacht; dazwischen übergibt der Fahrer Sie und die Koffer am Stadttor dem Elektrowagen Ihrer Pension.</p>`,
    questions: questions`
      Wo treffe ich den Fahrer? | Hinter dem Zoll, am Ausgang Ihres Terminals. Er hält ein Schild mit Ihrem Namen und hat Ihre Telefonnummer.
      Kostet die Fahrt nachts mehr? | Nein. Der Preis gilt je Wagen, bei Tag und bei Nacht.
    `,
  },
  en: {
    title: 'Antalya Airport to Side: tram, coach or private transfer?',
    summary: 'Sixty-five kilometres and three ways to cover them. What they mostly differ in is time.',
    body: `<h2>By tram and buses</h2>
<p>A tram runs from the airport to Antalya’s bus station; from there a bus goes to Manavgat and a minibus on to Side. By day, with light bags and two and a half hours to spare, that works well. After midnight, when many holiday flights land, none of it runs.</p>
<h2>By shared hotel coach</h2>
<p>It waits until everyone is there and stops at each hotel along the coast. If yours is the last, allow three hours.</p>
<h2>By private car with a driver</h2>
<p>An hour and five minutes on the main road, at the same price at any hour. Cars may enter the old town only in the morning and after midnight; in between the driver hands you and the cases over to your guesthouse’s electric car at the gate.</p>`,
    questions: questions`
      Where do I meet the driver? | Behind customs, at the exit of your terminal. He holds a board with your name and has your telephone number.
      Is it dearer at night? | No. The price is per vehicle, by day and by night.
    `,
  },
  tr: {
    title: 'Antalya Havalimanı’ndan Side’ye: tramvay, otobüs ya da özel transfer',
    summary: 'Altmış beş kilometre, üç yol. Aralarındaki fark en çok zamandır.',
    body: `<h2>Tramvay ve otobüsle</h2>
<p>Tramvay havalimanından Antalya Otogarı’na gider; oradan Manavgat otobüsü, sonra Side dolmuşu. Gündüz, hafif bagajla ve iki buçuk saatiniz varsa rahattır. Tatil uçaklarının çoğu gece yarısından sonra iner; o saatte hiçbiri çalışmaz.</p>
<h2>Ortak otel servisiyle</h2>
<p>Herkes gelene kadar bekler, sahil boyunca her otelde durur. Son inen sizseniz üç saati gözden çıkarın.</p>
<h2>Şoförlü özel araçla</h2>
<p>Ana yoldan bir saat beş dakika; günün her saatinde aynı fiyat. Eski şehre araç yalnızca sabahları ve gece yarısından sonra girer; diğer saatlerde şoför sizi ve bavulları kapıda pansiyonun elektrikli aracına teslim eder.</p>`,
    questions: questions`
      Şoförle nerede buluşuyoruz? | Gümrükten sonra, terminalinizin çıkışında. Elinde adınızın yazılı olduğu tabela vardır, telefonunuz da ondadır.
      Gece daha mı pahalı? | Hayır. Fiyat araç başınadır, gece de gündüz de aynıdır.
    `,
  },
  ru: {
    title: 'Из аэропорта Анталья в Сиде: трамвай, автобус или трансфер',
    summary: 'Шестьдесят пять километров и три способа их проехать. Главная разница — время.',
    body: `<h2>На трамвае и автобусах</h2>
<p>Трамвай идёт из аэропорта до автовокзала Антальи, оттуда автобус до Манавгата и маршрутка до Сиде. Днём, налегке и с запасом в два с половиной часа это удобно. После полуночи, когда садится большинство чартеров, ничего из этого не ходит.</p>
<h2>На общем автобусе отеля</h2>
<p>Он ждёт, пока соберутся все, и останавливается у каждого отеля на побережье. Если ваш последний, рассчитывайте на три часа.</p>
<h2>На машине с водителем</h2>
<p>Час и пять минут по трассе, в любое время по одной цене. В старый город машины пускают только утром и после полуночи; в остальное время водитель передаёт вас и чемоданы электромобилю пансиона у ворот.</p>`,
    questions: questions`
      Где встретит водитель? | За таможней, у выхода вашего терминала. У него табличка с вашей фамилией и ваш номер телефона.
      Ночью дороже? | Нет. Цена за машину, днём и ночью одна.
    `,
  },
  nl: {
    title: 'Van luchthaven Antalya naar Side: tram, bus of transfer?',
    summary: 'Vijfenzestig kilometer en drie manieren. Wat ze vooral kosten, is tijd.',
    body: `<h2>Met tram en bussen</h2>
<p>De tram rijdt van de luchthaven naar het busstation van Antalya; daarvandaan gaat een bus naar Manavgat en een minibus door naar Side. Overdag, met weinig bagage en tweeënhalf uur de tijd, gaat dat prima. Na middernacht, als veel vakantievluchten landen, rijdt er niets.</p>
<h2>Met de gedeelde hotelbus</h2>
<p>Die wacht tot iedereen er is en stopt bij elk hotel langs de kust. Is dat van jou het laatste, reken dan op drie uur.</p>
<h2>Met een eigen auto en chauffeur</h2>
<p>Een uur en vijf minuten over de hoofdweg, op elk moment voor dezelfde prijs. Auto’s mogen de oude stad alleen ’s ochtends en na middernacht in; daartussen geeft de chauffeur jou en de koffers bij de poort over aan het elektrische wagentje van je pension.</p>`,
    questions: questions`
      Waar ontmoet ik de chauffeur? | Achter de douane, bij de uitgang van je terminal. Hij heeft een bord met je naam en je telefoonnummer.
      Is het ’s nachts duurder? | Nee. De prijs geldt per auto, dag en nacht.
    `,
  },
  ar: {
    title: 'من مطار أنطاليا إلى سيدا: الترام أم الحافلة أم سيارة خاصة؟',
    summary: 'خمسة وستون كيلومترًا وثلاث طرق لقطعها، والفرق بينها في الوقت قبل كل شيء.',
    body: `<h2>بالترام والحافلات</h2>
<p>يسير الترام من المطار إلى محطة حافلات أنطاليا، ومنها حافلة إلى مانافغات ثم حافلة صغيرة إلى سيدا. هذا مناسب نهارًا بأمتعة خفيفة وساعتين ونصف من الوقت. أما بعد منتصف الليل، حين تهبط رحلات كثيرة، فلا يعمل شيء منها.</p>
<h2>بحافلة الفندق المشتركة</h2>
<p>تنتظر حتى يحضر الجميع وتتوقف عند كل فندق على الساحل. وإن كان فندقك الأخير فاحسب ثلاث ساعات.</p>
<h2>بسيارة خاصة مع سائق</h2>
<p>ساعة وخمس دقائق على الطريق الرئيسي وبالسعر نفسه في كل وقت. لا تدخل السيارات المدينة القديمة إلا صباحًا وبعد منتصف الليل؛ وفي غير ذلك يسلمك السائق مع حقائبك عند البوابة إلى السيارة الكهربائية لنزلك.</p>`,
    questions: questions`
      أين ألتقي السائق؟ | بعد الجمارك عند مخرج صالتك، وهو يحمل لوحة باسمك ولديه رقم هاتفك.
      هل السعر أعلى ليلًا؟ | لا، السعر للسيارة كلها ليلًا ونهارًا.
    `,
  },
})

const kayseriToGoreme = buildRoutePage('asr-goreme', orionTransfers, 'ORI-R-06', {
  de: {
    title: 'Vom Flughafen Kayseri nach Göreme: so kommen Sie nach Kappadokien',
    summary: 'Sechsundsiebzig Kilometer Hochebene zwischen dem Vulkan und den Tälern, und warum die Uhrzeit zählt.',
    body: `<h2>Welcher Flughafen?</h2>
<p>Nevşehir liegt näher, wird aber selten angeflogen. Die meisten kommen in Kayseri an, am Fuß des Erciyes; von dort ist es eine gute Stunde nach Göreme.</p>
<h2>Sammelbus oder eigener Wagen</h2>
<p>Die Sammelbusse der Höhlenhotels warten auf mehrere Flüge und fahren alle Dörfer ab: zwei Stunden sind üblich. Unser Wagen wartet nur auf Sie und fährt bis vor das Haus, soweit die Gasse es zulässt. Im Winter hat er Winterreifen, denn die Ebene liegt auf tausend Metern.</p>
<h2>Wenn am Morgen der Ballon wartet</h2>
<p>Ballons starten vor Sonnenaufgang, abgeholt wird ab vier Uhr. Landen Sie nach Mitternacht, buchen Sie lieber den zweiten Morgen. Für den Rückflug gilt das Umgekehrte: Wer um zehn fliegt, schafft die Ballonfahrt nicht mehr.</p>`,
    questions: questions`
      Halten Sie unterwegs? | Auf Wunsch eine halbe Stunde, zum Beispiel an der Karawanserei Sarıhan bei Avanos oder in Ürgüp.
      Fahren Sie auch nach Uçhisar und Ürgüp? | Ja, beide sind eigene Strecken mit eigenem Preis.
    `,
  },
  en: {
    title: 'Kayseri Airport to Göreme: how to reach Cappadocia',
    summary: 'Seventy-six kilometres of high plain between the volcano and the valleys, and why the hour matters.',
    body: `<h2>Which airport?</h2>
<p>Nevşehir is nearer but has few flights. Most people land in Kayseri, at the foot of Mount Erciyes; from there it is just over an hour to Göreme.</p>
<h2>Shuttle or a car of your own</h2>
<p>The cave hotels’ shuttles wait for several flights and go round all the villages: two hours is usual. Our car waits for you alone and drives to the door, as far as the lane is wide enough. In winter it has winter tyres, since the plain lies at a thousand metres.</p>
<h2>If a balloon awaits you in the morning</h2>
<p>Balloons rise before sunrise and pick-up begins at four. If you land after midnight, book the second morning instead. On the way home it is the other way round: with a flight at ten there is no time left for a balloon.</p>`,
    questions: questions`
      Do you stop on the way? | For half an hour if you wish, for example at the Sarıhan caravanserai near Avanos or in Ürgüp.
      Do you also drive to Uçhisar and Ürgüp? | Yes, both are routes of their own with their own price.
    `,
  },
  tr: {
    title: 'Kayseri Havalimanı’ndan Göreme’ye: Kapadokya’ya nasıl gidilir',
    summary: 'Yanardağla vadiler arasında yetmiş altı kilometre bozkır; saatin neden önemli olduğu da burada.',
    body: `<h2>Hangi havalimanı?</h2>
<p>Nevşehir daha yakın ama uçuşu azdır. Çoğu kişi Erciyes’in eteğindeki Kayseri’ye iner; oradan Göreme bir saati biraz geçer.</p>
<h2>Servis mi, kendi aracınız mı</h2>
<p>Mağara otellerinin servisi birkaç uçuşu birden bekler, bütün köyleri dolaşır: iki saat olağandır. Bizim aracımız yalnızca sizi bekler ve sokağın elverdiği yere, kapıya kadar gider. Kışın kar lastiği takılıdır; ova bin metrededir.</p>
<h2>Sabah balon varsa</h2>
<p>Balonlar gün doğmadan kalkar, otelden alma dörtte başlar. Gece yarısından sonra iniyorsanız ikinci sabahı seçin. Dönüşte tersi geçerlidir: onda uçağı olan balona yetişemez.</p>`,
    questions: questions`
      Yolda durur musunuz? | İsterseniz yarım saat; örneğin Avanos yakınındaki Sarıhan kervansarayında ya da Ürgüp’te.
      Uçhisar’a ve Ürgüp’e de gidiyor musunuz? | Evet, ikisi de kendi fiyatı olan ayrı güzergâhlardır.
    `,
  },
  ru: {
    title: 'Из аэропорта Кайсери в Гёреме: как добраться до Каппадокии',
    summary: 'Семьдесят шесть километров плоскогорья между вулканом и долинами — и почему важен час.',
    body: `<h2>Какой аэропорт?</h2>
<p>Невшехир ближе, но рейсов туда мало. Большинство прилетает в Кайсери, к подножию Эрджиеса; оттуда до Гёреме чуть больше часа.</p>
<h2>Шаттл или своя машина</h2>
<p>Шаттлы пещерных отелей ждут несколько рейсов и объезжают все деревни: обычно это два часа. Наша машина ждёт только вас и подъезжает к дому, насколько позволяет переулок. Зимой на ней зимняя резина: плоскогорье лежит на высоте тысячи метров.</p>
<h2>Если утром у вас воздушный шар</h2>
<p>Шары поднимаются до рассвета, из отелей забирают с четырёх часов. Если вы прилетаете после полуночи, берите второе утро. С обратным рейсом наоборот: при вылете в десять на шар уже не успеть.</p>`,
    questions: questions`
      Останавливаетесь ли вы по дороге? | По желанию на полчаса, например у караван-сарая Сарыхан близ Аваноса или в Ургюпе.
      Возите ли вы в Учхисар и Ургюп? | Да, это отдельные маршруты со своей ценой.
    `,
  },
  nl: {
    title: 'Van luchthaven Kayseri naar Göreme: zo kom je in Cappadocië',
    summary: 'Zesenzeventig kilometer hoogvlakte tussen de vulkaan en de valleien, en waarom het uur ertoe doet.',
    body: `<h2>Welke luchthaven?</h2>
<p>Nevşehir ligt dichterbij, maar heeft weinig vluchten. De meeste mensen landen in Kayseri, aan de voet van de Erciyes; vandaar is het ruim een uur naar Göreme.</p>
<h2>Pendelbus of eigen auto</h2>
<p>De pendelbussen van de grothotels wachten op meerdere vluchten en rijden alle dorpen langs: twee uur is normaal. Onze auto wacht alleen op jou en rijdt tot voor de deur, zover het steegje het toelaat. In de winter heeft hij winterbanden, want de vlakte ligt op duizend meter.</p>
<h2>Als ’s ochtends de ballon wacht</h2>
<p>Ballonnen stijgen voor zonsopgang op, het ophalen begint om vier uur. Land je na middernacht, kies dan de tweede ochtend. Op de terugweg geldt het omgekeerde: wie om tien uur vliegt, haalt de ballonvaart niet meer.</p>`,
    questions: questions`
      Stoppen jullie onderweg? | Desgewenst een halfuur, bijvoorbeeld bij de karavanserai Sarıhan bij Avanos of in Ürgüp.
      Rijden jullie ook naar Uçhisar en Ürgüp? | Ja, allebei als eigen route met een eigen prijs.
    `,
  },
  ar: {
    title: 'من مطار قيصري إلى غوريمه: كيف تصل إلى كابادوكيا',
    summary: 'ستة وسبعون كيلومترًا من الهضبة بين البركان والأودية، ولماذا تهم الساعة.',
    body: `<h2>أي مطار؟</h2>
<p>مطار نوشهير أقرب لكن رحلاته قليلة. يصل معظم الزوار إلى قيصري عند سفح جبل أرجيس، ومنها إلى غوريمه ساعة ونيف.</p>
<h2>حافلة مشتركة أم سيارتك الخاصة</h2>
<p>حافلات الفنادق الكهفية تنتظر عدة رحلات وتمر بكل القرى، وتستغرق عادة ساعتين. أما سيارتنا فتنتظرك وحدك وتصل إلى باب البيت ما اتسع الزقاق. وفي الشتاء إطاراتها شتوية، فالهضبة على ارتفاع ألف متر.</p>
<h2>إن كان موعد المنطاد في الصباح</h2>
<p>ترتفع المناطيد قبل الشروق ويبدأ الاصطحاب من الفندق في الرابعة. إن هبطت بعد منتصف الليل فاختر الصباح الثاني. وفي العودة العكس: من تقلع طائرته في العاشرة لا يلحق بالمنطاد.</p>`,
    questions: questions`
      هل تتوقفون في الطريق؟ | نصف ساعة إن أردت، مثلًا عند خان القوافل صاري خان قرب أفانوس أو في أورغوب.
      هل تصلون إلى أوتشحصار وأورغوب أيضًا؟ | نعم، لكل منهما مسار خاص بسعره.
    `,
  },
})

/** Routes of which we say more than their transfer does. */
export const orionRoutePages = [antalyaToSide, kayseriToGoreme]
