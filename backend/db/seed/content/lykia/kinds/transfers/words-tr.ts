import type { RouteWords } from './route-text'
import type { RouteKey } from './routes'

export const RIDES_TR: Record<RouteKey, RouteWords> = {
  'ayt-kas': [
    'Bütün Likya kıyısı boyunca üç saat; Kemer’den sonra deniz hep solunuzda.',
    'Yol çoğunlukla suyu izler: Kemer’den sonra kayalıklar, Finike’nin portakal bahçeleri, sonra ıssız koyların üstünde kırk kilometre viraj; derken aşağıda Kaş görünür. Sol tarafa oturun. Öğleden önce inenler Finike molasını istesin; tezgâhlar mayısa kadar portakal sıkar.',
    'Finike ile Kaş arasında kırk kilometre sahil yolu',
  ],
  'dlm-kas': [
    'Geçitlerden Fethiye’ye, oradan Xanthos’a, Kalkan’dan Kaş’a kayanın kenarından.',
    'İlk saat çam ormanında, ikincisi seraların arasında ve Xanthos vadisinde geçer; herkesin filme aldığı ise son yarım saattir: Kalkan’dan sonra kayaya oyulmuş yol, aşağıda Kaputaş, karşıda Meis. Karanlıkta bunun çoğu görünmez, ama yıldızlar iyidir.',
    'Kaputaş’ın üstündeki viraj, isterseniz molayla',
  ],
  'dlm-kalkan': [
    'Fethiye’yi geçip Xanthos vadisinden Kalkan koyuna, iki saatten az.',
    'Son virajı kimse önceden söylemez: bir saat domates ve traktörden sonra yol Kalkan’ın üst ucunda döner, bütün koy ayağınızın altındadır. Villaların çoğu navigasyonun bilmediği yollarda. Şoförlerimiz çoğunun kapısına gitmiştir; eve bakan kişiyi on dakika önce ararlar.',
    'Villa yollarını adıyla bilen şoförler',
  ],
  'dlm-fethiye': [
    'Göcek tünelinden elli dakika; körfez ilk kez tünelin ucunda görünür.',
    'Eski yol geçidi tırmanırdı; Göcek tüneli on iki dakika kazandırır, ücreti fiyatın içindedir. Çıkışta Fethiye körfezi adalarıyla sağınızda açılır. Çalış’ta, Karagözler’de ya da marinada kapıya kadar getiririz; yaya sokaklarındaki otellerden bavullar için görevli gelir.',
    'Tünel ücreti dahil',
  ],
  'dlm-oludeniz': [
    'Fethiye’den Ovacık tepesine, oradan lagüne; bir saat beş dakika.',
    'Ovacık’tan sonra yol dört kilometrede üç yüz metre iner, her virajda kaputun üstünde başka bir yamaç paraşütü asılıdır. Ovacık ve Hisarönü otelleri yol üstündedir, fiyat değişmez; otelinizin adını yazmanız yeter. Ağustosta ana cadde akşam altıda araca kapanır, biz arkadan dolaşırız.',
    'Ovacık ve Hisarönü aynı fiyata',
  ],
  'dlm-gocek': [
    'Bagaj bandından iskeleye yirmi beş dakika: tekneye giden en kısa yol.',
    'Tekneniz bugün kalkıyorsa inişten bir saat sonra güvertede olabilirsiniz. Şoför altı marinayı ve iskelelerini bilir; teknenin adını yazın, bavulları iskele başına kadar getirir. Belediye marinasından iki yüz metre önce market var; büyük alışverişi beklemek için ek hizmeti seçin.',
    'Altı marinanın hepsinde iskele başına kadar',
  ],
  'ayt-side': [
    'Belek ve Serik’ten geçen altmış altı kilometrelik düz yolla eski kentin kapısına.',
    'Virajsız, rahat bir yol; çocuklar uyuyarak gelir. Kumköy, Evrenseki, Çolaklı ve Titreyengöl Side sayılır, fiyat aynıdır. Eski kentin içinde kalıyorsanız araçlar yalnızca sabah ona kadar ve gece yarısından sonra girebilir; arada küçük bir elektrikli araç bizimkini kapıda karşılar.',
    'Kumköy, Evrenseki ve Çolaklı aynı fiyata',
  ],
  'ayt-kaleici': [
    'Üçkapılar’a on dört kilometre, oradan pansiyonunuza şoförle birlikte.',
    'Kaleiçi sokaklarında sıradan bir araba dönemez, çoğu akşamları trafiğe kapalıdır. Şoför sizi eve en yakın bariyere getirir, pansiyonu arar, kalan yolu bavullarla birlikte sizinle yürür. Yüz yirmi evin hangi bariyere yakın olduğunu biliyoruz.',
    'Şoför kapıya kadar sizinle yürür',
  ],
  'bjv-bodrum': [
    'Tepeyi aşan kırk dakika; sonunda kale ve beyaz evler karşınızda.',
    'Kasabadan hemen önce yol bir belden aşar, kartpostallardaki manzara oradadır: kale, iki koy, arkada Kos. Gümbet ve Bitez aynı fiyatadır. Temmuz ve ağustosta cuma akşamları son beş kilometre uzar; şoförler Konacık’tan dolaşan yolu bilir.',
    'Gümbet ve Bitez aynı fiyata',
  ],
  'ayt-cirali': [
    'Sokak lambası olmayan köye bir buçuk saat; son yedi kilometre çamların içinden iniş.',
    'Tekirova’dan sonra şoför sahil yolundan ayrılır, yedi kilometre keskin viraj ormanın içinden denize iner. Karanlıkta otobüs işlemez. Kumsala caretta yuva yaptığı için Çıralı’nın yolları ışıksızdır; şoförümüz hangi pansiyonun hangi portakal bahçesinin arkasında olduğunu bilir.',
    'Gece otobüsün gitmediği yedi kilometrelik iniş',
  ],
  'ayt-konyaalti': [
    'Çevre yolundan uzun kumsala otuz beş dakika.',
    'Havalimanından merkezin içinden de gidilir, çevresinden de; biz Gazi Bulvarı’ndan dolaşırız. Üç kilometre uzun, on beş dakika kısadır. Liman ve Hurma’daki oteller fiyata dahildir. Kumsalın üstüne çıktığınızda Beydağları tam karşınızdadır.',
    'Merkezin içinden değil çevresinden',
  ],
  'ayt-lara': [
    'Kumsal otellerine yirmi dakika: on üç kilometre, çoğu palmiye.',
    'O kadar yakın ki taksi daha kolay görünür, ta ki bebek arabasıyla beş kişi olana dek. Kundu’nun büyük otellerinde bariyer ve liste vardır; adınızı ve plakayı bir gün önce bildiririz, personel kapısına değil girişe varırsınız.',
    'Otelin bariyerine bir gün önce bildirilir',
  ],
  'ayt-belek': [
    'Golf sahalarına otuz beş dakika; bavuldan uzun çantalara da yer var.',
    'Golf çantası hacimli eşya sayılır, minivanda yatay durur; dört bavulun yanına dördü sığar. Kadriye ve Boğazkent Belek’le aynı fiyatadır. Oyun saatiniz geldiğiniz günse yazın: şoförde kulüplerin ilk deliğe yakın arka kapılarının listesi var.',
    'Kadriye ve Boğazkent aynı fiyata',
  ],
  'ayt-kemer': [
    'Antalya’yı ve üç tüneli geçip dağla deniz arasında bir saat.',
    'Antalya limanından sonra yol kayayla suyun arasına sıkışır, bir daha da ayrılmaz. Beldibi, Göynük ve Çamyuva yol üstünde ya da hemen ötededir, fiyata dahildir. Akşamüstü geliyorsanız sola oturun: ışık koylara yandan düşer.',
    'Beldibi, Göynük ve Çamyuva aynı fiyata',
  ],
  'ayt-tekirova': [
    'Kemer’i geçip teleferikli dağın eteğine bir saat on beş dakika.',
    'Tahtalı yolun yarısında ön camdadır, 2.365 metresiyle, çoğu zaman tepesinde bulutla. Tekirova, Phaselis yolunun ayrıldığı yerde başlar. Kapısı henüz kapanmadıysa şoför bekler, üç limana beş dakika bakarsınız.',
    'Yolun yarısında karşınızda Tahtalı Dağı',
  ],
  'ayt-adrasan': [
    'Olympos’un arkasındaki sessiz koya: sahil yolu, ardından on sekiz kilometre orman.',
    'Derenin içine kurulu alabalık lokantalarıyla Ulupınar’dan sonra yol, tek sıra pansiyonunu korumuş koya kıvrıla kıvrıla iner. Son tepede telefon çekmez olur; şoför bu yüzden ev sahibinizi Ulupınar’dan arar, geldiğinizde çorba sıcaktır.',
    'Ev sahibiniz, telefonun çektiği son yerden aranır',
  ],
  'ayt-finike': [
    'Kumluca’nın iç yollarından portakal kasabasına ve marinasına iki saatten az.',
    'Kumluca’dan sonra sağınız cam, solunuz cam: ülkenin kışlık domatesinin yarısı burada yetişir. Ardından portakallar, sonra marina gelir. Yelken torbası ya da yeni bir dıştan takma motor getiren denizciler minivan ayırtsın; boylamasına sığar.',
    'Yelken torbası ve motor boylamasına sığar',
  ],
  'ayt-ucagiz': [
    'Kekova’nın iskelesine: iki saat kıyı, sonra mezarların arasından suya iniş.',
    'Demre’den sonra yol kıyıdan ayrılır, taş duvarlı, kovanlı bir düzlüğe çıkar, sonra teknelerin arasındaki lahitleriyle Üçağız’a iner. Yolu olmayan Kaleköy’de kalacakları iskelede kayıkçıya teslim ederiz; Demre’den geçerken ona haber verilir.',
    'Kaleköy kayığı sizi bekler',
  ],
  'ayt-pamukkale': [
    'Torosları aşıp beyaz travertenlere üç saat on beş dakika, çay molasıyla.',
    'Yol portakal ağaçlarından 1.200 metrelik yaylaya çıkar, göllerin ve kiraz bahçelerinin yanından gider. Yarı yolda, çay bahçesinde mola verdiğimiz Söğüt köyü var. Karahayıt Pamukkale sayılır. Kışın şoförlerde zincir bulunur; on yılda dört kez gerekti.',
    'Söğüt’teki çay bahçesinde mola',
  ],
  'dlm-sarigerme': [
    'Pamuk tarlalarından koydaki otel kapılarına yirmi dakika.',
    'Yol bile sayılmaz: on dört kilometre düzlük, baharda direklerde leylekler, sonra adasıyla koy. Çocuk koltukları siz inmeden takılır; küçük çocukla ilk günün nasıl geçeceğini uçaktan sonraki o yirmi dakika belirler.',
    'Çocuk koltukları siz inmeden takılı',
  ],
  'dlm-dalyan': [
    'Irmağa yarım saat; sonunda suyun karşısında kaya mezarları.',
    'Ortaca’dan, nar bahçelerinden geçip yolun bittiği Dalyan çayına gelirsiniz. Oteliniz karşı kıyıda, mezarların yanındaysa sandal gece on bire kadar işler; şoför bavulları iskeleye taşır, sandalcı kadının ücretini de o verir.',
    'Karşıda kalana ırmaktan sandalla geçiş',
  ],
  'dlm-kayakoy': [
    'Taş köye bir saat: Fethiye’den, çamların içindeki tepeyi aşarak.',
    'Fethiye kalesinin arkasından eski Kayaköy yolu dar virajlarla çıkar, yol kenarındaki Likya mezarlarının önünden geçer, beş yüz boş evin size baktığı vadiye iner. Gece tuhaf bir manzaradır; şoförler alışasınız diye yavaşlar.',
    'Yol kenarında Likya mezarları',
  ],
  'dlm-faralya': [
    'Ölüdeniz’den sonra yol kayaya asılıdır: Faralya ve Kabak’a seksen beş dakika.',
    'Son dokuz kilometre bir buçuk şeritlidir, denizden üç yüz metre yukarıda. Oraya yalnızca küçük araçlarla ve buralı üç şoförle gideriz; minibüsler birbirinin yanından geçemez. Yükseklikten hoşlanmayan sola oturup kayaya baksın.',
    'Eve dönüş yolu bu olan Faralyalı şoförler',
  ],
  'dlm-patara': [
    'On sekiz kilometre kumun arkasındaki köye bir saat kırk dakika.',
    'Xanthos köprüsünden sonra seralar, derken sütunlar: Gelemiş köyü Patara kalıntılarının hemen önündedir, kumsal ikisinin arkasında. Dokuz sokağı vardır, şoför her pansiyonu bilir. Geç gelenler bir şey görmeden önce kurbağaları duyar.',
    'Gelemiş’in her pansiyonuna',
  ],
  'dlm-islamlar': [
    'Kalkan’dan bağlara çıkış: İslamlar villalarına iki saat beş dakika.',
    'Kalkan’dan İslamlar’a yol sekiz kilometrede altı yüz metre çıkar, yanından su akar. Burada villa adı işe yaramaz, biz kapıların fotoğrafıyla buluruz. Ayırtırken kapınızın fotoğrafını ya da evin telefonunu gönderin.',
    'Villanızı kapısından tanırız',
  ],
  'bjv-torba': [
    'Kuzey yakadaki sessiz koya yarım saat, Bodrum’a girmeden.',
    'Torba, yolun suya ilk değdiği yerde, Bodrum’dan beş kilometre öncedir. Yazın Didim’e feribot kalkar, birkaç otel kıyı boyunca tekne gönderir; söyleyin, lobiye değil iskeleye getirelim.',
    'Torba iskelesinde otel teknelerine',
  ],
  'bjv-turkbuku': [
    'Gölköy ile Türkbükü’nün ikiz koyuna kırk beş dakika.',
    'İki köy, tek ad ve yazın araç girmeyen bir kıyı yolu. Şoför sizin yakanın meydanında durur, otel görevlileri el arabasıyla gelir. Eylülde o meydanı bulursunuz, ağustosta keten giymiş dört yüz kişi.',
    'Gölköy ve Türkbükü tek fiyata',
  ],
  'bjv-yalikavak': [
    'Yarımadayı aşıp yel değirmenlerine ve marinaya elli beş dakika.',
    'Sırttan bir an yarımadanın iki denizi birden görünür, önde Yalıkavak’ın değirmenleri. Gündoğan ve Geriş yol üstündedir, fiyat aynıdır. Marina için teknenizin adını yazın: kapıyla iskele arası sekiz yüz metredir.',
    'Gündoğan ve Geriş aynı fiyata',
  ],
  'bjv-gumusluk': [
    'En batı uca bir saat beş dakika, oradan balıkçı masalarına yürüyerek.',
    'Yol bir bariyerde biter, çünkü Gümüşlük akşamları yürüyenlerindir. Şoförünüzde sekize kadar giriş kartı vardır; ondan sonra bavullar için el arabası gelir. Yapabilirseniz gün batımından bir saat önce varın: Tavşan Adası güneşin önünde simsiyah durur.',
    'Akşam sekize kadar bariyerden içeri',
  ],
  'bjv-turgutreis': [
    'Kos ve Leros feribotlarının kalktığı, yarımadanın ikinci limanına bir saat.',
    'Feribota geçecekseniz uçuş yerine onun saatini yazın, yolu sondan başa kurarız: pasaport için kırk beş dakika, fazlasına acele yok. Güneydeki kumlu koylar Akyarlar ve Karaincir aynı fiyatadır.',
    'Kos ve Leros feribotlarına göre saat',
  ],
}
