/** Words of questions and their answers by the English ones: Ukrainian|Kazakh|Spanish|Portuguese|German|French|Turkish|Arabic. */
export const QUESTION_WORDS: Readonly<Record<string, string>> = {
  'German federal election':
    'Парламентські вибори в Німеччині|Германиядағы парламент сайлауы|Elecciones federales de Alemania|Eleições federais na Alemanha|Bundestagswahl|Élections fédérales allemandes|Almanya federal seçimleri|الانتخابات الاتحادية الألمانية',
  'UK general election':
    'Парламентські вибори у Великій Британії|Ұлыбританиядағы парламент сайлауы|Elecciones generales del Reino Unido|Eleições gerais no Reino Unido|Britische Unterhauswahl|Élections générales britanniques|Birleşik Krallık genel seçimleri|الانتخابات العامة البريطانية',
  'US House of Representatives':
    'Палата представників США|АҚШ Өкілдер палатасы|Cámara de Representantes estadounidense|Câmara dos Representantes dos EUA|US-Repräsentantenhaus|Chambre des représentants des États-Unis|ABD Temsilciler Meclisi|مجلس النواب الأمريكي',
  'Spanish general election':
    'Парламентські вибори в Іспанії|Испаниядағы парламент сайлауы|Elecciones generales de España|Eleições gerais na Espanha|Spanische Parlamentswahl|Élections générales espagnoles|İspanya genel seçimleri|الانتخابات العامة الإسبانية',
  'Italian general election':
    'Парламентські вибори в Італії|Италиядағы парламент сайлауы|Elecciones generales de Italia|Eleições gerais na Itália|Italienische Parlamentswahl|Élections générales italiennes|İtalya genel seçimleri|الانتخابات العامة الإيطالية',
  'Turnout at the Polish election':
    'Явка на виборах у Польщі|Польшадағы сайлауға қатысу|Participación en las elecciones de Polonia|Participação nas eleições da Polônia|Wahlbeteiligung in Polen|Participation aux élections polonaises|Polonya seçimlerine katılım|نسبة المشاركة في الانتخابات البولندية',
  'French presidential election':
    'Вибори президента Франції|Франция президентін сайлау|Elecciones presidenciales de Francia|Eleições presidenciais na França|Französische Präsidentschaftswahl|Élection présidentielle française|Fransa cumhurbaşkanlığı seçimi|الانتخابات الرئاسية الفرنسية',
  'Istanbul mayoral election':
    'Вибори мера Стамбула|Ыстамбұл әкімін сайлау|Elecciones a la alcaldía de Estambul|Eleições municipais de Istambul|Bürgermeisterwahl in Istanbul|Élection municipale d’Istanbul|İstanbul belediye başkanlığı seçimi|انتخابات رئاسة بلدية إسطنبول',
  'Most seats':
    'Перше місце|Бірінші орын|Más escaños|Mais cadeiras|Meiste Sitze|Plus de sièges|En çok sandalye|أكثر المقاعد',
  Control: 'Контроль|Бақылау|Control|Controle|Mehrheit|Contrôle|Çoğunluk|السيطرة',
  'First round':
    'Результат першого туру|Бірінші тур нәтижесі|Primera vuelta|Primeiro turno|Erster Wahlgang|Premier tour|İlk tur|الجولة الأولى',
  'Winning party':
    'Партія-переможець|Жеңген партия|Partido ganador|Partido vencedor|Siegreiche Partei|Parti vainqueur|Kazanan parti|الحزب الفائز',
  'CDU/CSU': 'ХДС/ХСС|ХДО/ХСО|CDU/CSU|CDU/CSU|CDU/CSU|CDU/CSU|CDU/CSU|الاتحاد المسيحي',
  AfD: 'АдН|ГБ|AfD|AfD|AfD|AfD|AfD|البديل من أجل ألمانيا',
  SPD: 'СДПН|ГСДП|SPD|SPD|SPD|SPD|SPD|الحزب الاشتراكي الديمقراطي',
  'The Greens': 'Зелені|Жасылдар|Los Verdes|Os Verdes|Die Grünen|Les Verts|Yeşiller|الخضر',
  'The Left': 'Ліві|Солшылдар|La Izquierda|A Esquerda|Die Linke|La Gauche|Sol Parti|اليسار',
  FDP: 'ВДП|ЕДП|FDP|FDP|FDP|FDP|FDP|الحزب الديمقراطي الحر',
  'Reform UK': 'Реформ Юкей|Реформ Юкей|Reform UK|Reform UK|Reform UK|Reform UK|Reform UK|ريفورم يو كيه',
  Labour: 'Лейбористи|Лейбористер|Laboristas|Trabalhistas|Labour|Travaillistes|İşçi Partisi|حزب العمال',
  Conservatives:
    'Консерватори|Консерваторлар|Conservadores|Conservadores|Konservative|Conservateurs|Muhafazakârlar|المحافظون',
  'Liberal Democrats':
    'Ліберальні демократи|Либерал-демократтар|Liberal Demócratas|Liberais Democratas|Liberaldemokraten|Libéraux-démocrates|Liberal Demokratlar|الديمقراطيون الأحرار',
  'Green Party': 'Зелені|Жасылдар|Partido Verde|Partido Verde|Grüne|Parti vert|Yeşiller Partisi|حزب الخضر',
  'Scottish National Party':
    'Шотландська національна партія|Шотландия ұлттық партиясы|Partido Nacional Escocés|Partido Nacional Escocês|Schottische Nationalpartei|Parti national écossais|İskoç Ulusal Partisi|الحزب الوطني الاسكتلندي',
  Democrats: 'Демократи|Демократтар|Demócratas|Democratas|Demokraten|Démocrates|Demokratlar|الديمقراطيون',
  Republicans:
    'Республіканці|Республикашылдар|Republicanos|Republicanos|Republikaner|Républicains|Cumhuriyetçiler|الجمهوريون',
  'Peoples Party':
    'Народна партія|Халық партиясы|Partido Popular|Partido Popular|Volkspartei|Parti populaire|Halk Partisi|الحزب الشعبي',
  PSOE: 'Соціалісти|Социалистер|PSOE|PSOE|PSOE|PSOE|PSOE|الحزب الاشتراكي',
  Vox: 'Вокс|Вокс|Vox|Vox|Vox|Vox|Vox|فوكس',
  Sumar: 'Сумар|Сумар|Sumar|Sumar|Sumar|Sumar|Sumar|سومار',
  Podemos: 'Подемос|Подемос|Podemos|Podemos|Podemos|Podemos|Podemos|بوديموس',
  'Brothers of Italy':
    'Брати Італії|Италия бауырлары|Hermanos de Italia|Irmãos de Itália|Brüder Italiens|Frères d’Italie|İtalya’nın Kardeşleri|إخوة إيطاليا',
  'Democratic Party':
    'Демократична партія|Демократиялық партия|Partido Democrático|Partido Democrático|Demokratische Partei|Parti démocrate|Demokratik Parti|الحزب الديمقراطي',
  'Five Star Movement':
    'П’ять зірок|Бес жұлдыз|Movimiento 5 Estrellas|Movimento 5 Estrelas|Fünf-Sterne-Bewegung|Mouvement 5 étoiles|Beş Yıldız Hareketi|حركة خمس نجوم',
  Lega: 'Ліга|Лига|Liga|Liga|Lega|Ligue|Lig Partisi|الرابطة',
  'Forza Italia':
    'Вперед, Італіє|Алға, Италия|Forza Italia|Forza Italia|Forza Italia|Forza Italia|Forza Italia|فورزا إيطاليا',
  'Over 75 %': 'Понад 75 %|75 %-дан көп|Más del 75 %|Mais de 75 %|Über 75 %|Plus de 75 %|%75’ten fazla|أكثر من 75 %',
  'Under 50 %': 'Менше 50 %|50 %-дан аз|Menos del 50 %|Menos de 50 %|Unter 50 %|Moins de 50 %|%50’den az|أقل من 50 %',
  'A second round':
    'Буде другий тур|Екінші тур болады|Habrá segunda vuelta|Haverá segundo turno|Stichwahl|Un second tour|İkinci tur olur|جولة ثانية',
  'Won in the first round':
    'Перемога в першому турі|Бірінші турда жеңіс|Victoria en la primera vuelta|Vitória no primeiro turno|Sieg im ersten Wahlgang|Victoire au premier tour|İlk turda kazanılır|فوز من الجولة الأولى',
  CHP: 'РНП|РХП|CHP|CHP|CHP|CHP|CHP|حزب الشعب الجمهوري',
  AKP: 'ПСР|ӘДП|AKP|AKP|AKP|AKP|AKP|حزب العدالة والتنمية',
  'Good Party': 'Хороша партія|Жақсы партия|Partido Bueno|Partido Bom|İYİ-Partei|Bon Parti|İYİ Parti|الحزب الجيد',
  Other: 'Інша|Басқа|Otro|Outro|Andere|Autre|Diğer|غيره',
  'Bank of Russia key rate':
    'Ключова ставка Банку Росії|Ресей банкінің базалық мөлшерлемесі|Tipo de interés del Banco de Rusia|Taxa de juro do Banco da Rússia|Leitzins der Bank Russlands|Taux directeur de la Banque de Russie|Rusya Merkez Bankası politika faizi|سعر الفائدة لدى بنك روسيا',
  'US Federal Reserve rate':
    'Ставка ФРС США|АҚШ ФРЖ мөлшерлемесі|Tipo de interés de la Reserva Federal|Taxa de juro da Reserva Federal|Leitzins der US-Notenbank|Taux de la Réserve fédérale|Fed faizi|سعر الفائدة لدى الاحتياطي الفيدرالي',
  'European Central Bank rate':
    'Ставка ЄЦБ|ЕОБ мөлшерлемесі|Tipo de interés del BCE|Taxa de juro do BCE|Leitzins der EZB|Taux de la BCE|AMB faizi|سعر الفائدة لدى البنك المركزي الأوروبي',
  'Bank of England rate':
    'Ставка Банку Англії|Англия банкінің мөлшерлемесі|Tipo de interés del Banco de Inglaterra|Taxa de juro do Banco de Inglaterra|Leitzins der Bank of England|Taux de la Banque d’Angleterre|İngiltere Merkez Bankası faizi|سعر الفائدة لدى بنك إنجلترا',
  'Bank of Japan rate':
    'Ставка Банку Японії|Жапония банкінің мөлшерлемесі|Tipo de interés del Banco de Japón|Taxa de juro do Banco do Japão|Leitzins der Bank von Japan|Taux de la Banque du Japon|Japonya Merkez Bankası faizi|سعر الفائدة لدى بنك اليابان',
  Decision: 'Рішення|Шешім|Decisión|Decisão|Entscheidung|Décision|Karar|القرار',
  'No change': 'Без змін|Өзгеріссіз|Sin cambios|Sem alteração|Unverändert|Sans changement|Değişmez|بلا تغيير',
  'Cut by 0.25 pp':
    'Зниження на 0,25 в. п.|0,25 п. т. төмендету|Bajada de 0,25 pp|Corte de 0,25 p. p.|Senkung um 0,25 PP|Baisse de 0,25 pt|0,25 puan indirim|خفض 0.25 نقطة',
  'Cut by 0.5 pp':
    'Зниження на 0,5 в. п.|0,5 п. т. төмендету|Bajada de 0,5 pp|Corte de 0,5 p. p.|Senkung um 0,5 PP|Baisse de 0,5 pt|0,5 puan indirim|خفض 0.5 نقطة',
  'Cut by 1 pp':
    'Зниження на 1 в. п.|1 п. т. төмендету|Bajada de 1 pp|Corte de 1 p. p.|Senkung um 1 PP|Baisse de 1 pt|1 puan indirim|خفض نقطة واحدة',
  'Cut by 2 pp':
    'Зниження на 2 в. п.|2 п. т. төмендету|Bajada de 2 pp|Corte de 2 p. p.|Senkung um 2 PP|Baisse de 2 pts|2 puan indirim|خفض نقطتين',
  'Rise by 0.25 pp':
    'Підвищення на 0,25 в. п.|0,25 п. т. көтеру|Subida de 0,25 pp|Alta de 0,25 p. p.|Erhöhung um 0,25 PP|Hausse de 0,25 pt|0,25 puan artış|رفع 0.25 نقطة',
  Rise: 'Підвищення|Көтеру|Subida|Alta|Erhöhung|Hausse|Artış|رفع',
  Cut: 'Зниження|Төмендету|Bajada|Corte|Senkung|Baisse|İndirim|خفض',
  'Next UN Secretary-General':
    'Наступний генеральний секретар ООН|БҰҰ-ның келесі бас хатшысы|Próximo secretario general de la ONU|Próximo secretário-geral da ONU|Nächster UN-Generalsekretär|Prochain secrétaire général de l’ONU|Sıradaki BM Genel Sekreteri|الأمين العام القادم للأمم المتحدة',
  Region: 'Регіон|Өңір|Región|Região|Region|Région|Bölge|المنطقة',
  'Latin America':
    'Латинська Америка|Латын Америкасы|América Latina|América Latina|Lateinamerika|Amérique latine|Latin Amerika|أمريكا اللاتينية',
  'Eastern Europe':
    'Східна Європа|Шығыс Еуропа|Europa del Este|Europa Oriental|Osteuropa|Europe de l’Est|Doğu Avrupa|أوروبا الشرقية',
  'Western Europe':
    'Західна Європа|Батыс Еуропа|Europa Occidental|Europa Ocidental|Westeuropa|Europe de l’Ouest|Batı Avrupa|أوروبا الغربية',
  'North America':
    'Північна Америка|Солтүстік Америка|Norteamérica|América do Norte|Nordamerika|Amérique du Nord|Kuzey Amerika|أمريكا الشمالية',
  Europe: 'Європа|Еуропа|Europa|Europa|Europa|Europe|Avrupa|أوروبا',
  Asia: 'Азія|Азия|Asia|Ásia|Asien|Asie|Asya|آسيا',
  Africa: 'Африка|Африка|África|África|Afrika|Afrique|Afrika|أفريقيا',
  'Next member of BRICS':
    'Наступний член БРІКС|БРИКС-тің келесі мүшесі|Próximo miembro de los BRICS|Próximo membro dos BRICS|Nächstes BRICS-Mitglied|Prochain membre des BRICS|BRICS’in sıradaki üyesi|العضو القادم في بريكس',
  'Nobel Peace Prize':
    'Нобелівська премія миру|Нобель бейбітшілік сыйлығы|Premio Nobel de la Paz|Prêmio Nobel da Paz|Friedensnobelpreis|Prix Nobel de la paix|Nobel Barış Ödülü|جائزة نوبل للسلام',
  'An organisation':
    'Організація|Ұйым|Una organización|Uma organização|Eine Organisation|Une organisation|Bir kuruluş|منظمة',
  'One laureate': 'Один лауреат|Бір лауреат|Un galardonado|Um laureado|Ein Preisträger|Un lauréat|Bir kişi|فائز واحد',
  'Two laureates':
    'Два лауреати|Екі лауреат|Dos galardonados|Dois laureados|Zwei Preisträger|Deux lauréats|İki kişi|فائزان',
  'Three laureates':
    'Три лауреати|Үш лауреат|Tres galardonados|Três laureados|Drei Preisträger|Trois lauréats|Üç kişi|ثلاثة فائزين',
  'Host of the next G20 summit':
    'Країна наступного саміту Великої двадцятки|Үлкен жиырмалықтың келесі саммитінің елі|Sede de la próxima cumbre del G20|País da próxima cúpula do G20|Gastgeber des nächsten G20-Gipfels|Pays hôte du prochain sommet du G20|Sıradaki G20 zirvesinin ev sahibi|مضيف قمة العشرين القادمة',
  Oscars: 'Оскар|Оскар|Óscar|Óscar|Oscars|Oscars|Oscar|الأوسكار',
  'Best picture':
    'Найкращий фільм|Үздік фильм|Mejor película|Melhor filme|Bester Film|Meilleur film|En iyi film|أفضل فيلم',
  'Genre of the winner':
    'Жанр переможця|Жеңімпаз жанры|Género de la ganadora|Género do vencedor|Genre des Siegers|Genre du vainqueur|Kazananın türü|نوع الفائز',
  Drama: 'Драма|Драма|Drama|Drama|Drama|Drame|Dram|دراما',
  'Historical film':
    'Історичне кіно|Тарихи фильм|Película histórica|Filme histórico|Historienfilm|Film historique|Tarihi film|فيلم تاريخي',
  Comedy: 'Комедія|Комедия|Comedia|Comédia|Komödie|Comédie|Komedi|كوميديا',
  'Science fiction':
    'Фантастика|Ғылыми фантастика|Ciencia ficción|Ficção científica|Science-Fiction|Science-fiction|Bilim kurgu|خيال علمي',
  Musical: 'Мюзикл|Мюзикл|Musical|Musical|Musical|Film musical|Müzikal|فيلم غنائي',
  Eurovision: 'Євробачення|Еуровидение|Eurovisión|Eurovisão|Eurovision|Eurovision|Eurovision|يوروفيجن',
  'Winning country':
    'Країна-переможець|Жеңімпаз ел|País ganador|País vencedor|Siegerland|Pays vainqueur|Kazanan ülke|البلد الفائز',
  'Cannes festival':
    'Каннський фестиваль|Канн фестивалі|Festival de Cannes|Festival de Cannes|Filmfestspiele von Cannes|Festival de Cannes|Cannes Film Festivali|مهرجان كان',
  'Palme d Or':
    'Золота пальмова гілка|Алтын пальма бұтағы|Palma de Oro|Palma de Ouro|Goldene Palme|Palme d’or|Altın Palmiye|السعفة الذهبية',
  'Country of the director':
    'Країна режисера|Режиссёр елі|País del director|País do diretor|Land der Regie|Pays du réalisateur|Yönetmenin ülkesi|بلد المخرج',
  'Nobel Prize in Literature':
    'Нобелівська премія з літератури|Әдебиет бойынша Нобель сыйлығы|Premio Nobel de Literatura|Prêmio Nobel da Literatura|Literaturnobelpreis|Prix Nobel de littérature|Nobel Edebiyat Ödülü|جائزة نوبل في الأدب',
  'Booker Prize':
    'Букерівська премія|Букер сыйлығы|Premio Booker|Prêmio Booker|Booker Prize|Prix Booker|Booker Ödülü|جائزة بوكر',
  'Gender of the winner':
    'Стать лауреата|Лауреат жынысы|Sexo del galardonado|Sexo do laureado|Geschlecht des Preisträgers|Sexe du lauréat|Kazananın cinsiyeti|جنس الفائز',
  'A woman': 'Жінка|Әйел|Una mujer|Uma mulher|Eine Frau|Une femme|Kadın|امرأة',
  'A man': 'Чоловік|Ер адам|Un hombre|Um homem|Ein Mann|Un homme|Erkek|رجل',
};
