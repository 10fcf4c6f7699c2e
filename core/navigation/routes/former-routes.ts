/** An address that another one took the place of. */
export interface FormerRoute {
  readonly from: string;
  /** Where it leads, with the parameters it keeps. */
  readonly to: string;
  /** What the query gets besides. */
  readonly query?: string;
  /** 301 where the old address is gone for good, 302 where it only leads on. */
  readonly status: 301 | 302;
  /** Of the query what goes no further: secrets that the pages read from the fragment alone. */
  readonly drops?: readonly string[];
  /** Only where the query says so. */
  readonly where?: { readonly parameter: string; readonly is: string };
}

const SECRETS = ['token', 'code'];

/** NV-6 The first that fits counts. */
export const FORMER_ROUTES: readonly FormerRoute[] = [
  { from: 'home', to: '', status: 301 },
  {
    from: 'home/{section}/{menuSection?}/{sport?}/{champ?}/{game?}',
    to: '{section}/{menuSection?}/{sport?}/{champ?}/{game?}',
    status: 301,
  },
  { from: 'home/{section}/{sport}/{champ?}/{game?}', to: '{section}/{sport}/{champ?}/{game?}', status: 301 },
  { from: 'cyber', to: 'cyber/real', status: 301 },
  { from: 'rules', to: 'rules/1', status: 301 },
  { from: 'vulkan', to: 'slots/vulkan', status: 301 },
  { from: 'tvgames/view/poker', to: 'poker', status: 301 },
  { from: 'allgamesentrance', to: 'games', status: 301 },
  { from: 'allgamesentrance/{shortBonusGame}', to: 'games/{shortBonusGame}', status: 301 },
  { from: 'games/{shortBonusGame}', to: 'games/{shortBonusGame}-bonus', status: 301 },
  { from: '{shortBonusGame}', to: 'games/{shortBonusGame}-bonus', status: 301 },
  { from: 'startdownloadapp', to: 'mobile', status: 301 },
  { from: 'fastgames-daily-tournament', to: 'promotions/fastgames-daily-tournament', status: 301 },
  { from: 'user/registration.php', to: 'registration', status: 301 },
  { from: 'coupon', to: '', status: 302 },
  { from: 'forgotpassword', to: '', query: 'showForgotPasswordModal=1', status: 302 },
  { from: 'user/forgotpassword', to: '', query: 'showForgotPasswordModal=1', status: 302 },
  {
    from: 'user/action.php',
    to: 'user/passwordreset',
    status: 302,
    where: { parameter: 'action', is: 'forgot' },
    drops: SECRETS,
  },
  { from: 'user/action.php', to: 'user/activate', status: 302, drops: SECRETS },
];
