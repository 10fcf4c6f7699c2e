/** Words of competitions by their English ones: Ukrainian|Kazakh|Spanish|Portuguese|German|French|Turkish|Arabic. */
export const COMPETITION_WORDS: Readonly<Record<string, string>> = {
  England: 'Англія|Англия|Inglaterra|Inglaterra|England|Angleterre|İngiltere|إنجلترا',
  'Premier League':
    'Прем’єр-ліга|Премьер-лига|Premier League|Premier League|Premier League|Premier League|Premier Lig|الدوري الممتاز',
  'First League':
    'Перша ліга|Бірінші лига|Primera Liga|Primeira Liga|Erste Liga|Première Ligue|Birinci Lig|دوري الدرجة الأولى',
  'Super League': 'Суперліга|Суперлига|Superliga|Superliga|Superliga|Super Ligue|Süper Lig|الدوري السوبر',
  SuperLega: 'Суперліга|Суперлига|SuperLega|SuperLega|SuperLega|SuperLega|SuperLega|سوبر ليغا',
  Superliga: 'Суперліга|Суперлига|Superliga|Superliga|Superliga|Superliga|Superliga|سوبر ليغا',
  'Super Lig': 'Суперліга|Суперлига|Süper Lig|Süper Lig|Süper Lig|Süper Lig|Süper Lig|الدوري السوبر',
  'National League':
    'Національна ліга|Ұлттық лига|Liga Nacional|Liga Nacional|National League|Ligue nationale|Ulusal Lig|الدوري الوطني',
  'Pro League': 'Про-ліга|Про-лига|Liga Pro|Liga Pro|Pro League|Pro League|Pro Lig|دوري المحترفين',
  'Liga Pro': 'Ліга Про|Про лигасы|Liga Pro|Liga Pro|Liga Pro|Liga Pro|Liga Pro|ليغا برو',
  'Setka Cup': 'Сетка Кап|Сетка Кап|Setka Cup|Setka Cup|Setka Cup|Setka Cup|Setka Cup|سيتكا كاب',
  'Efeler League': 'Ефелер-ліга|Эфелер лигасы|Liga Efeler|Liga Efeler|Efeler-Liga|Ligue Efeler|Efeler Ligi|دوري إفلر',
  Championship: 'Чемпіоншип|Чемпионшип|Championship|Championship|Championship|Championship|Championship|تشامبيونشيب',
  'La Liga': 'Ла Ліга|Ла Лига|LaLiga|LaLiga|LaLiga|LaLiga|LaLiga|لا ليغا',
  Bundesliga: 'Бундесліга|Бундеслига|Bundesliga|Bundesliga|Bundesliga|Bundesliga|Bundesliga|البوندسليغا',
  'Serie A': 'Серія А|А сериясы|Serie A|Serie A|Serie A|Serie A|Serie A|الدرجة الأولى',
  'Lega A': 'Серія А|А сериясы|Lega A|Lega A|Lega A|Lega A|Lega A|الدرجة الأولى',
  'Ligue 1': 'Ліга 1|1-лига|Ligue 1|Ligue 1|Ligue 1|Ligue 1|Ligue 1|ليغ 1',
  'UEFA Champions League':
    'Ліга чемпіонів|Чемпиондар лигасы|Liga de Campeones|Liga dos Campeões|Champions League|Ligue des champions|Şampiyonlar Ligi|دوري أبطال أوروبا',
  'Champions League':
    'Ліга чемпіонів|Чемпиондар лигасы|Liga de Campeones|Liga dos Campeões|Champions League|Ligue des champions|Şampiyonlar Ligi|دوري الأبطال',
  'UEFA Europa League':
    'Ліга Європи|Еуропа лигасы|Liga Europa|Liga Europa|Europa League|Ligue Europa|Avrupa Ligi|الدوري الأوروبي',
  'Europe League':
    'Європейська ліга|Еуропа лигасы|Liga Europea|Liga Europeia|Europäische Liga|Ligue européenne|Avrupa Ligi|الدوري الأوروبي',
  Qualification: 'Кваліфікація|Іріктеу|Clasificación|Qualificação|Qualifikation|Qualifications|Eleme|التصفيات',
  Eredivisie: 'Ередивізі|Эредивизи|Eredivisie|Eredivisie|Eredivisie|Eredivisie|Eredivisie|إيريديفيزي',
  'Primeira Liga':
    'Прімейра|Примейра|Primeira Liga|Primeira Liga|Primeira Liga|Primeira Liga|Primeira Liga|بريميرا ليغا',
  'Primera Division':
    'Прімера|Примера|Primera División|Primera División|Primera División|Primera División|Primera División|بريميرا ديفيسيون',
  MLS: 'МЛС|МЛС|MLS|MLS|MLS|MLS|MLS|الدوري الأمريكي',
  'J1 League': 'Джей-ліга|Джей-лига|Liga J1|Liga J1|J1 League|Ligue J1|J1 Ligi|الدوري الياباني',
  'Liga MX': 'Ліга МХ|МХ лигасы|Liga MX|Liga MX|Liga MX|Liga MX|Liga MX|الدوري المكسيكي',
  Friendlies:
    'Товариські матчі|Жолдастық кездесулер|Amistosos|Amistosos|Freundschaftsspiele|Matchs amicaux|Hazırlık maçları|مباريات ودية',
  'National teams':
    'Збірні|Құрама командалар|Selecciones|Seleções|Nationalmannschaften|Équipes nationales|Milli takımlar|المنتخبات',
  EuroLeague: 'Євроліга|Еуролига|Euroliga|Euroliga|Euroleague|Euroligue|EuroLeague|اليوروليغ',
  'VTB United League':
    'Єдина ліга ВТБ|ВТБ біріккен лигасы|Liga VTB|Liga VTB|VTB-Liga|Ligue VTB|VTB Birleşik Ligi|دوري VTB الموحد',
  Masters: 'Мастерс|Мастерс|Masters|Masters|Masters|Masters|Masters|ماسترز',
  Challenger: 'Челенджер|Челленджер|Challenger|Challenger|Challenger|Challenger|Challenger|تشالنجر',
  Hamburg: 'Гамбург|Гамбург|Hamburgo|Hamburgo|Hamburg|Hambourg|Hamburg|هامبورغ',
  Rome: 'Рим|Рим|Roma|Roma|Rom|Rome|Roma|روما',
  Astana: 'Астана|Астана|Astaná|Astana|Astana|Astana|Astana|أستانا',
  Antalya: 'Анталія|Анталья|Antalya|Antália|Antalya|Antalya|Antalya|أنطاليا',
  Porto: 'Порту|Порту|Oporto|Porto|Porto|Porto|Porto|بورتو',
  Men: 'Чоловіки|Ерлер|Hombres|Homens|Männer|Hommes|Erkekler|رجال',
  Women: 'Жінки|Әйелдер|Mujeres|Mulheres|Frauen|Femmes|Kadınlar|سيدات',
  'BWF World Tour':
    'Світовий тур BWF|BWF әлемдік туры|BWF Tour Mundial|BWF Tour Mundial|BWF-Welttour|Circuit mondial BWF|BWF Dünya Turu|جولة BWF العالمية',
  'WTT Champions':
    'WTT Чемпіони|WTT Чемпиондар|WTT Champions|WTT Champions|WTT Champions|WTT Champions|WTT Champions|أبطال WTT',
  'China Open':
    'Відкритий чемпіонат Китаю|Қытай ашық турнирі|Abierto de China|Aberto da China|China Open|Open de Chine|Çin Açık|بطولة الصين المفتوحة',
  'World Tour':
    'Світовий тур|Әлемдік тур|Tour Mundial|Tour Mundial|Welttour|Circuit mondial|Dünya Turu|الجولة العالمية',
  'Premier Tour':
    'Прем’єр-тур|Премьер-тур|Premier Tour|Premier Tour|Premier Tour|Premier Tour|Premier Turu|الجولة الممتازة',
  'World Cup': 'Кубок світу|Әлем кубогы|Copa del Mundo|Copa do Mundo|Weltcup|Coupe du monde|Dünya Kupası|كأس العالم',
  'World Championship':
    'Чемпіонат світу|Әлем чемпионаты|Campeonato Mundial|Campeonato Mundial|Weltmeisterschaft|Championnat du monde|Dünya Şampiyonası|بطولة العالم',
  'Marble races':
    'Перегони кульок|Шариктер жарысы|Carreras de canicas|Corridas de bolinhas|Murmelrennen|Courses de billes|Misket yarışları|سباقات الكرات الزجاجية',
  Races: 'Перегони|Жарыстар|Carreras|Corridas|Rennen|Courses|Yarışlar|السباقات',
  'One-day races':
    'Одноденні перегони|Бір күндік жарыстар|Carreras de un día|Corridas de um dia|Eintagesrennen|Courses d’un jour|Tek günlük yarışlar|سباقات اليوم الواحد',
  'Title and ranking fights':
    'Титульні та рейтингові бої|Титулдық және рейтингтік жекпе-жектер|Combates por el título y de clasificación|Lutas por título e ranking|Titel- und Ranglistenkämpfe|Combats pour le titre et le classement|Unvan ve sıralama dövüşleri|نزالات اللقب والتصنيف',
  'Awards and contests':
    'Премії та конкурси|Сыйлықтар мен байқаулар|Premios y concursos|Prêmios e concursos|Preise und Wettbewerbe|Prix et concours|Ödüller ve yarışmalar|الجوائز والمسابقات',
  Elections: 'Вибори|Сайлау|Elecciones|Eleições|Wahlen|Élections|Seçimler|الانتخابات',
  'Decisions of central banks':
    'Рішення центральних банків|Орталық банктер шешімдері|Decisiones de los bancos centrales|Decisões dos bancos centrais|Entscheidungen der Zentralbanken|Décisions des banques centrales|Merkez bankası kararları|قرارات البنوك المركزية',
  'International organisations':
    'Міжнародні організації|Халықаралық ұйымдар|Organizaciones internacionales|Organizações internacionais|Internationale Organisationen|Organisations internationales|Uluslararası kuruluşlar|المنظمات الدولية',
  'Virtual Premier League':
    'Віртуальна прем’єр-ліга|Виртуалды премьер-лига|Premier League virtual|Premier League virtual|Virtuelle Premier League|Premier League virtuelle|Sanal Premier Lig|الدوري الممتاز الافتراضي',
  'Virtual Champions Cup':
    'Віртуальний Кубок чемпіонів|Виртуалды чемпиондар кубогы|Copa de Campeones virtual|Copa dos Campeões virtual|Virtueller Champions Cup|Coupe des champions virtuelle|Sanal Şampiyonlar Kupası|كأس الأبطال الافتراضية',
  'Virtual Ice League':
    'Віртуальна льодова ліга|Виртуалды мұз лигасы|Liga de hielo virtual|Liga de gelo virtual|Virtuelle Eisliga|Ligue de glace virtuelle|Sanal Buz Ligi|دوري الجليد الافتراضي',
  'Virtual Hoops League':
    'Віртуальна ліга кілець|Виртуалды себет лигасы|Liga de canastas virtual|Liga de cestos virtual|Virtuelle Korbliga|Ligue des paniers virtuelle|Sanal Pota Ligi|دوري السلال الافتراضي',
  'T20 Internationals':
    'T20: збірні|T20: құрамалар|T20 de selecciones|T20 de seleções|T20-Länderspiele|T20 internationaux|T20 milli maçlar|مباريات T20 الدولية',
  'CCT Europe': 'CCT Європа|CCT Еуропа|CCT Europa|CCT Europa|CCT Europa|CCT Europe|CCT Avrupa|CCT أوروبا',
  'ESEA North America':
    'ESEA Північна Америка|ESEA Солтүстік Америка|ESEA Norteamérica|ESEA América do Norte|ESEA Nordamerika|ESEA Amérique du Nord|ESEA Kuzey Amerika|ESEA أمريكا الشمالية',
  'CBCS Brazil':
    'CBCS Бразилія|CBCS Бразилия|CBCS Brasil|CBCS Brasil|CBCS Brasilien|CBCS Brésil|CBCS Brezilya|CBCS البرازيل',
  'VCT EMEA': 'VCT Європа|VCT Еуропа|VCT EMEA|VCT EMEA|VCT EMEA|VCT EMEA|VCT EMEA|VCT أوروبا',
  'VCT Americas':
    'VCT Америка|VCT Америка|VCT Américas|VCT Américas|VCT Amerika|VCT Amériques|VCT Amerika|VCT الأمريكتان',
  'VCT Pacific':
    'VCT Тихий океан|VCT Тынық мұхит|VCT Pacífico|VCT Pacífico|VCT Pazifik|VCT Pacifique|VCT Pasifik|VCT المحيط الهادئ',
  'Big Bash': 'Біг Баш|Биг Баш|Big Bash|Big Bash|Big Bash|Big Bash|Big Bash|بيغ باش',
  IPL: 'Прем’єр-ліга|Премьер-лига|IPL|IPL|IPL|IPL|IPL|الدوري الممتاز',
  Ekstraklasa: 'Екстракляса|Экстракласа|Ekstraklasa|Ekstraklasa|Ekstraklasa|Ekstraklasa|Ekstraklasa|إكستراكلاسا',
  KHL: 'КХЛ|КХЛ|KHL|KHL|KHL|KHL|KHL|الدوري القاري للهوكي',
  NHL: 'НХЛ|НХЛ|NHL|NHL|NHL|NHL|NHL|الدوري الوطني للهوكي',
  VHL: 'ВХЛ|ВХЛ|VHL|VHL|VHL|VHL|VHL|دوري الهوكي الأعلى',
  MHL: 'МХЛ|МХЛ|MHL|MHL|MHL|MHL|MHL|دوري هوكي الشباب',
  NBA: 'НБА|НБА|NBA|NBA|NBA|NBA|NBA|الدوري الأمريكي للمحترفين',
  MLB: 'МЛБ|МЛБ|MLB|MLB|MLB|MLB|MLB|الدوري الرئيسي للبيسبول',
  NFL: 'НФЛ|НФЛ|NFL|NFL|NFL|NFL|NFL|الدوري الوطني لكرة القدم',
  'Season outrights':
    'Підсумки сезону|Маусым қорытындысы|Resultado de la temporada|Resultado da temporada|Saisonwetten|Paris de la saison|Sezon sonu bahisleri|نتائج الموسم',
};
