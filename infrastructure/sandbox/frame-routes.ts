import { jurisdictionProfile } from '../../core/limits/jurisdiction.ts';
import { LICENCE_NAMES, searchEngineLinks } from './world/names/frame-names.ts';
import { SITE_FRAME } from '../site/site-frame-calls.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { serveCall, type ServedApi } from './server/serve-call.ts';

/** Social networks of the demonstration: addresses that belong to nobody. */
const NETWORKS = [
  ['telegram', 'Telegram', 'send'],
  ['vk', 'VK', 'users'],
  ['youtube', 'YouTube', 'video'],
] as const;

/** What the operator puts around every page. */
export function serveFrame(
  api: ServedApi,
  { frame, jurisdiction }: Pick<SandboxParts, 'frame' | 'jurisdiction'>,
): void {
  serveCall(api, SITE_FRAME, ({ query }) => {
    const { doesFreePlayNeedAge } = jurisdictionProfile(jurisdiction());
    return {
      result: {
        socialLinks: NETWORKS.map(([name, label, iconName]) => ({
          name,
          value: name,
          placementTypeId: 1,
          iconName,
          link: `https://oddsmith.example/${name}`,
          label,
        })),
        licences: [{ authority: LICENCE_NAMES[query.lang], number: 'DEMO-1' }],
        paymentMarks: ['card', 'bank', 'wallet', 'crypto'],
        seoLinks: [...searchEngineLinks(query.lang)],
        contacts: [
          { kind: 'phone', name: '', value: '+74950000000' },
          { kind: 'e-mail', name: '', value: 'support@oddsmith.example' },
          { kind: 'messenger', name: 'Telegram', value: 'https://oddsmith.example/support' },
        ],
        isSnowOnHome: frame.isSnowOnHome,
        // JP-7
        ageQuestion: frame.ageQuestion === 'off' && doesFreePlayNeedAge ? 'ever' : frame.ageQuestion,
      },
    };
  });
}
