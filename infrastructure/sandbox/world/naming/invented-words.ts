/** Words that name invented teams and horses, and races, by the English ones: Ukrainian|Kazakh|Spanish|Portuguese|German|French|Turkish|Arabic. */
export const INVENTED_WORDS: Readonly<Record<string, string>> = {
  Nordwind: 'Нордвінд|Нордвинд|Nordwind|Nordwind|Nordwind|Nordwind|Nordwind|نوردفيند',
  'Team Ember': 'Тім Ембер|Тим Эмбер|Equipo Ember|Equipe Ember|Team Ember|Team Ember|Team Ember|فريق إمبر',
  Obsidian: 'Обсидіан|Обсидиан|Obsidiana|Obsidiana|Obsidian|Obsidienne|Obsidyen|أوبسيديان',
  Taiga: 'Тайгові|Тайгалықтар|Taiga|Taiga|Taiga|Taïga|Tayga|التايغا',
  Ravenport: 'Рейвенпорт|Рейвенпорт|Ravenport|Ravenport|Ravenport|Ravenport|Ravenport|ريفنبورت',
  Quantum: 'Квант|Квант|Cuanto|Quantum|Quantum|Quantum|Kuantum|كوانتم',
  'Iron Foxes':
    'Залізні Лиси|Темір Түлкілер|Zorros de Hierro|Raposas de Ferro|Eiserne Füchse|Renards de Fer|Demir Tilkiler|ثعالب الحديد',
  Lynx: 'Рисі|Сілеусін|Linces|Linces|Luchse|Lynx|Vaşak|الوشق',
  Polaris: 'Поляріс|Полярис|Polaris|Polaris|Polaris|Polaris|Polaris|بولاريس',
  Volt: 'Вольт|Вольт|Voltio|Volt|Volt|Volt|Volt|فولت',
  Lighthouse: 'Маяк|Шамшырақ|Faro|Farol|Leuchtturm|Phare|Deniz Feneri|المنارة',
  Granite: 'Граніт|Гранит|Granito|Granito|Granit|Granit|Granit|غرانيت',
  Atlas: 'Атлас|Атлас|Atlas|Atlas|Atlas|Atlas|Atlas|أطلس',
  Comet: 'Комета|Комета|Cometa|Cometa|Komet|Comète|Kuyruklu Yıldız|المذنب',
  'Falcon Nine': 'Сокіл-9|Сұңқар-9|Halcón 9|Falcão 9|Falke 9|Faucon 9|Şahin 9|الصقر 9',
  Stormgrad: 'Штормград|Штормград|Stormgrad|Stormgrad|Sturmgrad|Stormgrad|Stormgrad|ستورمغراد',
  Amber: 'Бурштин|Кәріптас|Ámbar|Âmbar|Bernstein|Ambre|Kehribar|الكهرمان',
  Meridian: 'Меридіан|Меридиан|Meridiano|Meridiano|Meridian|Méridien|Meridyen|خط الزوال',
  Bastion: 'Бастіон|Бастион|Bastión|Bastião|Bastion|Bastion|Bastiyon|الحصن',
  Pulsar: 'Пульсар|Пульсар|Púlsar|Pulsar|Pulsar|Pulsar|Pulsar|بولسار',
  Reef: 'Риф|Риф|Arrecife|Recife|Riff|Récif|Resif|الشعاب',
  Northern: 'Північ|Солтүстік|Norte|Norte|Norden|Nord|Kuzey|الشمال',
  Crystal: 'Кристал|Кристалл|Cristal|Cristal|Kristall|Cristal|Kristal|البلورة',
  Volcano: 'Вулкан|Жанартау|Volcán|Vulcão|Vulkan|Volcan|Yanardağ|البركان',
  Icebreaker: 'Криголам|Мұзжарғыш|Rompehielos|Quebra-gelo|Eisbrecher|Brise-glace|Buzkıran|كاسحة الجليد',
  'White Wolves':
    'Білі Вовки|Ақ Қасқырлар|Lobos Blancos|Lobos Brancos|Weiße Wölfe|Loups Blancs|Beyaz Kurtlar|الذئاب البيضاء',
  Blizzard: 'Хуртовина|Боран|Ventisca|Nevasca|Schneesturm|Blizzard|Tipi|العاصفة الثلجية',
  Nordic: 'Нордик|Нордик|Nórdicos|Nórdicos|Nordländer|Nordiques|Nordik|الشماليون',
  'Steel Wedge': 'Сталевий Клин|Болат Сына|Cuña de Acero|Cunha de Aço|Stahlkeil|Coin d’Acier|Çelik Kama|الإسفين الفولاذي',
  Iceberg: 'Айсберг|Айсберг|Iceberg|Iceberg|Eisberg|Iceberg|Buzdağı|الجبل الجليدي',
  Aurora: 'Північне Сяйво|Солтүстік Шұғыласы|Aurora|Aurora|Polarlicht|Aurore|Kutup Işığı|الشفق القطبي',
  Tundra: 'Тундра|Тундра|Tundra|Tundra|Tundra|Toundra|Tundra|التندرا',
  Grizzly: 'Грізлі|Гризли|Grizzly|Grizzly|Grizzly|Grizzly|Boz Ayı|الدب الرمادي',
  Barracuda: 'Баракуда|Барракуда|Barracuda|Barracuda|Barrakuda|Barracuda|Barakuda|الباراكودا',
  Outpost: 'Форпост|Бекініс|Avanzada|Posto Avançado|Vorposten|Avant-poste|Karakol|المخفر',
  Hoarfrost: 'Іній|Қырау|Escarcha|Geada|Raureif|Givre|Kırağı|الصقيع',
  Skyline: 'Скайлайн|Скайлайн|Skyline|Skyline|Skyline|Skyline|Skyline|سكاي لاين',
  Griffins: 'Грифони|Грифондар|Grifos|Grifos|Greife|Griffons|Grifonlar|الغرفين',
  Prime: 'Прайм|Прайм|Prime|Prime|Prime|Prime|Prime|برايم',
  Cobalt: 'Кобальт|Кобальт|Cobalto|Cobalto|Kobalt|Cobalt|Kobalt|الكوبالت',
  Titans: 'Титани|Титандар|Titanes|Titãs|Titanen|Titans|Titanlar|الجبابرة',
  'Rocket Five': 'Ракета|Зымыран|Cohete 5|Foguete 5|Rakete 5|Fusée 5|Roket 5|الصاروخ 5',
  Mustangs: 'Мустанги|Мустангтер|Mustangs|Mustangs|Mustangs|Mustangs|Mustanglar|الموستانغ',
  'Zenith Five': 'Зеніт-5|Зенит-5|Cénit 5|Zênite 5|Zenit 5|Zénith 5|Zenit 5|زينيث 5',
  Crown: 'Корона|Тәж|Corona|Coroa|Krone|Couronne|Taç|التاج',
  Drive: 'Драйв|Драйв|Drive|Drive|Drive|Drive|Drive|درايف',
  Petrel: 'Буревісник|Дауылпаз|Petrel|Petrel|Sturmvogel|Pétrel|Fırtınakuşu|طائر النوء',
  Meteor: 'Метеор|Метеор|Meteoro|Meteoro|Meteor|Météore|Meteor|النيزك',
  'North Wind':
    'Північний Вітер|Солтүстік Желі|Viento del Norte|Vento do Norte|Nordwind|Vent du Nord|Poyraz|ريح الشمال',
  'Gold Dust': 'Золотий Пил|Алтын Тозаң|Polvo de Oro|Pó de Ouro|Goldstaub|Poussière d’Or|Altın Tozu|غبار الذهب',
  Moonlight: 'Місячне Світло|Ай Сәулесі|Luz de Luna|Luar|Mondlicht|Clair de Lune|Ay Işığı|ضوء القمر',
  'Old Oak': 'Старий Дуб|Кәрі Емен|Viejo Roble|Velho Carvalho|Alte Eiche|Vieux Chêne|Yaşlı Meşe|البلوط العتيق',
  'Royal Messenger':
    'Королівський Гонець|Корольдік Шабарман|Mensajero Real|Mensageiro Real|Königlicher Bote|Messager Royal|Kraliyet Ulağı|الرسول الملكي',
  'Quiet Harbour':
    'Тиха Гавань|Тыныш Айлақ|Puerto Tranquilo|Porto Tranquilo|Stiller Hafen|Port Tranquille|Sakin Liman|الميناء الهادئ',
  'Morning Dawn':
    'Ранкова Зоря|Таң Шапағы|Aurora Matutina|Aurora Matinal|Morgenröte|Aube Matinale|Sabah Şafağı|فجر الصباح',
  'Silver Horseshoe':
    'Срібна Підкова|Күміс Таға|Herradura de Plata|Ferradura de Prata|Silbernes Hufeisen|Fer d’Argent|Gümüş Nal|حدوة الفضة',
  'Free Spirit':
    'Вільний Вітер|Еркін Жел|Espíritu Libre|Espírito Livre|Freier Geist|Esprit Libre|Özgür Ruh|الروح الحرة',
  'Black Diamond':
    'Чорний Діамант|Қара Алмас|Diamante Negro|Diamante Negro|Schwarzer Diamant|Diamant Noir|Kara Elmas|الماسة السوداء',
  'Green Slope':
    'Зелений схил|Жасыл баурай|Ladera verde|Encosta verde|Grüner Hang|Pente verte|Yeşil Yamaç|المنحدر الأخضر',
  'Sand Spiral':
    'Піщана спіраль|Құм шиыршығы|Espiral de arena|Espiral de areia|Sandspirale|Spirale de sable|Kum Sarmalı|لولب الرمل',
  'Stone Chute':
    'Кам’яний жолоб|Тас науа|Canal de piedra|Calha de pedra|Steinrinne|Goulotte de pierre|Taş Oluk|المجرى الحجري',
  'Copper Funnel':
    'Мідна лійка|Мыс құйғыш|Embudo de cobre|Funil de cobre|Kupfertrichter|Entonnoir de cuivre|Bakır Huni|القمع النحاسي',
  Ruby: 'Рубін|Лағыл|Rubí|Rubi|Rubin|Rubis|Yakut|الياقوت',
  Sapphire: 'Сапфір|Жақұт|Zafiro|Safira|Saphir|Saphir|Safir|الصفير',
  Emerald: 'Смарагд|Зүмірет|Esmeralda|Esmeralda|Smaragd|Émeraude|Zümrüt|الزمرد',
  Topaz: 'Топаз|Топаз|Topacio|Topázio|Topas|Topaze|Topaz|التوباز',
  Opal: 'Опал|Опал|Ópalo|Opala|Opal|Opale|Opal|الأوبال',
  Agate: 'Агат|Ақық|Ágata|Ágata|Achat|Agate|Akik|العقيق',
  Pearl: 'Перлина|Інжу|Perla|Pérola|Perle|Perle|İnci|اللؤلؤ',
  'Race 1': '1-й заїзд|1-жарыс|1.ª carrera|1.ª corrida|1. Rennen|1re course|1. koşu|السباق 1',
  'Race 2': '2-й заїзд|2-жарыс|2.ª carrera|2.ª corrida|2. Rennen|2e course|2. koşu|السباق 2',
  'Race 3': '3-й заїзд|3-жарыс|3.ª carrera|3.ª corrida|3. Rennen|3e course|3. koşu|السباق 3',
  Sprint: 'Спринт|Спринт|Esprint|Sprint|Sprint|Sprint|Sprint|سباق السرعة',
  Pursuit: 'Гонка переслідування|Қуу жарысы|Persecución|Perseguição|Verfolgung|Poursuite|Takip|سباق المطاردة',
  Individual: 'Індивідуальна гонка|Жеке жарыс|Individual|Individual|Einzel|Individuel|Bireysel|السباق الفردي',
  'Australian Grand Prix':
    'Гран-прі Австралії|Австралия Гран-приі|Gran Premio de Australia|Grande Prêmio da Austrália|Großer Preis von Australien|Grand Prix d’Australie|Avustralya Grand Prix’si|جائزة أستراليا الكبرى',
  'Japanese Grand Prix':
    'Гран-прі Японії|Жапония Гран-приі|Gran Premio de Japón|Grande Prêmio do Japão|Großer Preis von Japan|Grand Prix du Japon|Japonya Grand Prix’si|جائزة اليابان الكبرى',
  'Bahrain Grand Prix':
    'Гран-прі Бахрейну|Бахрейн Гран-приі|Gran Premio de Baréin|Grande Prêmio do Bahrein|Großer Preis von Bahrain|Grand Prix de Bahreïn|Bahreyn Grand Prix’si|جائزة البحرين الكبرى',
  'Monaco Grand Prix':
    'Гран-прі Монако|Монако Гран-приі|Gran Premio de Mónaco|Grande Prêmio de Mônaco|Großer Preis von Monaco|Grand Prix de Monaco|Monako Grand Prix’si|جائزة موناكو الكبرى',
  'Canadian Grand Prix':
    'Гран-прі Канади|Канада Гран-приі|Gran Premio de Canadá|Grande Prêmio do Canadá|Großer Preis von Kanada|Grand Prix du Canada|Kanada Grand Prix’si|جائزة كندا الكبرى',
  'Austrian Grand Prix':
    'Гран-прі Австрії|Австрия Гран-приі|Gran Premio de Austria|Grande Prêmio da Áustria|Großer Preis von Österreich|Grand Prix d’Autriche|Avusturya Grand Prix’si|جائزة النمسا الكبرى',
  'British Grand Prix':
    'Гран-прі Великої Британії|Ұлыбритания Гран-приі|Gran Premio de Gran Bretaña|Grande Prêmio da Grã-Bretanha|Großer Preis von Großbritannien|Grand Prix de Grande-Bretagne|Britanya Grand Prix’si|جائزة بريطانيا الكبرى',
  'Hungarian Grand Prix':
    'Гран-прі Угорщини|Венгрия Гран-приі|Gran Premio de Hungría|Grande Prêmio da Hungria|Großer Preis von Ungarn|Grand Prix de Hongrie|Macaristan Grand Prix’si|جائزة المجر الكبرى',
  'Belgian Grand Prix':
    'Гран-прі Бельгії|Бельгия Гран-приі|Gran Premio de Bélgica|Grande Prêmio da Bélgica|Großer Preis von Belgien|Grand Prix de Belgique|Belçika Grand Prix’si|جائزة بلجيكا الكبرى',
  'Italian Grand Prix':
    'Гран-прі Італії|Италия Гран-приі|Gran Premio de Italia|Grande Prêmio da Itália|Großer Preis von Italien|Grand Prix d’Italie|İtalya Grand Prix’si|جائزة إيطاليا الكبرى',
  'Singapore Grand Prix':
    'Гран-прі Сінгапуру|Сингапур Гран-приі|Gran Premio de Singapur|Grande Prêmio de Singapura|Großer Preis von Singapur|Grand Prix de Singapour|Singapur Grand Prix’si|جائزة سنغافورة الكبرى',
  'Brazilian Grand Prix':
    'Гран-прі Бразилії|Бразилия Гран-приі|Gran Premio de Brasil|Grande Prêmio do Brasil|Großer Preis von Brasilien|Grand Prix du Brésil|Brezilya Grand Prix’si|جائزة البرازيل الكبرى',
  'Tour of Flanders':
    'Тур Фландрії|Фландрия туры|Tour de Flandes|Volta à Flandres|Flandern-Rundfahrt|Tour des Flandres|Flandre Turu|جولة فلاندرز',
  'Il Lombardia':
    'Джиро ді Ломбардія|Джиро ди Ломбардия|Il Lombardia|Il Lombardia|Lombardei-Rundfahrt|Tour de Lombardie|Lombardiya Turu|جولة لومبارديا',
  'Paris-Roubaix': '-|-|París-Roubaix|-|-|-|-|-',
  'San Sebastian Classic':
    'Класика Сан-Себастьяна|Сан-Себастьян классикасы|Clásica de San Sebastián|Clássica de San Sebastián|Klassiker von San Sebastián|Classique de Saint-Sébastien|San Sebastián Klasiği|كلاسيكية سان سيباستيان',
};
