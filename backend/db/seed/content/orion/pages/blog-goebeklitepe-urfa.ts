import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionGobeklitepe: SeedPage<OrionLocale> = {
  key: 'goebeklitepe-urfa',
  pageType: 'blog',
  parent: 'regionen',
  scene: 'stonetown',
  pictureSeed: 830,
  publishedOn: '2026-03-19',
  readingMinutes: 3,
  text: {
    de: {
      title: 'Göbeklitepe und Urfa: der Hügel, der alles älter machte',
      slug: 'goebeklitepe-und-urfa',
      label: 'Mesopotamien',
      summary: 'Was man auf dem Hügel sieht, warum das Museum zuerst kommt und wie Urfa schmeckt.',
      body: `<p>Achtzehn Kilometer nordöstlich von Şanlıurfa liegt ein Hügel, auf dem um 9500 vor Christus Menschen Pfeiler aufstellten, die höher sind als ein Bus. Sie kannten weder Töpfe noch Räder noch Äcker. Bis 1995 dachte man, zuerst komme das Feld und dann der Tempel; der deutsche Archäologe Klaus Schmidt grub, und seither denkt man es andersherum.</p>
<h2>Zuerst ins Museum</h2>
<p>Auf dem Hügel stehen Sie auf einem Steg unter einem Dach und schauen in vier Kreise hinab. Das ist groß, aber stumm, wenn man nichts weiß. Gehen Sie darum am Tag davor ins Archäologische Museum von Urfa: Dort betritt man einen der Kreise in voller Größe, und dort steht der Mann von Urfa, die älteste lebensgroße Menschenfigur der Welt, mit Augen aus Obsidian.</p>
<h2>Vier Hinweise</h2>
<ul><li><strong>Zeit:</strong> März bis Mai, Oktober und November. Im Juli hat die Ebene zweiundvierzig Grad.</li><li><strong>Stunde:</strong> um acht oder nach vier; mittags sind die Reliefs flach, schräges Licht holt Füchse, Kraniche und Skorpione heraus.</li><li><strong>Karahantepe:</strong> eine Stunde weiter östlich, kaum ein Besucher, ein in den Fels gehauener Kopf. Wer Zeit für beides hat, nimmt beides.</li><li><strong>Kleidung:</strong> Urfa ist eine fromme Stadt. Schultern und Knie bedeckt, am Teich gilt das besonders.</li></ul>
<h2>Die Stadt dazu</h2>
<p>Am Balıklıgöl schwimmen Karpfen, die niemand fängt, denn hier soll Abraham ins Feuer geworfen worden sein, und das Feuer wurde Wasser. Dahinter liegt der Basar mit seinen Höfen, in denen Männer Tee trinken und Kupfer hämmern. Man isst Leber am Spieß zum Frühstück, dazu Isot, den dunklen Chili, der in der Sonne geschwitzt hat.</p>
<p>Rechnen Sie mit zwei Nächten, mit Mardin und seiner Ebene vier. Flüge gehen von Istanbul und Izmir, von der Küste fährt niemand mit dem Auto hin, der es ein zweites Mal überlegt. Und fragen Sie Ihren Guide nicht, wozu die Kreise dienten. Die guten sagen: Wir wissen es nicht.</p>`,
    },
    en: {
      title: 'Göbeklitepe and Urfa: the hill that made everything older',
      slug: 'gobeklitepe-and-urfa',
      label: 'Mesopotamia',
      summary: 'What you see on the hill, why the museum comes first, and how Urfa tastes.',
      body: `<p>Eighteen kilometres north-east of Şanlıurfa lies a hill on which, in about 9500 BC, people set up pillars taller than a bus. They knew neither pots nor wheels nor fields. Until 1995 it was thought that the field came first and then the temple; the German archaeologist Klaus Schmidt dug, and since then it has been thought the other way round.</p>
<h2>The museum first</h2>
<p>On the hill you stand on a walkway under a roof and look down into four circles. That is grand, but it says nothing to those who know nothing. So go to the archaeological museum of Urfa the day before: there you step into one of the circles at full size, and there stands Urfa Man, the oldest life-size human figure in the world, with eyes of obsidian.</p>
<h2>Four hints</h2>
<ul><li><strong>Season:</strong> March to May, October and November. In July it is forty-two degrees on the plain.</li><li><strong>Hour:</strong> at eight or after four; at noon the reliefs are flat, and slanting light brings out foxes, cranes and scorpions.</li><li><strong>Karahantepe:</strong> an hour further east, hardly a visitor, a head carved out of the rock. If you have time for both, take both.</li><li><strong>Clothes:</strong> Urfa is a devout town. Shoulders and knees covered, by the pool above all.</li></ul>
<h2>The town that goes with it</h2>
<p>In the pool of Balıklıgöl swim carp that nobody catches, for here Abraham is said to have been thrown into the fire, and the fire became water. Behind it lies the bazaar with its courtyards, where men drink tea and beat copper. Breakfast is liver on the skewer, with isot, the dark chilli that has sweated in the sun.</p>
<p>Allow two nights, with Mardin and its plain four. Flights go from Istanbul and Izmir; nobody drives there from the coast who thinks about it twice. And do not ask your guide what the circles were for. The good ones say: we do not know.</p>`,
    },
    tr: {
      title: 'Göbeklitepe ve Urfa: tarihi geriye iten tepe',
      slug: 'gobeklitepe-ve-urfa',
      label: 'Mezopotamya',
      summary: 'Tepede ne görülür, neden önce müze, Urfa’nın tadı neye benzer.',
      body: `<p>Şanlıurfa’nın on sekiz kilometre kuzeydoğusunda bir tepe vardır; milattan önce 9500 dolayında insanlar oraya otobüsten yüksek dikilitaşlar dikti. Ne çömlekleri vardı ne tekerlekleri ne de tarlaları. 1995’e kadar önce tarla, sonra tapınak gelir sanılırdı; Alman arkeolog Klaus Schmidt kazdı, o gün bugündür tersi düşünülüyor. Köylüler tepeyi zaten bilirdi, tek dut ağacına dilek bezi bağlarlardı.</p>
<h2>Önce müze</h2>
<p>Tepede, çatının altındaki yürüme yolundan dört çembere bakarsınız. Görkemlidir ama bir şey bilmeyene konuşmaz. Bu yüzden bir gün önce Şanlıurfa Arkeoloji Müzesi’ne gidin: çemberlerden birine orada gerçek boyutunda girilir, dünyanın insan boyundaki en eski heykeli, obsidyen gözlü Urfa Adamı da oradadır.</p>
<h2>Dört öğüt</h2>
<ul><li><strong>Mevsim:</strong> marttan mayısa, ekim ve kasım. Temmuzda ova kırk iki derecedir.</li><li><strong>Saat:</strong> sekizde ya da dörtten sonra. Öğlen kabartmalar düz görünür; yandan gelen ışık tilkiyi, turnayı, akrebi çıkarır.</li><li><strong>Karahantepe:</strong> bir saat doğuda, ziyaretçisi az, kayadan oyulmuş bir baş. Vakti olan ikisini de görsün.</li><li><strong>Giysi:</strong> Urfa dindar bir kenttir. Omuz ve diz kapalı olsun, hele göl kıyısında.</li></ul>
<h2>Yanındaki kent</h2>
<p>Balıklıgöl’de kimsenin tutmadığı sazanlar yüzer; İbrahim Peygamber burada ateşe atılmış, ateş su olmuş derler. Arkasında hanlarıyla çarşı uzanır; Gümrük Hanı’nda çay içilir, bakırcılarda çekiç susmaz. Sabah ciğer yenir, yanında güneşte terlemiş isot. Akşam sıra gecesine çağrılırsanız gidin, çiğ köfteyi de sazı bilen yoğurur.</p>
<p>İki gece yeter, Mardin ve ovasıyla dört gece. İstanbul’dan, İzmir’den uçak vardır; kıyıdan arabayla gitmeyi iki kez düşünen vazgeçer. Rehbere çemberlerin ne işe yaradığını sormayın. İyisi “bilmiyoruz” der. Tepede rüzgâr eser, şapkanızı tutun. Suyunuzu da yanınıza alın, gölge yalnızca kazı çatısının altındadır; dönüşte köyde bir ayran için, paranızı da orada bırakın.</p>`,
    },
    ru: {
      title: 'Гёбекли-Тепе и Урфа: холм, который всё состарил',
      slug: 'gobekli-tepe-i-urfa',
      label: 'Месопотамия',
      summary: 'Что видно на холме, почему сначала музей и какова Урфа на вкус.',
      body: `<p>В восемнадцати километрах к северо-востоку от Шанлыурфы есть холм, на котором около 9500 года до нашей эры люди поставили столбы выше автобуса. Они не знали ни горшков, ни колеса, ни пашни. До 1995 года думали, что сначала бывает поле, а потом храм; немецкий археолог Клаус Шмидт начал копать, и с тех пор думают наоборот.</p>
<h2>Сначала музей</h2>
<p>На холме вы стоите на мостках под крышей и смотрите вниз, на четыре круга. Это величественно, но молчит, если ничего не знать. Поэтому накануне зайдите в археологический музей Урфы: там в один из кругов входят в полный размер, и там стоит Урфский человек, древнейшая в мире статуя в рост, с глазами из обсидиана.</p>
<h2>Четыре совета</h2>
<ul><li><strong>Сезон:</strong> с марта по май, октябрь и ноябрь. В июле на равнине сорок два градуса.</li><li><strong>Час:</strong> в восемь или после четырёх. В полдень рельефы плоские, а косой свет проявляет лис, журавлей и скорпионов.</li><li><strong>Карахан-Тепе:</strong> ещё час езды на восток, почти никого, голова, высеченная из скалы. Если время есть, смотрите оба места.</li><li><strong>Одежда:</strong> Урфа — город набожный. Плечи и колени закрыты, у пруда особенно.</li></ul>
<h2>Город при холме</h2>
<p>В пруду Балыклыгёль плавают карпы, которых никто не ловит: по преданию, здесь Авраама бросили в огонь, и огонь стал водой. За прудом базар с дворами, где мужчины пьют чай и бьют молотками по меди. На завтрак едят печень на шампуре с исотом, тёмным перцем, который потел на солнце.</p>
<p>Отведите две ночи, а с Мардином и его равниной четыре. Самолёты летают из Стамбула и Измира; на машине от моря едет тот, кто не подумал дважды. И не спрашивайте гида, для чего служили круги. Хорошие отвечают: мы не знаем. На вершине дует, держите шляпу, а воду возьмите с собой: тень там только под крышей раскопа.</p>`,
    },
    nl: {
      title: 'Göbeklitepe en Urfa: de heuvel die alles ouder maakte',
      slug: 'gobeklitepe-en-urfa',
      label: 'Mesopotamië',
      summary: 'Wat je op de heuvel ziet, waarom het museum eerst komt en hoe Urfa smaakt.',
      body: `<p>Achttien kilometer ten noordoosten van Şanlıurfa ligt een heuvel waarop mensen rond 9500 voor Christus pilaren oprichtten die hoger zijn dan een bus. Ze kenden geen potten, geen wielen en geen akkers. Tot 1995 dacht men dat eerst de akker komt en dan de tempel; de Duitse archeoloog Klaus Schmidt groef, en sindsdien denkt men het andersom.</p>
<h2>Eerst het museum</h2>
<p>Op de heuvel sta je op een loopbrug onder een dak en kijk je neer in vier cirkels. Dat is groots, maar het zwijgt als je niets weet. Ga daarom de dag ervoor naar het archeologisch museum van Urfa: daar stap je een van de cirkels op ware grootte binnen, en daar staat de Man van Urfa, het oudste levensgrote mensenbeeld ter wereld, met ogen van obsidiaan.</p>
<h2>Vier tips</h2>
<ul><li><strong>Seizoen:</strong> maart tot en met mei, oktober en november. In juli is het op de vlakte tweeënveertig graden.</li><li><strong>Uur:</strong> om acht uur of na vieren. Rond het middaguur zijn de reliëfs vlak; schuin licht haalt vossen, kraanvogels en schorpioenen tevoorschijn.</li><li><strong>Karahantepe:</strong> een uur naar het oosten, bijna geen bezoek, een uit de rots gehouwen hoofd. Heb je tijd voor allebei, doe dan allebei.</li><li><strong>Kleding:</strong> Urfa is een vrome stad. Schouders en knieën bedekt, zeker bij de vijver.</li></ul>
<h2>De stad erbij</h2>
<p>In de Balıklıgöl zwemmen karpers die niemand vangt, want hier zou Abraham in het vuur zijn geworpen, en het vuur werd water. Daarachter ligt de bazaar met zijn binnenplaatsen, waar mannen thee drinken en koper slaan. Als ontbijt eet men lever van de spies, met isot, de donkere peper die in de zon heeft gezweet.</p>
<p>Reken op twee nachten, met Mardin en zijn vlakte op vier. Er gaan vluchten vanuit Istanbul en Izmir; niemand rijdt erheen vanaf de kust die er twee keer over nadenkt. En vraag je gids niet waar de cirkels voor dienden. De goede zeggen: we weten het niet.</p>`,
    },
    ar: {
      title: 'غوبكلي تبه وأورفا: التلة التي جعلت كل شيء أقدم',
      slug: 'ghubikli-tibih-wa-urfa',
      label: 'بلاد الرافدين',
      summary: 'ما يُرى على التلة ولماذا يأتي المتحف أولًا وكيف هو طعم أورفا.',
      body: `<p>على بعد ثمانية عشر كيلومترًا شمال شرقي شانلي أورفا تلة نصب عليها الناس نحو عام 9500 قبل الميلاد أعمدة أعلى من حافلة. لم يعرفوا الفخار ولا العجلة ولا الحقول. وحتى عام 1995 كان الظن أن الحقل يأتي أولًا ثم المعبد، فحفر عالم الآثار الألماني كلاوس شميت، ومنذئذ يُظن العكس. وكان أهل القرية يعرفون التلة ويعلقون على شجرة توتها خرق النذور.</p>
<h2>المتحف أولًا</h2>
<p>على التلة تقف على ممشى تحت سقف وتنظر إلى أربع دوائر. مشهد عظيم لكنه صامت لمن لا يعرف شيئًا. لذلك زُر متحف أورفا الأثري في اليوم السابق: هناك تدخل إحدى الدوائر بحجمها الكامل، وهناك رجل أورفا، أقدم تمثال بحجم الإنسان في العالم، وعيناه من السبج.</p>
<h2>أربع نصائح</h2>
<ul><li><strong>الموسم:</strong> من مارس إلى مايو ثم أكتوبر ونوفمبر. في يوليو تبلغ حرارة السهل اثنتين وأربعين درجة.</li><li><strong>الساعة:</strong> في الثامنة أو بعد الرابعة. عند الظهر تبدو النقوش مسطحة، والضوء المائل يُظهر الثعالب والكراكي والعقارب.</li><li><strong>كاراهان تبه:</strong> ساعة إلى الشرق، زوارها قلة، وفيها رأس منحوت في الصخر. من اتسع وقته فليرَ الاثنتين.</li><li><strong>اللباس:</strong> أورفا مدينة محافظة، فالستر مطلوب ولا سيما عند البركة.</li></ul>
<h2>والمدينة بجوارها</h2>
<p>في بركة بالكلي غول تسبح أسماك لا يصيدها أحد، فهنا، كما يُروى، أُلقي إبراهيم عليه السلام في النار فصارت ماءً. وخلفها السوق بخاناته، يشرب الناس فيه الشاي ويطرقون النحاس. ويُؤكل الكبد المشوي في الفطور مع الإيسوت، وهو فلفل داكن تعرّق في الشمس. وسيفاجئك أن كثيرًا من أهل السوق يتكلمون العربية.</p>
<p>خصّص ليلتين، ومع ماردين وسهلها أربعًا. الرحلات الجوية من إسطنبول وإزمير، ومن فكّر مرتين لم يسافر إليها بالسيارة من الساحل. ولا تسأل المرشد عن غاية الدوائر، فالجيد من المرشدين يقول: لا نعلم.</p>`,
    },
  },
}
