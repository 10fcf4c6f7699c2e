/** Questions with many answers: [champ key, 'Russian|English' question, 'Russian|English' answers in order of likelihood]. */
export const POLITICAL_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, answers: string])[]>> =
  {
    elections: [
      [
        'Парламентские выборы в Германии. Первое место|German federal election. Most seats',
        'ХДС/ХСС|CDU/CSU;АдГ|AfD;СДПГ|SPD;Зелёные|The Greens;Левые|The Left;СвДП|FDP',
      ],
      [
        'Парламентские выборы в Великобритании. Первое место|UK general election. Most seats',
        'Реформ Великобритания|Reform UK;Лейбористы|Labour;Консерваторы|Conservatives;Либеральные демократы|Liberal Democrats;Зелёные|Green Party;Шотландская национальная партия|Scottish National Party',
      ],
      [
        'Выборы в Конгресс США. Контроль Палаты представителей|US House of Representatives. Control',
        'Демократы|Democrats;Республиканцы|Republicans',
      ],
      [
        'Парламентские выборы в Испании. Первое место|Spanish general election. Most seats',
        'Народная партия|Peoples Party;Социалисты|PSOE;Вокс|Vox;Сумар|Sumar;Подемос|Podemos',
      ],
      [
        'Парламентские выборы в Италии. Первое место|Italian general election. Most seats',
        'Братья Италии|Brothers of Italy;Демократическая партия|Democratic Party;Пять звёзд|Five Star Movement;Лига|Lega;Вперёд, Италия|Forza Italia',
      ],
      [
        'Явка на выборах в Польше|Turnout at the Polish election',
        '60-70 %|60-70 %;70-75 %|70-75 %;50-60 %|50-60 %;Более 75 %|Over 75 %;Менее 50 %|Under 50 %',
      ],
      [
        'Выборы президента Франции. Исход первого тура|French presidential election. First round',
        'Будет второй тур|A second round;Победа в первом туре|Won in the first round',
      ],
      [
        'Выборы мэра Стамбула. Победившая партия|Istanbul mayoral election. Winning party',
        'РНП|CHP;ПСР|AKP;Хорошая партия|Good Party;Другая|Other',
      ],
    ],
    'central-banks': [
      [
        'Ключевая ставка Банка России. Решение|Bank of Russia key rate. Decision',
        'Без изменений|No change;Снижение на 0,5 п. п.|Cut by 0.5 pp;Снижение на 1 п. п.|Cut by 1 pp;Снижение на 2 п. п.|Cut by 2 pp;Повышение|Rise',
      ],
      [
        'Ставка ФРС США. Решение|US Federal Reserve rate. Decision',
        'Без изменений|No change;Снижение на 0,25 п. п.|Cut by 0.25 pp;Снижение на 0,5 п. п.|Cut by 0.5 pp;Повышение|Rise',
      ],
      [
        'Ставка ЕЦБ. Решение|European Central Bank rate. Decision',
        'Без изменений|No change;Снижение на 0,25 п. п.|Cut by 0.25 pp;Снижение на 0,5 п. п.|Cut by 0.5 pp;Повышение|Rise',
      ],
      [
        'Ставка Банка Англии. Решение|Bank of England rate. Decision',
        'Без изменений|No change;Снижение на 0,25 п. п.|Cut by 0.25 pp;Повышение|Rise',
      ],
      [
        'Ставка Банка Японии. Решение|Bank of Japan rate. Decision',
        'Без изменений|No change;Повышение на 0,25 п. п.|Rise by 0.25 pp;Снижение|Cut',
      ],
    ],
    organisations: [
      [
        'Следующий генеральный секретарь ООН. Регион|Next UN Secretary-General. Region',
        'Латинская Америка|Latin America;Восточная Европа|Eastern Europe;Африка|Africa;Азия|Asia;Западная Европа|Western Europe',
      ],
      [
        'Следующий член БРИКС|Next member of BRICS',
        'Турция|Turkey;Малайзия|Malaysia;Таиланд|Thailand;Казахстан|Kazakhstan;Алжир|Algeria;Куба|Cuba',
      ],
      [
        'Нобелевская премия мира|Nobel Peace Prize',
        'Организация|An organisation;Один лауреат|One laureate;Два лауреата|Two laureates;Три лауреата|Three laureates',
      ],
      [
        'Страна проведения следующего саммита G20|Host of the next G20 summit',
        'Республика Корея|South Korea;Великобритания|United Kingdom;Саудовская Аравия|Saudi Arabia;Турция|Turkey',
      ],
    ],
  };
