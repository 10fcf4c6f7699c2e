import type { SportCode } from '../../../../core/sports/tree/sport.ts';

/** Sports: code to [Russian, English]. */
export const SPORT_NAMES: Readonly<Record<SportCode, readonly [ru: string, en: string]>> = {
  football: ['Футбол', 'Football'],
  'ice-hockey': ['Хоккей', 'Ice hockey'],
  basketball: ['Баскетбол', 'Basketball'],
  tennis: ['Теннис', 'Tennis'],
  baseball: ['Бейсбол', 'Baseball'],
  volleyball: ['Волейбол', 'Volleyball'],
  handball: ['Гандбол', 'Handball'],
  'table-tennis': ['Настольный теннис', 'Table tennis'],
  badminton: ['Бадминтон', 'Badminton'],
  'dota-2': ['Dota 2', 'Dota 2'],
  cs2: ['CS2', 'CS2'],
  lol: ['League of Legends', 'League of Legends'],
  valorant: ['Valorant', 'Valorant'],
  'rainbow-six': ['Rainbow Six', 'Rainbow Six'],
  'starcraft-2': ['StarCraft II', 'StarCraft II'],
  'cyber-football': ['Киберфутбол', 'Virtual football'],
  'cyber-ice-hockey': ['Киберхоккей', 'Virtual ice hockey'],
  'cyber-basketball': ['Кибербаскетбол', 'Virtual basketball'],
  mma: ['MMA', 'MMA'],
  cricket: ['Крикет', 'Cricket'],
  politics: ['Политика', 'Politics'],
};
