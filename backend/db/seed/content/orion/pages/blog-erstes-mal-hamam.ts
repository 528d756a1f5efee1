import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionFirstHamam: SeedPage<OrionLocale> = {
  key: 'erstes-mal-hamam',
  pageType: 'blog',
  parent: 'ratgeber',
  scene: 'hammam',
  pictureSeed: 826,
  publishedOn: '2026-11-05',
  readingMinutes: 3,
  text: {
    de: {
      title: 'Zum ersten Mal im Hamam: der Ablauf, ohne Rätsel',
      slug: 'zum-ersten-mal-im-hamam',
      label: 'Sitten',
      summary: 'Was man anbehält, wohin man sich legt und warum der raue Handschuh der beste Teil ist.',
      body: `<p>Ein Hamam ist keine Sauna und kein Spa. Es ist ein warmer Raum aus Marmor, in dem man gewaschen wird, und das Waschen hat eine Ordnung, die seit fünfhundert Jahren dieselbe ist. Wer sie kennt, muss nicht überlegen und kann liegen.</p>
<h2>Vor der Tür zur Wärme</h2>
<p>Im Umkleideraum bekommen Sie ein kariertes Tuch, den Peştemal, und Holz- oder Badeschuhe. Männer binden das Tuch um die Hüfte und legen es nie ab. Frauen behalten meist den Slip an, in gemischten Hotelbädern den Bikini. Schmuck und Uhr bleiben im Schrank, ein Glas Wasser trinken Sie am besten gleich.</p>
<h2>Die vier Teile</h2>
<ul><li><strong>Schwitzen:</strong> fünfzehn Minuten auf dem Göbektaşı, der warmen Platte in der Mitte. Man liegt mit dem Kopf zur Wand und gießt sich ab und zu Wasser aus dem Becken über.</li><li><strong>Kese:</strong> Der Badegehilfe rubbelt mit einem rauen Handschuh graue Röllchen von der Haut. Das sind Sie, nicht der Handschuh.</li><li><strong>Schaum:</strong> Aus einem aufgeblasenen Tuch fällt eine Wolke Seife, darunter wird geknetet.</li><li><strong>Guss:</strong> erst warm, dann lau, dann ein Schrei. Danach trockene Tücher, um Kopf und Schultern gewickelt.</li></ul>
<h2>Was man nicht falsch machen kann, und was doch</h2>
<p>Niemand erwartet, dass Sie etwas können. Sagen Sie „yavaş“, wenn es zu fest ist. Gehen Sie nicht mit Sonnenbrand hinein, nicht frisch rasiert und nicht nach einem großen Essen. In den alten Bädern sind Frauen und Männer getrennt, nach Türen oder nach Stunden, und Gehilfen haben das Geschlecht der Gäste.</p>
<p>In Istanbul sind Çemberlitaş von 1584 und Kılıç Ali Paşa von Sinan die schönsten Kuppeln; in Antalya wäscht man in Kaleiçi noch die Nachbarn. Rechnen Sie neunzig Minuten und geben Sie dem Gehilfen zehn bis fünfzehn Prozent in die Hand, bevor Sie zum Tee gehen. Planen Sie für danach nichts. Man kann es versuchen, aber es wird nichts daraus.</p>`,
    },
    en: {
      title: 'Your first hamam: how it goes, without riddles',
      slug: 'your-first-hamam',
      label: 'Customs',
      summary: 'What to keep on, where to lie down, and why the rough glove is the best part.',
      body: `<p>A hamam is neither a sauna nor a spa. It is a warm room of marble in which you are washed, and the washing has an order that has been the same for five hundred years. If you know it, you need not think and can just lie there.</p>
<h2>Before the door to the warmth</h2>
<p>In the changing room you are given a checked cloth, the peştemal, and clogs or slippers. Men tie the cloth round the hips and never take it off. Women mostly keep their briefs on, or a bikini in mixed hotel baths. Jewellery and watch stay in the locker, and a glass of water is best drunk at once.</p>
<h2>The four parts</h2>
<ul><li><strong>Sweating:</strong> fifteen minutes on the göbektaşı, the warm slab in the middle. You lie with your head to the wall and now and then pour water over yourself from the basin.</li><li><strong>Kese:</strong> the attendant rubs grey rolls off your skin with a rough glove. They are you and not the glove.</li><li><strong>Foam:</strong> out of a cloth blown up like a pillow falls a cloud of soap, and beneath it you are kneaded.</li><li><strong>Rinsing:</strong> warm first, then tepid, then a cry. After that come dry towels, wound round head and shoulders.</li></ul>
<h2>What you cannot do wrong, and what you can</h2>
<p>Nobody expects you to know anything. Say “yavaş”, gently, if it is too hard. Do not go in with sunburn, freshly shaven, or after a large meal. In the old baths women and men are apart, by doors or by hours, and attendants are of the guests’ own sex.</p>
<p>In Istanbul the domes of Çemberlitaş, from 1584, and of Sinan’s Kılıç Ali Paşa are the finest; in Antalya’s Kaleiçi the neighbours still come to be washed. Allow ninety minutes, and put ten to fifteen per cent into the attendant’s hand before you go to your tea. Plan nothing for afterwards. You may try, but nothing will come of it.</p>`,
    },
    tr: {
      title: 'İlk kez hamama giden için: baştan sona ne olur',
      slug: 'ilk-kez-hamama-gidenler-icin',
      label: 'Âdet',
      summary: 'Üstte ne kalır, nereye uzanılır ve neden en güzel yeri kesedir.',
      body: `<p>Hamam ne sauna ne de spa. Mermerden, sıcak bir odadır; içinde siz yatarsınız, işi tellak yapar. Sırası da beş yüz yıldır aynıdır. Sırayı bilen düşünmez, uzanır.</p>
<h2>Sıcaklığa girmeden</h2>
<p>Soyunmalıkta size kareli bir peştemal ve takunya ya da terlik verilir. Erkekler peştemali beline bağlar, hiç çıkarmaz. Kadınlar çoğunlukla altını çıkarmaz, otellerin karma hamamında bikiniyle girilir. Takı ve saat dolapta kalır; bir bardak suyu da daha girmeden için, içeride terleyeceksiniz.</p>
<h2>Dört bölüm</h2>
<ul><li><strong>Terleme:</strong> ortadaki sıcak taşta, göbektaşında on beş dakika. Baş duvara gelecek biçimde uzanılır, arada kurnadan tasla su dökülür.</li><li><strong>Kese:</strong> tellak ya da natır kaba eldivenle derinizden gri gri kirler çıkarır. Eldivenin değil, sizindir; utanmayın, herkesinki öyledir.</li><li><strong>Köpük:</strong> şişirilmiş bezden bir bulut iner, altında iyice ovulursunuz.</li><li><strong>Durulama:</strong> önce sıcak, sonra ılık, sonra bir çığlık. Ardından başa ve omuza kuru havlu sarılır, soğukluğa geçilir.</li></ul>
<h2>Yanlışı olmayan ve olan</h2>
<p>Kimse sizden bir şey bilmenizi beklemez. Sert geldiyse “yavaş” demek yeter. Güneş yanığıyla, yeni tıraşla ya da ağır yemekten sonra girilmez. Eski hamamlarda kadınla erkek ayrıdır; ya kapı başkadır ya saat, yıkayan da aynı cinstendir. Konuşmak serbesttir ama kubbe sesi büyütür, o yüzden alçak sesle konuşulur.</p>
<p>İstanbul’da 1584’ten Çemberlitaş ve Mimar Sinan’ın Kılıç Ali Paşa Hamamı kubbelerin en güzelleridir; Antalya Kaleiçi’nde mahalleli hâlâ yıkanmaya gelir. Doksan dakika ayırın, çaya oturmadan önce tellağın eline yüzde on, on beş bırakın. Sonrasına iş koymayın. Denenebilir ama olmaz; en fazla bir çorba içilir, sonra uyunur. Çocuklar altı yaşından sonra rahat eder; sıcak taşta onları beş dakikadan çok tutmayın. Eskiden gelin hamamı, asker hamamı vardı; şimdi de arkadaşlarla gidilir, dönüşte herkes biraz daha iyidir.</p>`,
    },
    ru: {
      title: 'Впервые в хамаме: как всё проходит, без загадок',
      slug: 'vpervye-v-khamame',
      label: 'Обычаи',
      summary: 'Что оставить на себе, куда лечь и почему грубая рукавица лучше всего.',
      body: `<p>Хамам не сауна и не спа. Это тёплая комната из мрамора, где вас моют, и порядок мытья не меняется пятьсот лет. Кто его знает, может ни о чём не думать и просто лежать. А кто не знает, пусть прочтёт эту страницу до конца.</p>
<h2>Перед дверью в тепло</h2>
<p>В раздевалке дают клетчатую ткань, пештемаль, и деревянные сандалии или тапочки. Мужчины повязывают ткань на бёдра и не снимают никогда. Женщины обычно остаются в трусиках, а в общих хамамах отелей в купальнике. Украшения и часы остаются в шкафчике, а стакан воды лучше выпить сразу.</p>
<h2>Четыре части</h2>
<ul><li><strong>Прогрев:</strong> пятнадцать минут на гёбекташи, горячем камне посередине. Ложатся головой к стене и время от времени обливаются водой из чаши.</li><li><strong>Кесе:</strong> банщик жёсткой рукавицей снимает с кожи серые катышки. Это вы, а не рукавица, и так бывает у всех.</li><li><strong>Пена:</strong> из надутой наволочки падает мыльное облако, и под ним вас разминают.</li><li><strong>Обливание:</strong> сначала тёплой, потом прохладной, потом крик. После этого сухие полотенца на голову и плечи.</li></ul>
<h2>В чём нельзя ошибиться, а в чём можно</h2>
<p>Никто не ждёт, что вы что-то умеете. Если слишком сильно, скажите «яваш», то есть «тише». Не ходите в хамам обгоревшими, сразу после бритья и после плотного обеда. В старых банях женщины и мужчины разделены дверями или часами, и моет вас человек вашего пола.</p>
<p>В Стамбуле лучшие купола у Чемберлиташа, 1584 года, и у бани Кылыч Али Паша, которую построил Синан; в Анталье, в Калеичи, до сих пор моются соседи. Отведите на всё полтора часа и перед чаем дайте банщику в руку десять или пятнадцать процентов. На вечер ничего не планируйте. Попробовать можно, но ничего не выйдет: захочется супа, а потом спать.</p>`,
    },
    nl: {
      title: 'Voor het eerst naar de hamam: zo gaat het, zonder raadsels',
      slug: 'voor-het-eerst-naar-de-hamam',
      label: 'Gebruiken',
      summary: 'Wat je aanhoudt, waar je gaat liggen en waarom de ruwe handschoen het mooiste is.',
      body: `<p>Een hamam is geen sauna en geen spa. Het is een warme kamer van marmer waarin je wordt gewassen, en dat wassen heeft een volgorde die al vijfhonderd jaar dezelfde is. Wie die kent, hoeft niet na te denken en kan gewoon liggen.</p>
<h2>Voor de deur naar de warmte</h2>
<p>In de kleedruimte krijg je een geruite doek, de peştemal, en klompjes of slippers. Mannen knopen de doek om hun heupen en doen hem nooit af. Vrouwen houden meestal hun slip aan, in gemengde hotelbaden een bikini. Sieraden en horloge blijven in het kastje en een glas water drink je het best meteen.</p>
<h2>De vier delen</h2>
<ul><li><strong>Zweten:</strong> een kwartier op de göbektaşı, de warme plaat in het midden. Je ligt met je hoofd naar de muur en giet af en toe water over je heen uit het bekken.</li><li><strong>Kese:</strong> de badmeester wrijft met een ruwe handschoen grijze rolletjes van je huid. Dat ben jij, niet de handschoen.</li><li><strong>Schuim:</strong> uit een opgeblazen doek valt een wolk zeep en daaronder word je gekneed.</li><li><strong>Spoelen:</strong> eerst warm, dan lauw, dan een gil. Daarna droge doeken, om hoofd en schouders gewikkeld.</li></ul>
<h2>Wat je niet fout kunt doen, en wat wel</h2>
<p>Niemand verwacht dat je iets kunt. Zeg ‘yavaş’ als het te hard gaat. Ga er niet heen met een verbrande huid, vers geschoren of na een grote maaltijd. In de oude badhuizen zijn vrouwen en mannen gescheiden, door deuren of door uren, en word je gewassen door iemand van je eigen geslacht.</p>
<p>In Istanbul hebben Çemberlitaş uit 1584 en Sinans Kılıç Ali Paşa de mooiste koepels; in Kaleiçi in Antalya komen de buren zich nog wassen. Reken op anderhalf uur en stop de badmeester tien tot vijftien procent toe voor je aan de thee gaat. Plan daarna niets. Je kunt het proberen, maar er komt niets van.</p>`,
    },
    ar: {
      title: 'أول مرة في الحمّام التركي: ما الذي يجري بالترتيب',
      slug: 'awwal-marra-fi-alhammam-alturki',
      label: 'عادات',
      summary: 'ماذا تُبقي عليك وأين تستلقي ولماذا كيس التفريك أجمل ما فيه.',
      body: `<p>الحمّام ليس ساونا ولا منتجعًا صحيًا. إنه غرفة دافئة من الرخام يُغسل فيها المرء، ولهذا الغسل ترتيب لم يتغير منذ خمسمئة عام. ومن عرفه لم يحتج إلى التفكير واكتفى بالاستلقاء. ولعل كثيرًا منه يذكّرك بحمّامات دمشق والقاهرة القديمة.</p>
<h2>قبل باب الحرارة</h2>
<p>في غرفة تبديل الملابس تُعطى قماشًا مربّع النقش يسمى بشتمال، وقبقابًا أو خفًّا. يربطه الرجال على الخصر ولا ينزعونه أبدًا. وتُبقي النساء عادة ملابسهن السفلية، أو ملابس السباحة في حمّامات الفنادق. تبقى الحلي والساعة في الخزانة، والأفضل شرب كوب ماء قبل الدخول.</p>
<h2>الأجزاء الأربعة</h2>
<ul><li><strong>التعرّق:</strong> ربع ساعة على حجر السُرّة الدافئ في الوسط. تستلقي ورأسك نحو الجدار وتسكب الماء من الجرن بين حين وآخر.</li><li><strong>الكيس:</strong> يفرك العامل الجلد بقفاز خشن فتخرج منه لفائف رمادية. هي منك لا من القفاز، وهذا حال الجميع.</li><li><strong>الرغوة:</strong> من قماش منفوخ تهبط سحابة صابون، وتحتها تُدلَّك.</li><li><strong>الشطف:</strong> ماء ساخن ثم فاتر ثم صرخة، وبعدها مناشف جافة حول الرأس والكتفين.</li></ul>
<h2>ما لا يُخطأ فيه وما يُخطأ</h2>
<p>لا ينتظر أحد منك معرفة شيء. قل «يَواش»، أي على مهل، إن كان الفرك شديدًا. لا تدخل بحروق شمس ولا بعد حلاقة ولا بعد وجبة ثقيلة. في الحمّامات القديمة تُفصل النساء عن الرجال بالأبواب أو بالساعات، والعامل من جنس الضيف دائمًا، فلا حرج على العائلات.</p>
<p>أجمل القباب في إسطنبول قبتا تشمبرلي تاش من عام 1584 وقليج علي باشا من عمل المعمار سنان، وفي كاليتشي بأنطاليا لا يزال الجيران يقصدون الحمّام. احسب تسعين دقيقة، وضع في يد العامل عشرة إلى خمسة عشر في المئة قبل الشاي. ولا تخطط لشيء بعده. يمكن المحاولة لكن دون نتيجة، فالجسد لا يطلب حينها إلا حساءً دافئًا ثم نومًا طويلًا.</p>`,
    },
  },
}
