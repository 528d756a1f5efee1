import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionBalloonWind: SeedPage<OrionLocale> = {
  key: 'ballon-und-wind',
  pageType: 'blog',
  parent: 'ratgeber',
  scene: 'cappadocia',
  pictureSeed: 825,
  publishedOn: '2026-10-22',
  readingMinutes: 3,
  text: {
    de: {
      title: 'Ballonfahren in Kappadokien: Wer über den Wind entscheidet',
      slug: 'ballonfahren-kappadokien-wind',
      label: 'Kappadokien',
      summary:
        'Flaggen, Körbe, zweite Chancen: was zwischen dem Weckruf um vier und der Landung auf dem Anhänger geschieht.',
      body: `<p>An etwa zwei von drei Morgen steigen über Göreme Ballone auf, am dritten bleiben sie am Boden. Nicht der Veranstalter sagt ab und auch nicht der Pilot, sondern die Luftfahrtbehörde. Sie misst an mehreren Punkten des Tals und gibt eine halbe Stunde vor Sonnenaufgang für jeden Sektor eine Flagge aus: Grün heißt fahren, Gelb warten, Rot umkehren.</p>
<h2>Warum die Behörde so streng ist</h2>
<p>Ein Ballon lenkt nur über die Höhe. In jeder Schicht weht der Wind anders, und gute Piloten setzen daraus einen Weg zusammen, hinab in die Täler, hinauf auf sechshundert Meter. Ab etwa zehn Knoten am Boden wird aus der Landung ein Schleifen, deshalb ist dort Schluss. Im Juli und August fällt selten ein Morgen aus, im Januar und Februar manchmal eine Woche am Stück.</p>
<h2>Was Sie selbst entscheiden</h2>
<ul><li><strong>Den Morgen:</strong> Buchen Sie den ersten Tag Ihres Aufenthalts. Fällt er aus, bleiben die anderen.</li><li><strong>Den Korb:</strong> Sechzehn Plätze sind angenehm, achtundzwanzig billiger. Man steht in Fächern zu viert.</li><li><strong>Die Schicht:</strong> Die erste startet im Dunkeln und sieht die Sonne aufgehen, die zweite hat mehr Licht und manchmal mehr Wind.</li><li><strong>Die Schuhe:</strong> geschlossen und flach. Man klettert über Stufen im Korb hinein und so auch hinaus.</li></ul>
<h2>Wie der Morgen verläuft</h2>
<p>Der Wagen holt Sie gegen vier ab. Es gibt Tee und Gebäck, dann steht man im Halbdunkel neben einer Hülle, die sich füllt, und es wird plötzlich warm im Gesicht. Die Fahrt dauert fünfundvierzig bis sechzig Minuten und ist so ruhig, dass man Hunde bellen hört. Gelandet wird oft direkt auf dem Anhänger des Verfolgerwagens.</p>
<p>Kinder fahren ab sechs Jahren mit, Schwangere nicht. Fällt die Fahrt aus, bekommen Sie bei uns das Geld am selben Tag zurück oder den nächsten Morgen; ein Gutschein ist keine dritte Möglichkeit. Und wer lieber unten bleibt: Vom Rand des Rosentals sieht man alle auf einmal, kostenlos und mit Tee.</p>`,
    },
    en: {
      title: 'Ballooning in Cappadocia: who decides about the wind',
      slug: 'ballooning-cappadocia-wind',
      label: 'Cappadocia',
      summary: 'Flags, baskets, second chances: what happens between the call at four and the landing on a trailer.',
      body: `<p>On about two mornings in three balloons rise over Göreme; on the third they stay on the ground. It is not the operator who cancels, nor the pilot, but the aviation authority. It measures at several points of the valley and, half an hour before sunrise, hoists a flag for each sector: green means fly, yellow wait, red go home.</p>
<h2>Why the authority is so strict</h2>
<p>A balloon steers by height alone. In each layer the wind blows differently, and good pilots piece a route together from that, down into the valleys, up to six hundred metres. From about ten knots at ground level a landing turns into a drag, so that is where it ends. In July and August a morning is seldom lost; in January and February it can be a week on end.</p>
<h2>What you decide yourself</h2>
<ul><li><strong>The morning:</strong> book the first day of your stay. If it falls through, you still have the others.</li><li><strong>The basket:</strong> sixteen places are pleasant, twenty-eight are cheaper. You stand in compartments of four.</li><li><strong>The shift:</strong> the first starts in the dark and sees the sun come up; the second has more light and sometimes more wind.</li><li><strong>The shoes:</strong> closed and flat. You climb into the basket by footholds, and out of it the same way.</li></ul>
<h2>How the morning goes</h2>
<p>The car comes for you at about four. There is tea and something to nibble, then you stand in half-light beside an envelope that fills, and suddenly your face is warm. The flight lasts forty-five to sixty minutes and is so calm that you hear dogs bark. Pilots often land straight on the trailer of the chase car.</p>
<p>Children may come from the age of six, expectant mothers may not. If the flight is called off, you have your money back from us the same day or you fly on the next morning; credit for another trip is not a third option. And should you prefer to stay below: from the rim of Rose Valley you see them all at once, free of charge and with tea.</p>`,
    },
    tr: {
      title: 'Kapadokya’da balon: rüzgâra kim karar verir',
      slug: 'kapadokya-balon-ruzgar',
      label: 'Kapadokya',
      summary: 'Bayraklar, sepetler, ikinci şanslar: sabah dörtteki telefondan römorka inişe kadar olanlar.',
      body: `<p>Aşağı yukarı üç sabahın ikisinde Göreme’nin üstünde balonlar yükselir, üçüncüsünde yerde kalır. İptal eden ne firmadır ne de pilot; kararı Sivil Havacılık verir. Vadinin birkaç noktasında ölçüm yapılır, güneş doğmadan yarım saat önce her bölge için bir bayrak çekilir: yeşil uçuş, sarı bekleme, kırmızı dönüş demektir.</p>
<h2>Neden bu kadar sıkı</h2>
<p>Balonun dümeni yoktur, yalnızca yüksekliği vardır. Her katmanda rüzgâr başka eser; iyi pilot bunlardan bir yol kurar, vadinin içine iner, altı yüz metreye çıkar. Yerde rüzgâr on deniz mili dolayına vardı mı iniş sürüklenmeye döner, sınır orasıdır. Temmuzda, ağustosta sabah kaybetmek zordur; ocakta ve şubatta bir hafta üst üste uçulmadığı olur.</p>
<h2>Size kalan kararlar</h2>
<ul><li><strong>Gün:</strong> konaklamanızın ilk sabahına yazılın. O gün uçulmazsa elinizde öbür günler kalır.</li><li><strong>Sepet:</strong> on altı kişilik rahattır, yirmi sekiz kişilik ucuz. Dörder kişilik bölmelerde durulur.</li><li><strong>Sefer:</strong> birincisi karanlıkta kalkar, gün doğumunu görür; ikincisinde ışık çoktur, kimi zaman rüzgâr da.</li><li><strong>Ayakkabı:</strong> kapalı ve düz. Sepete basamaklardan tırmanılır, inerken de öyle.</li></ul>
<h2>Sabah nasıl geçer</h2>
<p>Araç dörde doğru kapınıza gelir. Çay ve kurabiye ikram edilir, sonra yarı karanlıkta şişen bir kubbenin yanında durursunuz, yüzünüz birden ısınır. Uçuş kırk beş dakikayla bir saat arasıdır, köpek havlaması duyulacak kadar sessizdir. Pilotlar çoğu kez doğruca takip aracının römorkuna iner.</p>
<p>Çocuklar altı yaşından itibaren biner, hamileler binmez. Uçuş iptal olursa paranız bizde aynı gün iade edilir ya da ertesi sabaha geçersiniz; kupon vermek diye üçüncü bir yol yoktur. Aşağıda kalmak isteyene de şunu söyleyelim: Kızılçukur’un kenarından hepsi birden görünür, üstelik bedava ve çayla. Battaniyenizi alın, gün ışırken taşlar hâlâ soğuktur; termosu da unutmayın.</p>`,
    },
    ru: {
      title: 'Полёт на шаре в Каппадокии: кто решает о ветре',
      slug: 'polet-na-share-kappadokiya-veter',
      label: 'Каппадокия',
      summary: 'Флаги, корзины и вторая попытка: что происходит между звонком в четыре утра и посадкой на прицеп.',
      body: `<p>Примерно два утра из трёх шары поднимаются над Гёреме, на третье остаются на земле. Отменяет не фирма и не пилот, а управление гражданской авиации. Оно измеряет ветер в нескольких точках долины и за полчаса до рассвета поднимает для каждого сектора флаг: зелёный значит летим, жёлтый ждём, красный едем домой.</p>
<h2>Почему так строго</h2>
<p>Шар управляется только высотой. В каждом слое ветер дует по-своему, и хороший пилот складывает из этих слоёв дорогу: вниз, в долины, и вверх, до шестисот метров. Когда у земли около десяти узлов, посадка превращается в волочение, поэтому там и проведена черта. В июле и августе утро пропадает редко, в январе и феврале иногда целая неделя подряд.</p>
<h2>Что решаете вы</h2>
<ul><li><strong>Утро:</strong> берите первый день поездки. Если не полетите, в запасе останутся остальные.</li><li><strong>Корзину:</strong> шестнадцать мест удобнее, двадцать восемь дешевле. Стоят по четверо в отсеке.</li><li><strong>Очередь:</strong> первая взлетает в темноте и встречает солнце, у второй больше света, а иногда и ветра.</li><li><strong>Обувь:</strong> закрытая и плоская. В корзину залезают по ступенькам в плетении и так же вылезают.</li></ul>
<h2>Как проходит утро</h2>
<p>Машина приезжает около четырёх. Дают чай с печеньем, потом вы стоите в полутьме рядом с оболочкой, которая наполняется, и вдруг становится тепло лицу. Полёт длится от сорока пяти минут до часа, и так тихо, что слышно, как лают собаки. Садятся часто прямо на прицеп машины сопровождения.</p>
<p>Детей берут с шести лет, беременных не берут. Если полёт отменят, мы в тот же день вернём деньги или перенесём вас на следующее утро; третьего варианта в виде купона у нас нет. А кто хочет остаться внизу, пусть приезжает на край Розовой долины: оттуда видны все шары сразу, бесплатно и с чаем. Возьмите плед, камни на рассвете холодные даже летом.</p>`,
    },
    nl: {
      title: 'Ballonvaren in Cappadocië: wie er over de wind beslist',
      slug: 'ballonvaren-cappadocie-wind',
      label: 'Cappadocië',
      summary:
        'Vlaggen, manden en tweede kansen: wat er gebeurt tussen het telefoontje om vier uur en de landing op een aanhanger.',
      body: `<p>Op zo’n twee van de drie ochtenden stijgen er boven Göreme ballonnen op, op de derde blijven ze aan de grond. Niet de organisator zegt af en ook niet de piloot, maar de luchtvaartdienst. Die meet op verschillende punten in het dal en geeft een halfuur voor zonsopgang per sector een vlag: groen is varen, geel wachten, rood naar huis.</p>
<h2>Waarom de dienst zo streng is</h2>
<p>Een ballon stuurt alleen met zijn hoogte. In elke laag waait het anders, en een goede piloot maakt daar een route van, de dalen in en omhoog tot zeshonderd meter. Vanaf een knoop of tien aan de grond wordt landen slepen, dus daar ligt de grens. In juli en augustus valt er zelden een ochtend uit, in januari en februari soms een week achter elkaar.</p>
<h2>Wat je zelf beslist</h2>
<ul><li><strong>De ochtend:</strong> boek de eerste dag van je verblijf. Gaat die niet door, dan heb je de andere nog.</li><li><strong>De mand:</strong> zestien plaatsen is prettig, achtentwintig goedkoper. Je staat met zijn vieren in een vak.</li><li><strong>De ronde:</strong> de eerste start in het donker en ziet de zon opkomen, de tweede heeft meer licht en soms meer wind.</li><li><strong>De schoenen:</strong> dicht en plat. Je klimt via gaten de mand in, en er zo ook weer uit.</li></ul>
<h2>Hoe de ochtend verloopt</h2>
<p>De auto haalt je rond vier uur op. Er is thee met iets erbij, dan sta je in het halfdonker naast een doek dat zich vult, en ineens wordt je gezicht warm. De vaart duurt drie kwartier tot een uur en is zo stil dat je honden hoort blaffen. Geland wordt er vaak meteen op de aanhanger van de volgwagen.</p>
<p>Kinderen mogen mee vanaf zes jaar, zwangere vrouwen niet. Gaat de vaart niet door, dan krijg je bij ons dezelfde dag je geld terug of vaar je de volgende ochtend; een tegoedbon is geen derde mogelijkheid. En blijf je liever beneden: vanaf de rand van de Rozenvallei zie je ze allemaal tegelijk, gratis en met thee.</p>`,
    },
    ar: {
      title: 'المنطاد في كابادوكيا: من يقرر أمر الريح',
      slug: 'almintad-fi-kabadukya-walrih',
      label: 'كابادوكيا',
      summary: 'أعلام وسلال وفرص ثانية: ما يجري بين اتصال الرابعة فجرًا والهبوط على المقطورة.',
      body: `<p>في صباحين من كل ثلاثة تقريبًا ترتفع المناطيد فوق غوريمه، وفي الثالث تبقى على الأرض. لا يلغي الرحلة المنظّم ولا الطيار، بل هيئة الطيران المدني. فهي تقيس الريح في نقاط عدة من الوادي، وقبل الشروق بنصف ساعة ترفع لكل قطاع علمًا: الأخضر يعني الطيران، والأصفر الانتظار، والأحمر العودة.</p>
<h2>لماذا هذه الصرامة</h2>
<p>لا دفة للمنطاد إلا ارتفاعه. في كل طبقة تهب الريح باتجاه مختلف، والطيار الماهر يركّب منها طريقًا، نزولًا إلى الوديان وصعودًا إلى ستمئة متر. وإذا بلغت الريح عند الأرض نحو عشر عقد صار الهبوط سحبًا، وهناك الحد. في يوليو وأغسطس قلّما يضيع صباح، أما في يناير وفبراير فقد يتوقف الطيران أسبوعًا كاملًا.</p>
<h2>ما تقرره أنت</h2>
<ul><li><strong>الصباح:</strong> احجز أول يوم من إقامتك، فإن أُلغي بقيت لك الأيام الأخرى.</li><li><strong>السلة:</strong> ستة عشر راكبًا أريح، وثمانية وعشرون أرخص. يقف كل أربعة في قسم.</li><li><strong>الدورة:</strong> الأولى تقلع في الظلام وتشهد الشروق، والثانية أكثر ضوءًا وأحيانًا أكثر ريحًا.</li><li><strong>الحذاء:</strong> مغلق ومسطح، فالصعود إلى السلة والنزول منها بالتسلق.</li></ul>
<h2>كيف يمضي الصباح</h2>
<p>تصل السيارة إليك نحو الرابعة. هناك شاي وشيء من الكعك، ثم تقف في العتمة بجانب قماش يمتلئ فيدفأ وجهك فجأة. تستغرق الرحلة من خمس وأربعين دقيقة إلى ساعة، وهي من السكون بحيث تُسمع أصوات الكلاب في القرى. وكثيرًا ما يهبط الطيار على مقطورة سيارة المتابعة مباشرة.</p>
<p>يُقبل الأطفال من سن السادسة ولا تُقبل الحوامل. وإذا أُلغيت الرحلة أعدنا إليك المبلغ في اليوم نفسه أو نقلناك إلى الصباح التالي، ولا نعرض رمز خصم بدلًا منهما. ومن فضّل البقاء على الأرض فليقصد حافة الوادي الوردي، فمنها تُرى المناطيد كلها دفعة واحدة، مجانًا ومع كوب شاي. خذ غطاءً معك، فالحجارة باردة عند الفجر حتى في الصيف، ولا تنسَ آلة التصوير ولا قفازًا خفيفًا في الخريف والربيع.</p>`,
    },
  },
}
