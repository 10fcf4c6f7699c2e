/** Teams of the lesser sports by roster, strongest first: 'Russian name|English name'. */
export const LESSER_TEAMS = {
  futsal:
    'Тюмень|Tyumen;Синара|Sinara;КПРФ|KPRF;Ухта|Ukhta;Газпром-Югра|Gazprom-Ugra;Торпедо|Torpedo Nizhny Novgorod;Кристалл|Kristall;Новая Генерация|Novaya Generatsiya;Норильский Никель|Norilsk Nickel;Новосибирск|Novosibirsk;Сибиряк|Sibiryak;Динамо-Самара|Dinamo Samara',
  'beach-soccer':
    'Кристалл|Kristall;Локомотив|Lokomotiv;Строгино|Strogino;ЦСКА|CSKA;Дельта|Delta Saratov;Крылья Советов|Krylya Sovetov;Спартак|Spartak;Саратов|Saratov;Ротор|Rotor;Золотой|Zolotoy',
  'water-polo':
    'Про Рекко|Pro Recco;Ференцварош|Ferencvaros;Олимпиакос|Olympiacos;Нови-Београд|Novi Beograd;Барселонета|Barceloneta;Юг|Jug Dubrovnik;Марсель|Marseille;Васпо|Waspo Hannover;Брешиа|Brescia;Сабадель|Sabadell;Вуляйгмени|Vouliagmeni;Шабац|Sabac',
  floorball:
    'Стурврета|Storvreta;Фалун|Falun;Пиксбу|Pixbo;Векшё|Vaxjo;Муллшё|Mullsjo;Линчёпинг|Linkoping;Хельсингборг|Helsingborg;Дален|Dalen;Хагунда|Hagunda;Стренгнес|Strangnas;Варберг|Varberg;Энчёпинг|Enkoping',
  'field-hockey':
    'Блумендал|Bloemendaal;Кампонг|Kampong;Роттердам|Rotterdam;Ден Босх|Den Bosch;Амстердам|Amsterdam;Пиноке|Pinoke;Оранье-Род|Oranje-Rood;Тилбург|Tilburg;Ларен|Laren;Клейн Звитсерланд|Klein Zwitserland;ХГК|HGC;Схарвейде|Schaerweijde',
  bandy:
    'СКА-Нефтяник|SKA-Neftyanik;Динамо Москва|Dynamo Moscow;Енисей|Yenisey;Кузбасс|Kuzbass;Водник|Vodnik;Байкал-Энергия|Baikal-Energiya;Волга|Volga;Родина|Rodina;Сибсельмаш|Sibselmash;Старт|Start;Строитель|Stroitel;Уральский Трубник|Uralsky Trubnik;Ак Барс-Динамо|Ak Bars-Dinamo;Мурман|Murman',
  netball:
    'Мельбурн Виксенс|Melbourne Vixens;Уэст-Кост Фивер|West Coast Fever;Сидней Свифтс|Sydney Swifts;Аделаида Тандербердс|Adelaide Thunderbirds;Саншайн-Кост Лайтнинг|Sunshine Coast Lightning;Квинсленд Файрбердс|Queensland Firebirds;Сидней Джайентс|Sydney Giants;Мельбурн Мэверикс|Melbourne Mavericks',
  'american-football':
    'Канзас-Сити Чифс|Kansas City Chiefs;Филадельфия Иглз|Philadelphia Eagles;Баффало Биллс|Buffalo Bills;Детройт Лайонс|Detroit Lions;Балтимор Рэйвенс|Baltimore Ravens;Грин-Бэй Пэкерс|Green Bay Packers;Миннесота Вайкингс|Minnesota Vikings;Лос-Анджелес Рэмс|Los Angeles Rams;Сан-Франциско|San Francisco 49ers;Хьюстон Тексанс|Houston Texans;Денвер Бронкос|Denver Broncos;Питтсбург Стилерс|Pittsburgh Steelers;Сиэтл Сихокс|Seattle Seahawks;Даллас Ковбойс|Dallas Cowboys;Чикаго Беарз|Chicago Bears;Майами Долфинс|Miami Dolphins',
  'rugby-union':
    'Тулуза|Toulouse;Бордо-Бегль|Bordeaux-Begles;Тулон|Toulon;Ла-Рошель|La Rochelle;Клермон|Clermont;Расинг 92|Racing 92;Кастр|Castres;Монпелье|Montpellier;Лион|Lyon;Байонна|Bayonne;По|Pau;Стад Франсе|Stade Francais;Перпиньян|Perpignan;Монтобан|Montauban',
  'rugby-league':
    'Пенрит Пантерс|Penrith Panthers;Мельбурн Сторм|Melbourne Storm;Брисбен Бронкос|Brisbane Broncos;Канберра Рейдерс|Canberra Raiders;Сидней Рустерс|Sydney Roosters;Кронулла Шаркс|Cronulla Sharks;Кентербери Бульдогс|Canterbury Bulldogs;Уорриорз|New Zealand Warriors;Мэнли Си Иглз|Manly Sea Eagles;Долфинс|Dolphins;Саут Сидней Рэббитоуз|South Sydney Rabbitohs;Парраматта Илс|Parramatta Eels;Сент-Джордж Драгонс|St George Dragons;Ньюкасл Найтс|Newcastle Knights',
  'australian-football':
    'Брисбен Лайонс|Brisbane Lions;Коллингвуд|Collingwood;Джелонг|Geelong;Хоторн|Hawthorn;Сидней Суонс|Sydney Swans;Аделаида|Adelaide;Уэстерн Бульдогс|Western Bulldogs;Фримантл|Fremantle;Карлтон|Carlton;Эссендон|Essendon;Мельбурн|Melbourne;Порт-Аделаида|Port Adelaide;Сент-Килда|St Kilda;Голд-Кост Санс|Gold Coast Suns;Ричмонд|Richmond;Норт-Мельбурн|North Melbourne',
} as const;

