import { describe, expect, it } from 'vitest';
import { readStartSettings, StartProblem } from '../../composition/start-settings.ts';

const PRODUCTION = { SITE_MODE: 'production' };

describe('the settings of a start', () => {
  it('are those of a demonstration on this machine, believing nobody, where nothing is set', () => {
    expect(readStartSettings({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: 'localhost',
      hosts: [],
      trustedProxies: 0,
      requestLimit: 1200,
      nodes: 1,
      isOneClickRegistrationAllowed: true,
    });
  });

  it.each([{ NODE_ENV: 'production' }, { HOST: '0.0.0.0' }, { HOST: 'site.example', NODE_ENV: 'development' }])(
    'make no demonstration of what others may reach, where none is asked for: %j',
    (env) => {
      expect(() => readStartSettings(env)).toThrow(/^SITE_MODE must say/);
      expect(readStartSettings({ ...env, SITE_MODE: 'demo' }).mode).toBe('demo');
    },
  );

  it('say which switches of the site are on and off, and which types of coupon name their bounds; an unknown one keeps it from starting', () => {
    expect(readStartSettings({}).rules).toEqual({});
    const env = {
      SWITCHED_OFF: 'showVipBet, isAvailableCouponBonusBet',
      SWITCHED_ON: 'isVipDomain',
      COUPON_TYPES_WITH_MIN_AMOUNT: 'system,single',
      COUPON_TYPES_WITH_MAX_AMOUNT: '',
    };
    expect(readStartSettings(env).rules).toEqual({
      showVipBet: false,
      isAvailableCouponBonusBet: false,
      isVipDomain: true,
      couponTypesWithMinAmount: [0, 2],
      couponTypesWithMaxAmount: [],
    });
    expect(() => readStartSettings({ SWITCHED_OFF: 'vip' })).toThrow('SWITCHED_OFF knows no "vip"');
  });

  it('name the properties of a brand book and the counters of others; what is none keeps it from starting [BRD-1] [AN-14]', () => {
    const BRAND_BOOK = '--brand-accent: #0a58ca; --brand-font: Inter, Arial;';
    const COUNTERS = 'pixel:77@https://count.example.net';
    expect(readStartSettings({ BRAND_BOOK, COUNTERS })).toMatchObject({
      brandBook: [
        { property: '--brand-accent', value: '#0a58ca' },
        { property: '--brand-font', value: 'Inter, Arial' },
      ],
      counters: [{ kind: 'pixel', id: '77', origin: 'https://count.example.net' }],
    });
    expect(readStartSettings({})).toMatchObject({ brandBook: [], counters: [] });
    expect(() => readStartSettings({ BRAND_BOOK: '--brand-accent: url(//evil.test)' })).toThrow('BRAND_BOOK must list');
    expect(() => readStartSettings({ COUNTERS: 'script:1@https://a.example' })).toThrow('COUNTERS must list');
  });

  it.each([
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, 2001:db8::/32,loopback', ['10.0.0.0/8', '2001:db8::/32', 'loopback']],
    ['fc00::/7, 172.16.0.0/12', ['fc00::/7', '172.16.0.0/12']],
    ['::ffff:10.0.0.0/104', ['::ffff:10.0.0.0/104']],
    ['10.0.0.0/8,172.16.0.0/12,192.168.0.0/16', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']],
    ['104.16.0.0/13,172.64.0.0/13,2400:cb00::/32', ['104.16.0.0/13', '172.64.0.0/13', '2400:cb00::/32']],
    ['', 0],
  ])('name the proxies in front: %j', (text, trusted) => {
    expect(readStartSettings({ TRUST_PROXY: text }).trustedProxies).toEqual(trusted);
  });

  it.each([
    ['NODES', '0'],
    ['NODES', '2.5'],
    ['NODES', '65'],
    ['NODES', 'two'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '1,2'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, ::/0'],
    ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
    ['TRUST_PROXY', '0.0.0.0/1'],
    ['TRUST_PROXY', '0.0.0.0/2, 64.0.0.0/3, 10.0.0.0/8, 96.0.0.0/3'],
    ['TRUST_PROXY', '::/1, 8000::/1'],
    ['TRUST_PROXY', '2000::/4'],
    ['TRUST_PROXY', '::ffff:0.0.0.0/97'],
    ['TRUST_PROXY', '::ffff:0:0/96'],
    ['TRUST_PROXY', '0.0.0.0/2,64.0.0.0/3,96.0.0.0/4,112.0.0.0/5,120.0.0.0/6,124.0.0.0/7,126.0.0.0/8'],
    ['TRUST_PROXY', '11.0.0.0/8'],
    ['TRUST_PROXY', '11.0.0.0/9, 11.128.0.0/9'],
    ['TRUST_PROXY', '2400::/6,2800::/6,2c00::/7'],
    ['TRUST_PROXY', '2600::/16'],
    ['TRUST_PROXY', '::/80'],
    ['TRUST_PROXY', 'proxy.test'],
    ['TRUST_PROXY', 'everybody'],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['SANDBOX_SPEED', '0'],
    ['SITE_MODE', 'test'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['API_URL', 'backend'],
    ['PROVIDER_ORIGIN', 'pay.test'],
    ['PROVIDER_ORIGIN', 'https://pay.test/page'],
    ['PROVIDER_ORIGIN', 'https://pay.test'],
    ['API_URL', 'http://backend.test/v1'],
    ['SITE_HOSTS', 'https://site.test'],
    ['SITE_HOSTS', 'site.test:443'],
    ['API_URL', 'https://api.test/v1'],
    ['API_URL', 'https://api.test/?a=b'],
    ['API_URL', 'https://user@api.test'],
    ['ONE_CLICK_REGISTRATION', 'yes'],
    ['SITE_SECRET', 'too-short-a-secret'],
    ['SITE_SECRET_PREVIOUS', 'x'.repeat(32)],
    ['REQUEST_LIMIT', '-1'],
  ])('refuse %s=%s by its name, in one line', (name, value) => {
    expect(() => readStartSettings({ [name]: value })).toThrow(StartProblem);
    expect(() => readStartSettings({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+$`));
  });

  it('need the hosts of the site in production, where others than this machine reach it', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'site.test'])
      expect(() => readStartSettings({ ...PRODUCTION, HOST })).toThrow(/^SITE_HOSTS must [^\n]+$/);
    for (const HOST of ['localhost', '127.0.0.1', '::1'])
      expect(readStartSettings({ ...PRODUCTION, HOST }).hosts).toEqual([]);
    expect(readStartSettings({ ...PRODUCTION, HOST: '0.0.0.0', SITE_HOSTS: 'site.test' }).hosts).toEqual(['site.test']);
    expect(readStartSettings({ SITE_MODE: 'demo', HOST: '0.0.0.0' }).hosts).toEqual([]);
  });

  it('let nobody register in one click in production unless they say so', () => {
    expect(readStartSettings(PRODUCTION).isOneClickRegistrationAllowed).toBe(false);
    const open = { ...PRODUCTION, ONE_CLICK_REGISTRATION: 'on' };
    expect(readStartSettings(open).isOneClickRegistrationAllowed).toBe(true);
    expect(readStartSettings({ ONE_CLICK_REGISTRATION: 'off' }).isOneClickRegistrationAllowed).toBe(false);
  });

  it('take an origin for the payment system beside the hosts of the site [PMT-58]', () => {
    const PROVIDER_ORIGIN = 'https://pay.site.test/';
    expect(readStartSettings({ PROVIDER_ORIGIN, SITE_HOSTS: 'site.test' }).providerOrigin).toBe(
      'https://pay.site.test',
    );
    expect(() => readStartSettings({ PROVIDER_ORIGIN, SITE_HOSTS: 'site.test,pay.site.test' })).toThrow(StartProblem);
    expect(readStartSettings({}).providerOrigin).toBeUndefined();
  });

  it('take the applications of other servers, in plain from this machine alone and never in production [MAT-10, MAT-29, MAT-30]', () => {
    const near = 'results=http://localhost:4000/slot header-widget=https://apps.example/header';
    const taken = readStartSettings({
      MINI_APPS: near,
      HOME_SLOTS: 'results-wins  store-prices',
      REMOTE_SCREENS: 'results office',
    });
    expect(taken.miniApps).toEqual({
      results: 'http://localhost:4000/slot',
      'header-widget': 'https://apps.example/header',
    });
    expect(taken.homeSlots).toEqual(['results-wins', 'store-prices']);
    const production = { SITE_MODE: 'production', SITE_HOSTS: 'example.org' };
    expect(() => readStartSettings({ ...production, MINI_APPS: near })).toThrow(/MINI_APPS/);
    for (const MINI_APPS of ['results=http://apps.example/', 'nothing=https://apps.example/', 'results'])
      expect(() => readStartSettings({ MINI_APPS })).toThrow(/MINI_APPS/);
    for (const HOME_SLOTS of ['nothing', 'betting-picks', 'header-widget', 'results-wins results-wins'])
      expect(() => readStartSettings({ HOME_SLOTS })).toThrow(/HOME_SLOTS/);
    expect(taken.remoteScreens).toEqual(['results', 'office']);
    for (const REMOTE_SCREENS of ['nothing', 'betting', 'payment-consultant', 'home-showcase', 'results results'])
      expect(() => readStartSettings({ REMOTE_SCREENS })).toThrow(/REMOTE_SCREENS/);
  });

  it('take another back end at its origin', () => {
    expect(readStartSettings({ API_URL: 'https://api.test:8443/' }).apiUrl).toBe('https://api.test:8443');
  });
});
