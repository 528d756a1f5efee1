import type { RouteWords } from './route-text'
import type { RouteKey } from './routes'

export const RIDES_TR: Record<RouteKey, RouteWords> = {
  side: [
    'D400 üzerinden bir saati az geçen bir yol; sonunda Apollon Tapınağı’nın sütunları.',
    'Serik’e kadar narenciye bahçeleri, sonrası oteller ve pamuk. Antik kentin içinde kalıyorsanız yol tiyatronun yanındaki bariyerde biter; bavulları sütunlu caddeden elektrikli araba taşır.',
    'Antik kente elektrikli arabayla',
  ],
  alanya: [
    'Kıyı boyunca iki saat, son bölümde kale hep karşınızda.',
    'Manavgat’tan sonra dağlar denize iner, Avsallar’da ilk muz kokusu gelir. Şehre yeni çevre yolundan gireriz; Kleopatra Plajı’nda kalanlar merkezin on dört trafik ışığına takılmaz.',
    'On dört ışık yerine çevre yolu',
  ],
  belek: [
    'Golf otellerine kırk dakika; çantalar ve arabalar dahil.',
    'Kadriye’den çamların arasına sapılır. Belek’in otelleri birbirine sekiz kilometreye kadar uzaktır, bu yüzden adı tam yazın: üçünün adı neredeyse aynı, kapısı da her zaman haritadaki yerde değil.',
    'Kişi başı bir golf çantası ücretsiz',
  ],
  kemer: [
    'Üç tünelden geçip kayaların dibinden Kemer yat limanına.',
    'Solda deniz, sağda Beydağları Millî Parkı, arada ancak yol sığıyor. Cuma ve pazar günleri tüneller tıkanır; şoför o zaman Antalya’nın liman yolunu seçer, beş kilometre uzun ama hızlıdır.',
    'Cuma ve pazar için ikinci yol',
  ],
  lara: [
    'Bagaj bandından Lara ya da Kundu’daki lobiye yirmi dakika.',
    'Bundan kısası zor: pistin çevresini dolanın, palmiyeler başlar. Gece yarısı iniyorsanız su, meyve ve pideden oluşan oda paketini isteyin; o saatte mutfaklar kapanmış olur.',
    'İsteyene meyveli, pideli gece paketi',
  ],
  goreme: [
    'Bozkırdan peribacalarına; dikiz aynasında Erciyes.',
    'Kırk dakika sonra yol Göreme vadisine iner, herkesin neden inmek istediği anlaşılır. Esentepe seyir yerinde seve seve dururuz. Küçük mağara otellerin sokaklarına dar aracımız girer.',
    'Esentepe’de fotoğraf molası',
  ],
  selcuk: [
    'Elli dakika otoyol, ardından su kemerinde leylekler: Efes’in kapısı Selçuk.',
    'Otoyol ücreti ödenmiştir. İlkbaharda leylekler kasabanın ortasındaki kemerlerde oturur, pansiyonların çoğu da oracıktadır. Hemen Efes’e geçmek isteyenin bavulunu şoför resepsiyona bırakır.',
    'Bavul pansiyona, siz doğruca Efes’e',
  ],
  kaleici: [
    'Hadrian Kapısı’na otuz dakika; son metreler görevliyle.',
    'Dubalar kalkınca Kaleiçi araca kapanır. Şoförümüz on dakika kala evinizin görevlisini arar, o da el arabasıyla beş kapıdan doğru olanında bekler. Gece üçte de böyledir.',
    'Her saatte kapıda karşılayan görevli',
  ],
  alacati: [
    'Taş evlere ve değirmenlere yetmiş dakika; sörf tahtaları da bizimle.',
    'Batıya giden otoyol Urla’dan sonra boşalır, sonunda rüzgâr türbinleri döner. Sezonda Kemalpaşa Caddesi öğleden sonra araca kapalıdır; her taş evin arka sokağını biliriz.',
    'Tavanda iki sörf tahtası ücretsiz',
  ],
  kusadasi: [
    'Geçitten Güvercinada’ya iniş: İzmir Havalimanı’ndan bir saati az geçer.',
    'Gemiye binecekseniz otel yerine iskeleyi ve biniş saatini yazın; şoför sizi kordonda değil, limanın kapısında indirir. Kadınlar Denizi aynı fiyattır.',
    'Kruvaziyer limanının kapısına kadar',
  ],
  bogazkent: [
    'Çamların kumda durduğu Köprüçay ağzına kırk beş dakika.',
    'Boğazkent bir yan yolun sonundadır, gece on birden sonra oraya otobüs kalmaz. Yol dar, düz ve kurbağalıdır; şoförlerimiz elliyle gider.',
    'Otobüs bitince de, gece yarısı da',
  ],
  colakli: [
    'Çolaklı ve Evrenseki’ye elli beş dakika; Side’den yakın, denize daha çabuk.',
    'Side’den önceki üç belde iç içe geçmiştir, oteller yola sırtını döner. Navigasyonun sevdiği mal girişine değil, deniz tarafındaki ana kapıya yanaşırız.',
    'Mal girişine değil, deniz kapısına',
  ],
  kizilagac: [
    'Manavgat’tan sonra ortalık sakinler: Kızılağaç ve Kızılot’a bir saat on beş dakika.',
    'Manavgat Irmağı’nı geçince yirmi dakika incir ve tarla. Kızılağaç, Kızılot ve Okurcalar aynı fiyattır. Pazartesi pazar trafiği ağırdır; o gün on dakika fazla ayırırız.',
    'Kızılot ve Okurcalar aynı fiyata',
  ],
  avsallar: [
    'İncekum koyuna bir buçuk saat: bu kıyının en ince kumu.',
    'Adı üstünde, İncekum. Avsallar’ın otelleri ana yolun iki yanındadır; hangisinin alt geçidi olduğunu şoförlerimiz bilir ve sizin tarafta durur, kimse bavulla karşıya geçmez.',
    'Otelinizin tarafında dururuz',
  ],
  konakli: [
    'Alanya’dan hemen önce, kale kayasının karşısında: iki saatten az.',
    'Kale buradan görünür, trafiği görünmez. Türkler ve Payallar yol üstüdür, fiyata dahildir. Araçta çocuk varsa Manavgat’ta çay ve temiz tuvalet molası verilir.',
    'Ailelere Manavgat’ta çay molası',
  ],
  mahmutlar: [
    'Alanya’yı geçip muzlara: Mahmutlar’a iki saat on beş dakika.',
    'Alanya’nın doğusunda muz ülkesi başlar; Mahmutlar onun saat kuleli, on iki katlı kentidir. Blok ve daire numarasını yazın; anahtar kutudaysa şoför kapı açılana kadar bekler.',
    'Kapınız açılana kadar yanınızda',
  ],
  goynuk: [
    'Kanyonun eteğine elli beş dakika, Kemer’e uğramadan.',
    'Göynük plajla kanyon arasındadır, otellerin çoğunda ikisi de vardır. İlk gün yürümek isteyene şoför su seviyesini gösteren haritayı verir; mayıstan ekime bele kadar sudur.',
    'Su seviyeli kanyon haritası',
  ],
  ormana: [
    'Toroslarda düğmeli evlere: iki saati biraz geçer, sekiz yüz metre tırmanış.',
    'Akseki’den sonra evler harçsız taş ve ahşaptır, hatıl uçları düğme gibi durur. Yol virajlı ama asfaltı iyidir. Kışın zincir taşırız, mayısta şakayıklar için durulur.',
    'Aksekili, dağ yolunu bilen şoförler',
  ],
  pamukkale: [
    'Korkuteli ve yayla üzerinden travertenlere üç saat on beş dakika.',
    'Deniz seviyesinden bin iki yüz metreye çıkıp inersiniz; meyve bahçeleri ve buğday tarlaları yanınızdan geçer. Yolda, çorbanın sabah altıda da sıcak olduğu Acıpayam’da dururuz. Karahayıt aynı fiyattır.',
    'Acıpayam’da çorba molası, sabah erken de',
  ],
  izmir: [
    'Alsancak Kordon’a, Kemeraltı’na ya da karşıya, Karşıyaka’ya yarım saat.',
    'İZBAN da oraya gider ama kapıya kadar değil, üç bavulla hiç değil. Şoför saate göre çevre yolunu ya da liman yolunu seçer. Körfezin öte yanı aynı fiyattır.',
    'Karşıyaka aynı fiyata',
  ],
  urla: [
    'Enginara, bağlara ve İskele’ye kırk beş dakika.',
    'Urla ikidir: çarşı ve iskele; bir de adsız toprak yollarda bağ evleri. Evinizin konumunu gönderin; kapı numarasıyla burada postacı bile yol alamaz.',
    'Kapı numarasıyla değil, konumla gideriz',
  ],
  cesme: [
    'Otoyolun sonuna, kaleye ve Sakız feribotuna bir saat on beş dakika.',
    'Ilıca ve Dalyan dahildir. Sakız’a geçecekseniz feribotun saatini yazın; şoför kırk dakika önce gümrük kapısında olur, çünkü oradaki kuyruk gemiden uzundur.',
    'Sakız feribotu için gümrükte, vaktinde',
  ],
  sirince: [
    'Önce otoyol, sonra zeytin ve şeftali arasında sekiz kilometre viraj.',
    'Köyün içine yalnızca küçük araç sığar, o yüzden burada otobüs sunmuyoruz. Sokaklar taş döşeli ve diktir; pansiyon kilisenin orada bile olsa bavulu şoför taşır.',
    'Bavullar pansiyona kadar taşınır',
  ],
  bergama: [
    'Aliağa’dan ve bağlardan kuzeye, akropolün tepesi görünene kadar.',
    'Bir buçuk saati az geçer, yarısı deniz kıyısıdır. Pansiyonlar yamaçtaki eski mahallede, eşeğe göre yapılmış sokaklardadır; Kızıl Avlu meydanına kadar gider, ev sahibinizi ararız.',
    'Kızıl Avlu meydanında karşılama',
  ],
  urgup: [
    'Küçük Kayseri Havalimanı’ndan Esbelli’deki mağara otellere bir saat.',
    'Ürgüp havalimanına en yakınlardandır, gecesi de en aydınlık olandır. Esbelli’deki otellerde araba yolu değil merdiven vardır; yoldan bir telefon, aşağıda lambanın altında biri bavulunuzu bekler.',
    'Siz varmadan otele telefon',
  ],
  uchisar: [
    'Kapadokya’nın en yüksek yerine ve kaya kalesine yetmiş dakika.',
    'Uçhisar hepsine tepeden bakar, sabahları balonlara da. Beşten önce inerseniz gün doğumunda terastasınız; haziranda ucu ucuna, kasımda rahat rahat.',
    'Erken uçuşta gün doğumuna yetişilir',
  ],
  ortahisar: [
    'Limon mağaralarının kasabasına bir saati az geçer; karşıda delik deşik kale.',
    'Ortahisar’ın altındaki tüf mağaralarda ülkenin yarısının limonu yatar, kışın kasaba limon kokar. Göreme’den sakin, havalimanına yakın, yolu da minibüse uygundur.',
    'Göreme’den sakin, üstelik yakın',
  ],
  avanos: [
    'Kızılırmak kıyısına, çömlekçilere ve asma köprüye bir saat.',
    'Irmak kili boyar, kil de Avanos’u doyurmuştur. Atölyelerin çoğu kargo yapar; dönüşte kırılacak bir şey alırsanız şoför battaniye getirir.',
    'Dönüşte çömlekler için battaniye',
  ],
  mustafapasa: [
    'Rumların Sinasos’una, oyma cephelere bir saati az geçen yol.',
    '1924’e kadar Rum köyüydü, kapı üstlerinde tarihler hâlâ okunur. Oteller eski konaklardır, önlerindeki meydan dönmeye yeter, akşamları cırcır böcekleri duyulur.',
    'Eski konakların kapısına kadar',
  ],
  erciyes: [
    'Havalimanından 2.200 metredeki liftlere kırk dakika, kayaklar tavanda.',
    'Dokuzda inin, on birde pistte olun: araçta kış lastiği, kayak taşıyıcı ve koltuk ısıtma vardır. Tekir ve Hisarcık fiyata dahildir. Tipide jandarma son sekiz kilometreyi kapatır; Hisarcık’ta çay içilip beklenir.',
    'Kayak taşıyıcı ve kış lastiği dahil',
  ],
}