/** Persons and pairs of the lesser sports by roster, strongest first: 'Russian name|English name|country'. */
export const LESSER_PLAYERS = {
  'beach-volleyball':
    'Мол / Сёрум|Mol / Sorum|no;Оман / Хельвиг|Ahman / Hellvig|se;Элерс / Виклер|Ehlers / Wickler|de;Ван де Велде / Иммерс|Van de Velde / Immers|nl;Перушич / Швайнер|Perusic / Schweiner|cz;Партейн / Бенеш|Partain / Benesh|us;Эвандро / Артур|Evandro / Arthur|br;Жорже / Андре|George / Andre|br;Николаи / Коттафава|Nicolai / Cottafava|it;Бергманн / Пфретцшнер|Bergmann / Pfretzschner|de;Брыль / Лосяк|Bryl / Losiak|pl;Ходжес / Шуберт|Hodges / Schubert|au',
  squash:
    'Асаль М.|Asal M.|eg;Фараг А.|Farag A.|eg;Колл П.|Coll P.|nz;Элиас Д.|Elias D.|pe;Эль-Шорбаги М.|Elshorbagy M.|gb;Гавад К.|Gawad K.|eg;Макин Дж.|Makin J.|gb;Круэн В.|Crouin V.|fr;Десуки Ф.|Dessouky F.|eg;Родригес М.|Rodriguez M.|co;Солиман Ю.|Soliman Y.|eg;Ын Э. Я.|Ng E.|my',
  padel:
    'Коэльо / Тапиа|Coello / Tapia|es;Галан / Чинготто|Galan / Chingotto|es;Леброн / Ступачук|Lebron / Stupaczuk|es;Наварро / Ди Ненно|Navarro / Di Nenno|ar;Янгуас / Нието|Yanguas / Nieto|es;Санс / Гарсия|Sanz / Garcia|es;Гонсалес / Руис|Gonzalez / Ruiz|es;Бельуати / Тельо|Belluati / Tello|ar;Гарридо / Бергамини|Garrido / Bergamini|br;Капра / Санчес|Capra / Sanchez|ar;Кампаньоло / Леал|Campagnolo / Leal|br;Альфонсо / Гутьеррес|Alfonso / Gutierrez|ar',
  snooker:
    'Трамп Дж.|Trump J.|gb;О Салливан Р.|O Sullivan R.|gb;Уилсон К.|Wilson K.|gb;Аллен М.|Allen M.|gb;Селби М.|Selby M.|gb;Уильямс М.|Williams M.|gb;Хиггинс Дж.|Higgins J.|gb;Чжао Синьтун|Zhao Xintong|cn;Робертсон Н.|Robertson N.|au;Бресель Л.|Brecel L.|be;Дин Цзюньхуэй|Ding Junhui|cn;Мерфи Ш.|Murphy S.|gb;Картер А.|Carter A.|gb;Хокинс Б.|Hawkins B.|gb;Бинэм С.|Bingham S.|gb;Чжан Аньда|Zhang Anda|cn',
  darts:
    'Литтлер Л.|Littler L.|gb;Хамфрис Л.|Humphries L.|gb;Ван Гервен М.|Van Gerwen M.|nl;Бантинг С.|Bunting S.|gb;Кросс Р.|Cross R.|gb;Прайс Г.|Price G.|gb;Клейтон Дж.|Clayton J.|gb;Райт П.|Wright P.|gb;Ван Вен Г.|Van Veen G.|nl;Аспинолл Н.|Aspinall N.|gb;Нопперт Д.|Noppert D.|nl;Шиндлер М.|Schindler M.|de;Смит М.|Smith M.|gb;Андерсон Г.|Anderson G.|gb;Ратайский К.|Ratajski K.|pl;Доби К.|Dobey C.|gb',
  boxing:
    'Усик А.|Usyk O.|ua;Бивол Д.|Bivol D.|ru;Бетербиев А.|Beterbiev A.|ru;Дюбуа Д.|Dubois D.|gb;Паркер Дж.|Parker J.|nz;Каббель А.|Kabayel A.|de;Бенавидес Д.|Benavidez D.|us;Опетайя Дж.|Opetaia J.|au;Джошуа Э.|Joshua A.|gb;Бакленд К.|Buckland K.|gb;Рамирес Х.|Ramirez G.|mx;Мартинес Ф.|Martinez F.|ar;Петров О.|Petrov O.|ru;Альварес Х.|Alvarez J.|mx;Ким С.|Kim S.|kr;Танака Р.|Tanaka R.|jp',
} as const;
