/** Teams of ice hockey, basketball, volleyball, handball, baseball and cricket by roster, strongest first: 'Russian name|English name'. */
export const BALL_TEAMS = {
  khl: 'СКА|SKA;ЦСКА|CSKA Moscow;Локомотив|Lokomotiv Yaroslavl;Металлург Магнитогорск|Metallurg Magnitogorsk;Ак Барс|Ak Bars;Динамо Москва|Dynamo Moscow;Авангард|Avangard;Салават Юлаев|Salavat Yulaev;Спартак|Spartak Moscow;Автомобилист|Avtomobilist;Трактор|Traktor;Торпедо|Torpedo Nizhny Novgorod;Северсталь|Severstal;Сибирь|Sibir;Нефтехимик|Neftekhimik;Динамо Минск|Dinamo Minsk;Адмирал|Admiral;Амур|Amur;Барыс|Barys;Лада|Lada;ХК Сочи|HC Sochi;Шанхайские Драконы|Shanghai Dragons',
  nhl: 'Флорида Пантерз|Florida Panthers;Эдмонтон Ойлерз|Edmonton Oilers;Колорадо Эвеланш|Colorado Avalanche;Вегас Голден Найтс|Vegas Golden Knights;Даллас Старз|Dallas Stars;Каролина Харрикейнз|Carolina Hurricanes;Тампа-Бэй Лайтнинг|Tampa Bay Lightning;Торонто Мейпл Лифс|Toronto Maple Leafs;Виннипег Джетс|Winnipeg Jets;Вашингтон Кэпиталз|Washington Capitals;Нью-Джерси Девилз|New Jersey Devils;Нью-Йорк Рейнджерс|New York Rangers;Лос-Анджелес Кингз|Los Angeles Kings;Миннесота Уайлд|Minnesota Wild;Бостон Брюинз|Boston Bruins;Монреаль Канадиенс|Montreal Canadiens;Оттава Сенаторз|Ottawa Senators;Питтсбург Пингвинз|Pittsburgh Penguins;Детройт Ред Уингз|Detroit Red Wings;Ванкувер Кэнакс|Vancouver Canucks;Чикаго Блэкхокс|Chicago Blackhawks;Сан-Хосе Шаркс|San Jose Sharks',
  vhl: 'Нефтяник|Neftyanik Almetievsk;Югра|Yugra;Металлург Новокузнецк|Metallurg Novokuznetsk;Химик|Khimik Voskresensk;Торос|Toros;Дизель|Dizel Penza;Рубин Тюмень|Rubin Tyumen;Молот|Molot Perm;Сокол Красноярск|Sokol Krasnoyarsk;Звезда Москва|Zvezda Moscow;Буран|Buran Voronezh;Ижсталь|Izhstal;Зауралье|Zauralie;АКМ|AKM Tula;Южный Урал|Yuzhny Ural;Динамо СПб|Dynamo St. Petersburg',
  mhl: 'Чайка|Chayka;Красная Армия|Krasnaya Armiya;Локо|Loko Yaroslavl;СКА-1946|SKA-1946;Толпар|Tolpar;Стальные Лисы|Stalnye Lisy;Омские Ястребы|Omskie Yastreby;МХК Динамо|MHK Dynamo;Авто|Avto Ekaterinburg;Спутник|Sputnik Almetievsk;Ладья|Ladya;Реактор|Reaktor;Белые Медведи|Belye Medvedi;Сибирские Снайперы|Sibirskie Snaipery',
  sweden:
    'Фрёлунда|Frolunda;Ферьестад|Farjestad;Шеллефтео|Skelleftea;Векшё|Vaxjo Lakers;Лулео|Lulea;Эребру|Orebro;Рёгле|Rogle;Юргорден|Djurgarden;Брюнес|Brynas;Тимро|Timra;Линчёпинг|Linkoping;Мальмё Редхокс|Malmo Redhawks;Лександ|Leksand;ХВ-71|HV71',
  finland:
    'Таппара|Tappara;Ильвес|Ilves;КалПа|KalPa;Лукко|Lukko;ТПС|TPS;Кярпят|Karpat;Пеликанс|Pelicans;ХИФК|HIFK;СайПа|SaiPa;ХПК|HPK;Эссят|Assat;Спорт|Vaasan Sport;КооКоо|KooKoo;Юкурит|Jukurit',
  'germany-hockey':
    'Айсберен Берлин|Eisbaren Berlin;Адлер Мангейм|Adler Mannheim;Ред Булл Мюнхен|Red Bull Munich;Ингольштадт|ERC Ingolstadt;Бремерхафен|Fischtown Pinguins;Кёльнер Хайе|Kolner Haie;Штраубинг|Straubing Tigers;Нюрнберг|Nurnberg Ice Tigers;Вольфсбург|Grizzlys Wolfsburg;Швеннингер|Schwenninger Wild Wings;Аугсбург|Augsburger Panther;Изерлон|Iserlohn Roosters;Франкфурт|Lowen Frankfurt;Дрезднер|Dresdner Eislowen',
  czechia:
    'Спарта Прага|Sparta Prague;Динамо Пардубице|Dynamo Pardubice;Оцеларжи Тршинец|Ocelari Trinec;Витковице|Vitkovice;Били Тигржи|Bili Tygri Liberec;Комета Брно|Kometa Brno;Пльзень|Skoda Plzen;Градец-Кралове|Hradec Kralove;Оломоуц|Olomouc;Литвинов|Litvinov;Млада-Болеслав|Mlada Boleslav;Ческе-Будеёвице|Ceske Budejovice;Карловы Вары|Karlovy Vary;Кладно|Rytiri Kladno',
  swiss:
    'ЗСК Лайонс|ZSC Lions;Лозанна|Lausanne;Давос|Davos;Берн|Bern;Фрибур-Готтерон|Fribourg-Gotteron;Цуг|Zug;Женева-Серветт|Geneve-Servette;Лугано|Lugano;Амбри-Пиотта|Ambri-Piotta;Клотен|Kloten;Лангнау|SCL Tigers;Биль|Biel',
  nba: 'Бостон Селтикс|Boston Celtics;Оклахома-Сити Тандер|Oklahoma City Thunder;Денвер Наггетс|Denver Nuggets;Кливленд Кавальерс|Cleveland Cavaliers;Миннесота Тимбервулвз|Minnesota Timberwolves;Нью-Йорк Никс|New York Knicks;Милуоки Бакс|Milwaukee Bucks;Лос-Анджелес Лейкерс|Los Angeles Lakers;Даллас Маверикс|Dallas Mavericks;Голден Стэйт Уорриорз|Golden State Warriors;Финикс Санз|Phoenix Suns;Индиана Пэйсерс|Indiana Pacers;Орландо Мэджик|Orlando Magic;Хьюстон Рокетс|Houston Rockets;Мемфис Гриззлис|Memphis Grizzlies;Майами Хит|Miami Heat;Сакраменто Кингз|Sacramento Kings;Лос-Анджелес Клипперс|Los Angeles Clippers;Атланта Хокс|Atlanta Hawks;Чикаго Буллз|Chicago Bulls;Торонто Рэпторс|Toronto Raptors;Юта Джаз|Utah Jazz',
  euroleague:
    'Панатинаикос|Panathinaikos;Олимпиакос|Olympiacos;Монако|Monaco;Партизан|Partizan;Црвена Звезда|Crvena Zvezda;Маккаби Тель-Авив|Maccabi Tel Aviv;АСВЕЛ|ASVEL;Париж|Paris Basketball;Хапоэль Тель-Авив|Hapoel Tel Aviv;Дубай|Dubai Basketball;Будучность|Buducnost;Цедевита Олимпия|Cedevita Olimpija;АЕК|AEK Athens;Арис|Aris;Бурк|Bourg;Лондон Лайонс|London Lions;Клуж-Напока|Cluj-Napoca;Шлёнск|Slask Wroclaw',
  vtb: 'ЦСКА|CSKA Moscow;Зенит|Zenit St. Petersburg;УНИКС|UNICS Kazan;Локомотив-Кубань|Lokomotiv Kuban;Парма|Parma Perm;МБА-МАИ|MBA-MAI;Руна|Runa Moscow;Автодор|Avtodor Saratov;Нижний Новгород|Nizhny Novgorod;Самара|Samara;Енисей|Enisey Krasnoyarsk;Уралмаш|Uralmash',
  'spain-basketball':
    'Реал Мадрид|Real Madrid;Барселона|Barcelona;Уникаха|Unicaja;Валенсия Баскет|Valencia Basket;Тенерифе|Tenerife;Баскония|Baskonia;Хувентуд|Joventut;Гран Канария|Gran Canaria;Манреса|Manresa;Мурсия|UCAM Murcia;Бильбао|Bilbao Basket;Сарагоса|Zaragoza;Андорра|Andorra;Жирона|Girona;Бреоган|Breogan;Гранада|Granada',
  'turkey-basketball':
    'Фенербахче|Fenerbahce;Анадолу Эфес|Anadolu Efes;Бешикташ|Besiktas;Галатасарай|Galatasaray;Тюрк Телеком|Turk Telekom;Бахчешехир|Bahcesehir;Каршияка|Karsiyaka;Тофаш|Tofas;Бурсаспор|Bursaspor;Дарюшшафака|Darussafaka;Маниса|Manisa;Мерсин|Mersin',
  'italy-basketball':
    'Милан|Olimpia Milano;Виртус Болонья|Virtus Bologna;Брешиа|Brescia;Венеция|Venezia;Тренто|Trento;Тортона|Tortona;Реджана|Reggiana;Сассари|Dinamo Sassari;Триест|Trieste;Тревизо|Treviso;Варезе|Varese;Кремона|Cremona',
  china:
    'Гуандун|Guangdong Tigers;Ляонин|Liaoning Leopards;Чжэцзян|Zhejiang Lions;Шанхай|Shanghai Sharks;Пекин|Beijing Ducks;Синьцзян|Xinjiang Tigers;Шаньдун|Shandong Heroes;Шэньчжэнь|Shenzhen Leopards;Гуанчжоу|Guangzhou Loong;Циндао|Qingdao Eagles;Шаньси|Shanxi Loongs;Цзилинь|Jilin Tigers;Тяньцзинь|Tianjin Pioneers;Сычуань|Sichuan Whales',
  lithuania:
    'Жальгирис|Zalgiris;Ритас|Rytas;Вилкай|Wolves;Лиеткабелис|Lietkabelis;Шяуляй|Siauliai;Нептунас|Neptunas;Йонава|Jonava;Ювентус|Juventus Utena;Невежис|Nevezis;Гаргждай|Gargzdai',
  'germany-basketball':
    'Бавария|Bayern Munich;Альба|Alba Berlin;Бонн|Telekom Baskets Bonn;Ульм|Ratiopharm Ulm;Хемниц|Niners Chemnitz;Людвигсбург|Ludwigsburg;Вюрцбург|Wurzburg;Ольденбург|Oldenburg;Бамберг|Bamberg;Гамбург|Hamburg Towers;Веймар|Weimar;Гёттинген|Gottingen',
  'volleyball-russia':
    'Зенит-Казань|Zenit-Kazan;Локомотив Новосибирск|Lokomotiv Novosibirsk;Динамо Москва|Dynamo Moscow;Зенит СПб|Zenit St. Petersburg;Белогорье|Belogorie;Кузбасс|Kuzbass;Факел|Fakel Novy Urengoy;Динамо-ЛО|Dynamo LO;Урал Уфа|Ural Ufa;АСК|ASK Nizhny Novgorod;Югра-Самотлор|Yugra-Samotlor;Оренбуржье|Orenburzhie;Енисей|Yenisey;МГТУ|MGTU Moscow',
  'volleyball-russia-women':
    'Динамо-Ак Барс|Dinamo-Ak Bars;Динамо Москва|Dinamo Moscow;Локомотив Калининград|Lokomotiv Kaliningrad;Протон|Proton Saratov;Уралочка|Uralochka;Ленинградка|Leningradka;Заречье-Одинцово|Zarechie-Odintsovo;Динамо Краснодар|Dinamo Krasnodar;Енисей|Yenisey;Тулица|Tulitsa;Минчанка|Minchanka;Корабелка|Korabelka',
  'volleyball-italy':
    'Перуджа|Perugia;Трентино|Trentino;Лубе|Lube Civitanova;Пьяченца|Piacenza;Модена|Modena;Милан|Power Volley Milano;Верона|Verona;Монца|Monza;Чистерна|Cisterna;Падуя|Padova;Гроттадзолина|Grottazzolina;Кунео|Cuneo',
  'volleyball-poland':
    'Ястшембский|Jastrzebski Wegiel;Закса|ZAKSA;Проект Варшава|Projekt Warsaw;Заверце|Warta Zawiercie;Ресовия|Resovia;Скра|Skra Belchatow;Люблин|LUK Lublin;Ольштын|AZS Olsztyn;Гданьск|Trefl Gdansk;Катовице|GKS Katowice;Слепск|Slepsk Suwalki;Ченстохова|Norwid Czestochowa',
  'volleyball-turkey':
    'Халкбанк|Halkbank;Зираатбанк|Ziraat Bankasi;Фенербахче|Fenerbahce;Галатасарай|Galatasaray;Аркас|Arkas;Спор Тото|Spor Toto;Алтекма|Altekma;Бурса|Bursa Buyuksehir;Джизре|Cizre;Акташ|Aktas',
  'volleyball-brazil':
    'Сада Крузейро|Sada Cruzeiro;Минас|Minas;Сузано|Suzano;Кампинас|Campinas;СЕСИ|SESI;Гуарульюс|Guarulhos;Жоинвилле|Joinville;Сан-Жозе|Sao Jose',
  'handball-germany':
    'Магдебург|Magdeburg;Фюксе Берлин|Fuchse Berlin;Киль|Kiel;Фленсбург|Flensburg;Мельзунген|Melsungen;Рейн-Неккар|Rhein-Neckar Lowen;Ганновер|Hannover-Burgdorf;Гуммерсбах|Gummersbach;Лемго|Lemgo;Гёппинген|Goppingen;Штутгарт|TVB Stuttgart;Эрланген|Erlangen;Гамбург|HSV Hamburg;Ветцлар|Wetzlar;Айзенах|Eisenach;Лейпциг|Leipzig',
  'handball-champions':
    'Веспрем|Veszprem;Кельце|Kielce;Ольборг|Aalborg;Спортинг|Sporting CP;Висла Плоцк|Wisla Plock;Пик-Сегед|Pick Szeged;Динамо Бухарест|Dinamo Bucharest;Загреб|Zagreb;Эурофарм Пелистер|Eurofarm Pelister;Кольстад|Kolstad;ГОГ|GOG;Порту|Porto;Целе|Celje;Кадеттен|Kadetten',
  'handball-france':
    'Пари Сен-Жермен|Paris Saint-Germain;Нант|Nantes;Монпелье|Montpellier;Тулуза|Toulouse;Шамбери|Chambery;Сен-Рафаэль|Saint-Raphael;Ним|Nimes;Дюнкерк|Dunkerque;Лимож|Limoges;Кретей|Creteil;Сессон|Cesson-Rennes;Экс|Pays d Aix',
  'handball-russia':
    'Чеховские Медведи|Chekhovskie Medvedi;ЦСКА|CSKA Moscow;Виктор|Viktor Stavropol;Донские Казаки|Donskie Kazaki;Динамо Астрахань|Dinamo Astrakhan;Таганрог|Taganrog-YUFU;Пермские Медведи|Permskie Medvedi;Нева|Neva;Акбузат|Akbuzat;Сунгуль|Sungul;Машека|Masheka;СГАУ-Саратов|SGAU-Saratov',
  'handball-spain':
    'Барселона|Barcelona;Гранольерс|Granollers;Логроньо|Logrono;Бидасоа|Bidasoa Irun;Торрелавега|Torrelavega;Куэнка|Cuenca;Наварра|Helvetia Anaitasuna;Кангас|Frigorificos Cangas;Уэска|Bada Huesca;Валладолид|Valladolid',
  mlb: 'Лос-Анджелес Доджерс|Los Angeles Dodgers;Атланта Брэйвз|Atlanta Braves;Нью-Йорк Янкиз|New York Yankees;Филадельфия Филлис|Philadelphia Phillies;Хьюстон Астрос|Houston Astros;Балтимор Ориолс|Baltimore Orioles;Сан-Диего Падрес|San Diego Padres;Милуоки Брюэрс|Milwaukee Brewers;Кливленд Гардианс|Cleveland Guardians;Нью-Йорк Метс|New York Mets;Аризона Даймондбэкс|Arizona Diamondbacks;Сиэтл Маринерс|Seattle Mariners;Миннесота Твинс|Minnesota Twins;Детройт Тайгерс|Detroit Tigers;Бостон Ред Сокс|Boston Red Sox;Торонто Блю Джейс|Toronto Blue Jays;Чикаго Кабс|Chicago Cubs;Техас Рейнджерс|Texas Rangers;Тампа-Бэй Рейс|Tampa Bay Rays;Колорадо Рокиз|Colorado Rockies',
  npb: 'Хансин Тайгерс|Hanshin Tigers;Ёмиури Джайентс|Yomiuri Giants;Фукуока Хокс|Fukuoka Hawks;Орикс Баффалос|Orix Buffaloes;Йокогама Бэйстарс|Yokohama BayStars;Ниппон-Хэм Файтерс|Nippon-Ham Fighters;Хиросима Карп|Hiroshima Carp;Тиба Лотте|Chiba Lotte Marines;Якульт Суоллоус|Yakult Swallows;Сайтама Лайонс|Saitama Lions;Ракутен Иглс|Rakuten Eagles;Чунити Дрэгонс|Chunichi Dragons',
  kbo: 'КИА Тайгерс|Kia Tigers;ЛГ Твинс|LG Twins;Самсунг Лайонс|Samsung Lions;Дусан Беарс|Doosan Bears;КТ Уиз|KT Wiz;ССГ Лэндерс|SSG Landers;Лотте Джайентс|Lotte Giants;Ханва Иглс|Hanwha Eagles;НС Дайнос|NC Dinos;Киум Хироус|Kiwoom Heroes',
  cpbl: 'Китайские Братья|CTBC Brothers;Юни-Лайонс|Uni-Lions;Ракутен Манкиз|Rakuten Monkeys;Фубон Гардианс|Fubon Guardians;Вэй Чуань Дрэгонс|Wei Chuan Dragons;Тайган Хокс|TSG Hawks',
  ipl: 'Мумбаи Индианс|Mumbai Indians;Ченнаи Супер Кингз|Chennai Super Kings;Гуджарат Тайтанс|Gujarat Titans;Роял Челленджерс Бангалор|Royal Challengers Bengaluru;Калькутта Найт Райдерс|Kolkata Knight Riders;Раджастан Роялс|Rajasthan Royals;Санрайзерс Хайдарабад|Sunrisers Hyderabad;Лакхнау Супер Джайентс|Lucknow Super Giants;Дели Кэпиталс|Delhi Capitals;Пенджаб Кингз|Punjab Kings',
  'big-bash':
    'Перт Скорчерс|Perth Scorchers;Сидней Сиксерс|Sydney Sixers;Брисбен Хит|Brisbane Heat;Хобарт Харрикейнз|Hobart Hurricanes;Аделаида Страйкерс|Adelaide Strikers;Мельбурн Старз|Melbourne Stars;Сидней Тандер|Sydney Thunder;Мельбурн Ренегейдс|Melbourne Renegades',
  'pakistan-league':
    'Лахор Каландарс|Lahore Qalandars;Исламабад Юнайтед|Islamabad United;Мултан Султанс|Multan Sultans;Пешавар Залми|Peshawar Zalmi;Кветта Гладиаторс|Quetta Gladiators;Карачи Кингз|Karachi Kings',
  'cricket-nations':
    'Индия|India;Австралия|Australia;Англия|England;Южная Африка|South Africa;Новая Зеландия|New Zealand;Пакистан|Pakistan;Вест-Индия|West Indies;Шри-Ланка|Sri Lanka;Бангладеш|Bangladesh;Афганистан|Afghanistan;Ирландия|Ireland;Зимбабве|Zimbabwe',
} as const;
